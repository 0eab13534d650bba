import { isDeepStrictEqual } from 'node:util';
import { version } from 'next/package.json';

/**
 * Compares what Next did with what the shop depends on.
 * @param sentence what Next does differently; the error message begins with 'Next 16.4.6' and this sentence
 * @param place file that depends on it
 * @throws {Error} with the sentence, both values and the place to change
 */
export function expectOfNext(actual: unknown, expected: unknown, sentence: string, place: string): void {
  if (isDeepStrictEqual(actual, expected)) return;
  const toJson = (value: unknown) => JSON.stringify(value) ?? 'nothing';
  throw new Error(
    `Next ${version} ${sentence}. Expected: ${toJson(expected)}. Found: ${toJson(actual)}. Look at ${place} and lib/platform/next/private-formats.ts; docs/upgrading-next.md says how to go on.`,
  );
}
