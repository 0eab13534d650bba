import { test as base } from '@playwright/test';
import { type FakeUpstream, startFakeUpstream } from './fake-upstream.ts';
import { type Storefront, startStorefront } from './storefront.ts';

interface Pair {
  upstream: FakeUpstream;
  storefront: Storefront;
}

const everythingWithoutSlug = ['home', 'menu', 'categories', 'filters', 'listing'];

/** Tests against a storefront whose upstream does what the test says. Each begins with nothing kept but pages of other slugs. */
export const test = base.extend<Pair, { pair: Pair }>({
  pair: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from the pattern
    async ({}, use) => {
      const upstream = await startFakeUpstream();
      const storefront = await startStorefront({ API_BASE_URL: upstream.url, UPSTREAM_TIMEOUT_MS: '800' });
      await use({ upstream, storefront });
      await storefront.stop();
      await upstream.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  upstream: async ({ pair: { upstream, storefront } }, use) => {
    upstream.reset();
    await storefront.noticeUpstream();
    await storefront.announce({ tags: everythingWithoutSlug });
    await use(upstream);
  },
  storefront: async ({ pair, upstream }, use) => {
    void upstream;
    await use(pair.storefront);
  },
});

let made = 0;

/** A slug that nobody has asked for yet and that the fake upstream knows. */
export function newSlug(): string {
  made += 1;
  return `made-${process.pid}-${made}`;
}

export { expect } from '@playwright/test';
