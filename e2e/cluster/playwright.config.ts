import { defineConfig } from '@playwright/test';

/** `npm run test:cluster`: no browser; the tests of a file share their programs. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/cluster',
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/cluster-tests.json' }]],
});
