import { test as base } from '@playwright/test';
import { type FakeUpstream, startFakeUpstream } from './fake-upstream.ts';
import { type Storefront, startStorefront } from './storefront.ts';

/** Key of the campaign report in the fake setup. */
export const fakeCampaignsKey = 'the campaigns key of the fake setup';

/** Storefront with a fake upstream. */
export interface FakeSetup {
  upstream: FakeUpstream;
  storefront: Storefront;
}

/**
 * Base of all browser tests. Every test declares the fake setup, even if it does not use it: Playwright shares a worker only among
 * tests with the same worker fixtures, and would otherwise restart workers and browsers. The setup starts on first use.
 */
export const test = base.extend<object, { fakeSetup: FakeSetup }>({
  fakeSetup: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from the pattern
    async ({}, use) => {
      const upstream = await startFakeUpstream();
      const storefront = await startStorefront({
        API_BASE_URL: upstream.url,
        UPSTREAM_TIMEOUT_MS: '800',
        CAMPAIGNS_KEY: fakeCampaignsKey,
      });
      await use({ upstream, storefront });
      await storefront.stop();
      await upstream.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

export { expect } from '@playwright/test';
