import { createRequire } from 'node:module';
import path from 'node:path';
import { runCLI } from 'jest';
import type { Mutation } from './mutations.ts';

// With `bail`, Jest ends the whole process after the first failure, but in watch mode only the run.
createRequire(import.meta.url)('jest-watcher').TestWatcher.prototype.isWatchMode = () => true;

/** Long enough for a busy machine, so that no mutant counts as detected because a test was slow. */
const testTimeout = 20_000;

/** Number of Jest tests run against a mutant, and the first failed one or null. */
export interface MutantResult {
  tests: number;
  failure: string | null;
}

/**
 * Receives mutants and replies with the result of the Jest tests that their files can affect, nearest tests first, up to the first
 * failure. One process tests many mutants because most of a Jest run is its start.
 */
process.on('message', async ({ file, ...mutation }: Mutation & { file: string }) => {
  process.env.MUTANT = JSON.stringify({ path: path.resolve(file), ...mutation });
  const { results } = await runCLI(
    {
      _: [file],
      $0: '',
      config: `${import.meta.dirname}/jest.config.mjs`,
      findRelatedTests: true,
      silent: true,
      testTimeout,
      bail: 1,
      passWithNoTests: true,
      runInBand: true,
      reporters: [],
      testSequencer: `${import.meta.dirname}/nearest-tests-first.mjs`,
    },
    [process.cwd()],
  );
  const failure = results.testResults.find(({ failureMessage }) => failureMessage);
  const test = failure?.testResults.find(({ status }) => status === 'failed')?.fullName;
  const result: MutantResult = {
    tests: results.numTotalTests,
    failure: failure ? `${path.relative('.', failure.testFilePath)}: ${test ?? 'did not run'}` : null,
  };
  process.send?.(result);
});
