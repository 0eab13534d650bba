import { createRequire } from 'node:module';
import path from 'node:path';
import { runCLI } from 'jest';
import type { Mutation } from './mutations.ts';

// After the first failure Jest ends the process, but while it watches only the run.
createRequire(import.meta.url)('jest-watcher').TestWatcher.prototype.isWatchMode = () => true;

/** Far more than any test takes on a machine that is busy: nothing is noticed by its being slow. */
const testTimeout = 20_000;

/** How many unit tests were run with a mutant, and the first that failed, if any. */
export interface Outcome {
  tests: number;
  failure: string | null;
}

/**
 * Answers each mutant that it is sent with what comes of the unit tests that its file can affect, the nearest first, up to the first
 * failure. One process runs them for one mutant after the other, as most of a run of Jest is its start.
 */
process.on('message', async ({ file, ...mutation }: Mutation & { file: string }) => {
  process.env.MUTANT = JSON.stringify({ path: path.resolve(file), ...mutation });
  const { results } = await runCLI(
    {
      _: [file],
      $0: '',
      config: `${import.meta.dirname}/mutants.jest.config.mjs`,
      findRelatedTests: true,
      silent: true,
      testTimeout,
      bail: 1,
      passWithNoTests: true,
      runInBand: true,
      reporters: [],
      testSequencer: `${import.meta.dirname}/nearest-first.mjs`,
    },
    [process.cwd()],
  );
  const failure = results.testResults.find((file) => file.failureMessage);
  const test = failure?.testResults.find(({ status }) => status === 'failed')?.fullName;
  const outcome: Outcome = {
    tests: results.numTotalTests,
    failure: failure ? `${path.relative('.', failure.testFilePath)}: ${test ?? 'did not run'}` : null,
  };
  process.send?.(outcome);
});
