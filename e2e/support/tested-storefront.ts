import type { PlaywrightTestConfig } from '@playwright/test';
import { origin, port } from './shop-origin.ts';

/** Data folder of the reference API below the folder of a run's results, which is emptied before the storefront starts. */
const dataFolderName = 'data';

/** Returns the data folder of the reference API during a run with this folder of results. */
export function dataFolderIn(outputFolder: string): string {
  return `${outputFolder}/${dataFolderName}`;
}

/**
 * Returns the storefront that the tests of a run visit, with the reference API and fresh data; undefined with `E2E_REUSE`, because reusing
 * a running server saves its start while writing a test.
 */
export function testedStorefront(outputFolder: string): PlaywrightTestConfig['webServer'] {
  if (process.env.E2E_REUSE) return undefined;
  return {
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
      DATA_DIR: dataFolderIn(outputFolder),
      LOG_LEVEL: 'error',
      API_BASE_URL: '',
      UPLOADS_BASE_URL: '',
      DATABASE_URL: '',
      REVALIDATE_SECRET: '',
      // All tests share one IP address.
      ATTEMPTS_FACTOR: '100000',
      TENANTS_FILE: '',
    },
  };
}
