import type { Page } from '@playwright/test';
import { flightVariable } from '../../lib/platform/next/private-formats.ts';
import { gzipBytes } from './page-weight.ts';

/** Gzipped bytes of the scripts that a page loads. */
export interface ScriptWeight {
  code: number;
  /** The page's data for React: a file of its own in the shop, inline scripts in the HTML of Next. */
  flight: number;
}

const flightFile = /^\/scripts\/page-/;
const inlineFlight = new RegExp(`<script[^>]*>(\\(?self\\.${flightVariable}\\b.*?)</script>`, 'gs');

/** Opens a URL and weighs the scripts that it loads until the network rests. */
export async function scriptWeightUntilIdle(page: Page, url: string): Promise<ScriptWeight> {
  const scripts: Promise<{ path: string; bytes: number }>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const { pathname: path } = new URL(response.url());
    scripts.push(response.body().then((body) => ({ path, bytes: gzipBytes(body) })));
  });
  const document = await page.goto(url, { waitUntil: 'networkidle' });
  // Some scripts load when the browser is idle.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForLoadState('networkidle');
  const inlineScripts = [...((await document?.text()) ?? '').matchAll(inlineFlight)].map(([, code]) => code);
  const loaded = await Promise.all(scripts);
  const sum = (isFlight: boolean) =>
    loaded
      .filter(({ path }) => flightFile.test(path) === isFlight)
      .reduce((total, { bytes }) => total + bytes, 0);
  return {
    code: sum(false),
    flight: sum(true) + (inlineScripts.length > 0 ? gzipBytes(inlineScripts.join(';')) : 0),
  };
}
