import { createRequire } from 'node:module';
import path from 'node:path';
import { runCLI } from 'jest';
import type { Mutation } from './mutations.ts';

// After the first failure, `bail` ends the whole process, which tests further mutants; in watch mode it ends only the run.
createRequire(import.meta.url)('jest-watcher').TestWatcher.prototype.isWatchMode = () => true;

/** Long enough for a busy machine, so that no mutant counts as detected because a test was slow. */
const testTimeout = 20_000;

/** Result of the Jest tests that ran against a mutant. */
export interface MutantResult {
  testCount: number;
  /** File and name of the first failed test; null when the mutant survived. */
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
  const failedFile = results.testResults.find(({ failureMessage }) => failureMessage);
  const failedTest = failedFile?.testResults.find(({ status }) => status === 'failed')?.fullName;
  const result: MutantResult = {
    testCount: results.numTotalTests,
    failure: failedFile
      ? `${path.relative('.', failedFile.testFilePath)}: ${failedTest ?? 'did not run'}`
      : null,
  };
  process.send?.(result);
});
