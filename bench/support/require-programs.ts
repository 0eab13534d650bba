import { findProgram, installPackages } from '../../e2e/install.ts';

/** Makes sure of programs that are named like their Debian packages; ends with one line that names what is not to be had. */
export function requirePrograms(...names: string[]): void {
  const missing = () => names.filter((name) => !findProgram([name]));
  if (missing().length > 0) installPackages(missing());
  const stillMissing = missing();
  if (stillMissing.length === 0) return;
  process.stderr.write(`There is no ${stillMissing.join(' and no ')}: install it and run this again\n`);
  process.exit(1);
}
