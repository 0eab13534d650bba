import { buildWhenNeeded } from '../../server/build.ts';
import { installPackages } from '../install.ts';
import { missingPrograms } from './programs.ts';

const missing = missingPrograms();
if (missing.length > 0) installPackages(missing);
await buildWhenNeeded();
