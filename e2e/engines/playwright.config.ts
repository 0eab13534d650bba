import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import config from '../../playwright.config.ts';
import { testedStorefront } from '../support/tested-storefront.ts';
import { leftOutTests } from './firefox/left-out-tests.ts';
import { grepPattern, pageTests } from './firefox/page-tests.ts';

const outputFolder = 'test-results/engines';

/** `npm run test:engines`: browser tests in Firefox, and the main flows in WebKit, which WebDriver drives instead of Playwright. */
export default defineConfig({
  ...config,
  testDir: '..',
  testIgnore: '**/e2e/cluster/**',
  outputDir: `../../${outputFolder}`,
  reporter: [
    ['list'],
    ['json', { outputFile: '../../test-results/engine-tests.json' }],
    ['../support/log-reporter.ts'],
  ],
  webServer: testedStorefront(outputFolder),
  projects: [
    { name: 'webkit', testMatch: '**/e2e/engines/webkit/*.spec.ts' },
    {
      name: 'firefox',
      testIgnore: '**/e2e/{cluster,engines}/**',
      grep: pageTests().map(grepPattern),
      grepInvert: Object.values(leftOutTests).flat().map(grepPattern),
      use: {
        ...config.use,
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: { executablePath: fileURLToPath(new URL('./firefox/firefox.mjs', import.meta.url)) },
      },
    },
  ],
});
