import { defineConfig } from '@playwright/test';
import config from '../../playwright.config.ts';

/** `npm run test:webkit`: the main flows in WebKit, which WebDriver drives instead of Playwright. */
export default defineConfig({
  ...config,
  testDir: '.',
  testIgnore: [],
  outputDir: '../../test-results/webkit',
  workers: 2,
  reporter: [['list'], ['json', { outputFile: '../../test-results/webkit-tests.json' }]],
});
