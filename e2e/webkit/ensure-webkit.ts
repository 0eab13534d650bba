import { installPackages } from '../system-programs.ts';
import { missingWebKitPackages } from './required-programs.ts';

installPackages(missingWebKitPackages());
const missing = missingWebKitPackages();
if (missing.length > 0) {
  process.stderr.write(`WebKit is NOT tested: it needs Debian and ${missing.join(', ')}\n`);
  process.exit(1);
}
