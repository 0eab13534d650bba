import { installPackages } from '../system-programs.ts';
import { missingEnginePackages } from './required-programs.ts';

installPackages(missingEnginePackages());
const missing = missingEnginePackages();
if (missing.length > 0) {
  process.stderr.write(`Firefox and WebKit are NOT tested: that needs Debian with ${missing.join(', ')}\n`);
  process.exit(1);
}
