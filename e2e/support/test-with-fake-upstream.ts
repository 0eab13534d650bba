import { test as base, type FakeSetup } from './base-test.ts';

const tagsWithoutSlug = ['home', 'menu', 'categories', 'filters', 'listing'];

/** Test against a storefront with a fake upstream. Each test starts without cached pages, except pages with a slug (see `newSlug`). */
export const test = base.extend<FakeSetup>({
  upstream: async ({ fakeSetup: { upstream, storefront } }, use) => {
    upstream.reset();
    await storefront.probeUpstream();
    await storefront.sendWebhook({ tags: tagsWithoutSlug });
    await use(upstream);
  },
  storefront: async ({ fakeSetup, upstream }, use) => {
    // Naming the fixture is enough: Playwright then resets the fake upstream first.
    void upstream;
    await use(fakeSetup.storefront);
  },
});

let slugCount = 0;

/** Returns an unused slug that exists at the fake upstream. */
export function newSlug(): string {
  slugCount += 1;
  return `generated-${process.pid}-${slugCount}`;
}

export { expect } from './base-test.ts';
