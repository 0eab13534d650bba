import { test as base, type Pair } from './plain-test.ts';

const everythingWithoutSlug = ['home', 'menu', 'categories', 'filters', 'listing'];

/** Tests against a storefront whose upstream does what the test says. Each begins with nothing kept but pages of other slugs. */
export const test = base.extend<Pair>({
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

export { expect } from './plain-test.ts';
