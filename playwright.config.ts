import { defineConfig } from '@playwright/test';
import { findHeadlessShell, launchArguments } from './e2e/browser.ts';
import { origin, port } from './e2e/support/shop-origin.ts';

export default defineConfig({
  testDir: 'e2e',
  // These tests have a configuration of their own.
  testIgnore: '**/e2e/{cluster,webkit}/**',
  // Emptied before the storefront starts, so that every run has fresh data.
  outputDir: 'test-results/browser',
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
  // Reusing a running server saves its start while writing a test.
  webServer: process.env.E2E_REUSE
    ? undefined
    : {
        command: 'npm start',
        wait: { stdout: /ready at/ },
        timeout: 300_000,
        gracefulShutdown: { signal: 'SIGINT', timeout: 10_000 },
        // Only errors are logged; they fail the run.
        stdout: 'pipe',
        stderr: 'pipe',
        env: {
          PORT: String(port),
          SITE_URL: origin,
          DATA_DIR: 'test-results/browser/data',
          LOG_LEVEL: 'error',
          API_BASE_URL: '',
          UPLOADS_BASE_URL: '',
          DATABASE_URL: '',
          REVALIDATE_SECRET: '',
          // All tests share one IP address.
          ATTEMPTS_FACTOR: '100000',
          TENANTS_FILE: '',
        },
      },
});
