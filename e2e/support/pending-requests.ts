import { expect, type Page, type Request } from '@playwright/test';
import { staticFilesPrefix } from '../../lib/platform/next/private-formats.ts';

/** Tracks requests of a page from now on; the returned function waits until all have finished or failed. */
export function trackPendingRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  for (const event of ['requestfinished', 'requestfailed'] as const) {
    page.on(event as 'requestfinished', (request) => pending.delete(request));
  }
  return () => expect.poll(() => [...pending].map((request) => request.url())).toEqual([]);
}

/** Holds scripts back until the returned function is called; by default those without which a page does not hydrate. */
export async function holdScripts(
  page: Page,
  urlPattern = `**${staticFilesPrefix}**/*.js`,
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(urlPattern, async (route) => {
    await released;
    // The page may have cancelled the request.
    await route.continue().catch(() => {});
  });
  return release;
}
