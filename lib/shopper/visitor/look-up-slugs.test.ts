import { type FakeAccount, installFakeAccount, testLine } from '../cart/testing.ts';

const minuteMs = 60_000;
const line = (productId: string) => ({ ...testLine(productId), slug: null });

let account: FakeAccount;
/** Products that the API has, by id; a failure while it is null. */
let catalogue: string[] | null;
let beforeFailure: Promise<void> | undefined;
let calls: number;
let now: number;

beforeEach(() => {
  account = installFakeAccount();
  jest.spyOn(console, 'warn').mockImplementation();
  catalogue = [];
  beforeFailure = undefined;
  calls = 0;
  now = Date.UTC(2026, 10, 27);
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  const { fetch } = globalThis;
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    if (url !== '/api/upstream/Products/Filter') return fetch(url, init);
    calls += 1;
    if (catalogue === null) {
      await beforeFailure;
      return Response.json({ Message: 'Broken' }, { status: 500 });
    }
    const items = catalogue.map((id) => ({ id, slug: `product-${id}` }));
    return Response.json({ response: { items, total: items.length } });
  }) as typeof fetch;
});

/** Loads a page of the shop, in the same tab or another one. */
async function openPage() {
  jest.resetModules();
  const { lookUpSlugs } = await import('./look-up-slugs.ts');
  const { slugLookups } = await import('./slug-lookups.ts');
  return {
    lookUp: (id: string, { isRetry = false } = {}) => lookUpSlugs([line(id)], isRetry),
    slugOf: (id: string) => slugLookups.get().results.get(id)?.slug,
  };
}

/** Looks a product up on a new page; returns the number of calls and the slug. */
async function lookUpOnNewPage(id: string): Promise<[calls: number, slug: string | null | undefined]> {
  const callsBefore = calls;
  const page = await openPage();
  await page.lookUp(id);
  return [calls - callsBefore, page.slugOf(id)];
}

describe('lookups of slugs', () => {
  test.each<[string, string[], string | null]>([
    ['found', ['7'], 'product-7'],
    ['missing', [], null],
  ])('of a %s product last half an hour in all tabs', async (_case, ids, slug) => {
    catalogue = ids;
    const page = await openPage();
    await page.lookUp('7');
    const firstCalls = calls;
    for (let mount = 0; mount < 3; mount += 1) await page.lookUp('7', { isRetry: mount === 2 });
    expect(calls).toBe(firstCalls);
    expect(page.slugOf('7')).toBe(slug);
    // The clock of another tab may be a little behind.
    now -= 2000;
    expect(await lookUpOnNewPage('7')).toEqual([0, slug]);
    now += 31 * minuteMs;
    expect(await lookUpOnNewPage('7')).toEqual([firstCalls, slug]);
  });

  test('that fail are no answers, and are repeated after a minute', async () => {
    catalogue = null;
    const page = await openPage();
    await page.lookUp('7');
    await page.lookUp('7');
    expect([calls, page.slugOf('7')]).toEqual([1, undefined]);
    catalogue = ['7'];
    expect(await lookUpOnNewPage('7')).toEqual([0, undefined]);
    now += minuteMs + 1000;
    expect(await lookUpOnNewPage('7')).toEqual([1, 'product-7']);
  });

  test('that fail are repeated at once on request', async () => {
    catalogue = null;
    const page = await openPage();
    await page.lookUp('7');
    catalogue = ['7'];
    await page.lookUp('7', { isRetry: true });
    expect([calls, page.slugOf('7')]).toEqual([2, 'product-7']);
  });

  test('run once at a time in a page', async () => {
    catalogue = ['7'];
    const page = await openPage();
    await Promise.all([page.lookUp('7'), page.lookUp('7')]);
    expect(calls).toBe(1);
  });

  test('keep what another tab has found over an own failure', async () => {
    const [page, otherPage] = [await openPage(), await openPage()];
    let fail = () => {};
    beforeFailure = new Promise((resolve) => (fail = resolve));
    catalogue = null;
    const failing = page.lookUp('7');
    while (calls === 0) await new Promise((resolve) => setTimeout(resolve));
    catalogue = ['7'];
    await otherPage.lookUp('7');
    fail();
    await failing;
    expect(page.slugOf('7')).toBe('product-7');
    expect(await lookUpOnNewPage('7')).toEqual([0, 'product-7']);
  });

  test.each([
    '{"7":5}',
    '{"7":{"slug":8,"until":9e15}}',
    '{"7":{"slug":null,"until":9e15}}',
    '{"7":{"slug":null}}',
    '[]',
    'x',
  ])('ignore %s in the storage', async (stored) => {
    account.stored.set('known_slugs', stored);
    catalogue = ['7'];
    expect(await lookUpOnNewPage('7')).toEqual([1, 'product-7']);
  });
});
