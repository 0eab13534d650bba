import { bundlePrograms } from './bundle.ts';
import { deleteAbandonedFolders } from './temporary-root.ts';

/** Jest's global setup of the tests that start programs. */
export default async function prepareProgramTests(): Promise<void> {
  deleteAbandonedFolders();
  await bundlePrograms();
}
