import { findProgram, installPackages } from '../../e2e/system-programs.ts';

/** Installs the missing programs from Debian packages of the same names; exits with a one-line message when that fails. */
export function requirePrograms(...names: string[]): void {
  const findMissing = () => names.filter((name) => !findProgram([name]));
  const missing = findMissing();
  if (missing.length > 0) installPackages(missing);
  const stillMissing = findMissing();
  if (stillMissing.length === 0) return;
  process.stderr.write(`Missing: ${stillMissing.join(', ')}. Install and run this again\n`);
  process.exit(1);
}
