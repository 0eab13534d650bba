import { findProgram, installPackages } from '../system-programs.ts';

const isInstalled = () => findProgram(['firefox-esr']) !== undefined;

if (!isInstalled()) installPackages(['firefox-esr']);
if (!isInstalled()) {
  process.stderr.write('Firefox is NOT tested: it needs firefox-esr\n');
  process.exit(1);
}
