import { test as base } from '@playwright/test';
import { type FakeUpstream, startFakeUpstream } from './fake-upstream.ts';
import { type Storefront, startStorefront } from './storefront.ts';

/** Opens the report of campaigns at the pair. */
export const pairKey = 'the key of the pair';

/** A storefront whose upstream does what a test says. */
export interface Pair {
  upstream: FakeUpstream;
  storefront: Storefront;
}

/**
 * What all tests of browsers begin from. All of them know the pair, which starts where one asks for it: Playwright runs those that know
 * the same fixtures of a worker in the same one, and would start workers and browsers again for the others.
 */
export const test = base.extend<object, { pair: Pair }>({
  pair: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from the pattern
    async ({}, use) => {
      const upstream = await startFakeUpstream();
      const storefront = await startStorefront({
        API_BASE_URL: upstream.url,
        UPSTREAM_TIMEOUT_MS: '800',
        CAMPAIGNS_KEY: pairKey,
      });
      await use({ upstream, storefront });
      await storefront.stop();
      await upstream.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

export { expect } from '@playwright/test';
