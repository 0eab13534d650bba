/**
 * Returns whether tests that need something outside the repository run. Without it, they are skipped with a line on stderr, but
 * run and fail under CI, which must test everything.
 */
export function canTestWith(requirement: string, isAvailable: boolean): boolean {
  if (isAvailable || process.env.CI) return true;
  process.stderr.write(`${requirement} is not available: its tests are SKIPPED\n`);
  return false;
}
