import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import config from '../../playwright.config.ts';

/** Tests that run in Firefox, whose driver lacks request bodies, touch and pages without script. */
const tests = [
  'searches for text typed before hydration, and restores searches on back',
  'records a search sent before the scripts load',
  'shows all sections with their links',
  'shows the weekly slides with their links in the hero',
];

/** `npm run test:firefox`: browser tests that Firefox's driver can run. */
export default defineConfig({
  ...config,
  testDir: '..',
  testIgnore: '**/{cluster,webkit}/**',
  grep: new RegExp(tests.join('|')),
  outputDir: '../../test-results/firefox',
  workers: 2,
  reporter: [['list'], ['json', { outputFile: '../../test-results/firefox-tests.json' }]],
  use: {
    ...config.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: { executablePath: fileURLToPath(new URL('./firefox.mjs', import.meta.url)) },
  },
});
