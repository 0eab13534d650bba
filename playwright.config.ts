import { defineConfig } from '@playwright/test';
import { findLightBrowser, launchArguments } from './e2e/browser.ts';
import { origin, port } from './e2e/support/shop.ts';

export default defineConfig({
  testDir: 'e2e',
  // Has a configuration of its own.
  testIgnore: '**/e2e/cluster/**',
  // Emptied before the storefront starts, its data included: every run begins with a fresh seed.
  outputDir: 'test-results',
  snapshotPathTemplate: 'e2e/looks/{arg}{ext}',
  // One more than two processors: each waits for pages and servers some of its time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // What differs from an accepted picture is shown by `npx playwright show-report`.
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
    // Unlike the server's, so that whatever depends on them shows as a mismatch.
    locale: 'de-DE',
    timezoneId: 'America/New_York',
    launchOptions: { executablePath: findLightBrowser(), args: launchArguments },
  },
  // A server that stands already saves a start for each try while a test is written.
  webServer: process.env.E2E_REUSE
    ? undefined
    : {
        command: 'npm start',
        wait: { stdout: /ready at/ },
        timeout: 300_000,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
        // Errors alone are shown, and fail the run.
        stdout: 'pipe',
        stderr: 'pipe',
        env: {
          PORT: String(port),
          SITE_URL: origin,
          DATA_DIR: 'test-results/data',
          LOG_LEVEL: 'error',
          API_BASE_URL: '',
          UPLOADS_BASE_URL: '',
          DATABASE_URL: '',
          REVALIDATE_SECRET: '',
          // All tests come from one address.
          ATTEMPTS_FACTOR: '100000',
          TENANTS_FILE: '',
        },
      },
});
