import { installPackages } from '../system-programs.ts';
import { missingPrograms } from './required-programs.ts';

const missing = missingPrograms();
if (missing.length > 0) installPackages(missing);
