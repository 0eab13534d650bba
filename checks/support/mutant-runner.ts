import { runCLI } from 'jest';

/**
 * Answers each file that it is sent with whether the unit tests that it can affect pass, the nearest first. One process runs them for
 * one mutant after the other, as most of a run of Jest is its start.
 */
process.on('message', async (file: string) => {
  process.env.MUTATED_FILE = file;
  const { results } = await runCLI(
    {
      _: [file],
      $0: '',
      findRelatedTests: true,
      silent: true,
      bail: 1,
      passWithNoTests: true,
      runInBand: true,
      reporters: [],
      testSequencer: `${import.meta.dirname}/nearest-first.ts`,
    },
    [process.cwd()],
  );
  process.send?.(results.success);
});
