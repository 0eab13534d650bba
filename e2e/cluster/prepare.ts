import { bundlePrograms } from '../../deploy/bundle.mjs';
import { buildIfNeeded } from '../../server/build.ts';
import '../install-programs.ts';

await bundlePrograms();
await buildIfNeeded();
