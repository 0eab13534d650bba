import { buildIfNeeded } from '../../server/build.ts';
import '../install-programs.ts';

await buildIfNeeded();
