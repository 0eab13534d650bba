import { defineConfig } from '@playwright/test';
import { findHeadlessShell, launchArguments } from './e2e/browser.ts';
import { origin } from './e2e/support/shop-origin.ts';
import { testedStorefront } from './e2e/support/tested-storefront.ts';

const outputFolder = 'test-results/browser';

export default defineConfig({
  testDir: 'e2e',
  // These tests have a configuration of their own.
  testIgnore: '**/e2e/{cluster,engines}/**',
  outputDir: outputFolder,
  snapshotPathTemplate: 'e2e/screenshots/{arg}{ext}',
  // One more than the two processors, because workers also spend time waiting for servers.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // `npx playwright show-report` shows screenshot differences.
  reporter: [
    ['list'],
    ['json', { outputFile: 'test-results/browser-tests.json' }],
    ['html', { open: 'never' }],
    ['./e2e/support/log-reporter.ts'],
  ],
  use: {
    baseURL: origin,
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    // Language and time zone differ from the server's, so that a page that depends on these causes a hydration mismatch.
    locale: 'de-DE',
    timezoneId: 'America/New_York',
    // Without its pictures of every action, which cost a fifth of the run.
    trace: { mode: 'retain-on-first-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findHeadlessShell(), args: launchArguments },
  },
  webServer: testedStorefront(outputFolder),
});
