import { expect, type Page, type Request } from '@playwright/test';

/** Counts from now on what a page has asked for; what it gives waits until all of it is answered or given up. */
export function watchOutstanding(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  for (const event of ['requestfinished', 'requestfailed'] as const) {
    page.on(event as 'requestfinished', (request) => open.delete(request));
  }
  return () => expect.poll(() => [...open].map((request) => request.url())).toEqual([]);
}

/** Holds the answers to some addresses back until the function that it resolves to is called. */
export async function holdBack(
  page: Page,
  pattern: string | RegExp,
  isMeant: (request: Request) => boolean = () => true,
): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    if (isMeant(route.request())) await held;
    // Who asked may have given up.
    await route.continue().catch(() => {});
  });
  return release;
}

/** Keeps a page from coming to life until the function that it resolves to is called. */
export function holdScripts(page: Page): Promise<() => void> {
  return holdBack(page, '**/_next/static/**/*.js');
}
