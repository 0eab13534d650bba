import { type FakeBrowser, fakeBrowser } from '../browser-storage/testing.ts';
import { readSlug } from '../wire/identifiers.ts';

const key = 'wishlist_products';

let browser: FakeBrowser;

beforeEach(() => {
  browser = fakeBrowser();
});

async function openList() {
  const [{ localList }, { onStorageFailure }] = await browser.openTab(async () =>
    Promise.all([import('./local-list.ts'), import('../browser-storage/storage.ts')]),
  );
  const failures: string[] = [];
  const list = localList(key, readSlug, (one, other) => one === other);
  const changes: (readonly string[])[] = [];
  list.subscribe(() => changes.push(list.get()));
  return {
    list,
    changes,
    failures,
    hearFailures: () => onStorageFailure(() => failures.push('told')),
    add: (slug: string) => list.update((items) => [...items, slug]),
  };
}

function read(): unknown {
  const { version, items } = JSON.parse(browser.stored.get(key) ?? 'null');
  return { version, items };
}

test('what is stored carries its version and is read again', async () => {
  const tab = await openList();
  await tab.add('abaya');
  expect(read()).toEqual({ version: 1, items: ['abaya'] });
  expect((await openList()).list.get()).toEqual(['abaya']);
});

test.each([
  ['nothing', undefined, [], 0],
  ['text that is no JSON', '[{"slug":', [], 1],
  ['an empty text', '', [], 1],
  ['null', 'null', [], 1],
  ['a number', '7', [], 1],
  ['a foreign object', '{"theme":"dark"}', [], 1],
  ['items that are no list', '{"version":1,"items":{"0":"abaya"}}', [], 1],
  ['a bare array of an older version', '["abaya","dress"]', ['abaya', 'dress'], 0],
  ['a version to come', '{"version":2,"items":["abaya"]}', ['abaya'], 0],
  ['entries of which some are unreadable', '["abaya",null,null,{},"dress"]', ['abaya', 'dress'], 1],
  ['the same twice', '["abaya","dress","abaya"]', ['abaya', 'dress'], 1],
])(
  '%s is read without a crash, and what is dropped leaves a line in the log',
  async (_what, text, items, lines) => {
    if (text !== undefined) browser.stored.set(key, text);
    const tab = await openList();
    expect(tab.list.get()).toEqual(items);
    expect(browser.log).toHaveLength(lines);
  },
);

test('a corrupt value is repaired with the next change', async () => {
  browser.stored.set(key, '{"version":');
  const tab = await openList();
  await tab.add('abaya');
  expect(read()).toEqual({ version: 1, items: ['abaya'] });
});

test('a change that leaves the list as it is writes nothing, and shows what another tab wrote', async () => {
  const tab = await openList();
  await tab.list.update((items) => items);
  expect(browser.stored.has(key)).toBe(false);
  browser.stored.set(key, '["dress"]');
  expect(await tab.list.update((items) => items)).toEqual(['dress']);
  expect(browser.stored.get(key)).toBe('["dress"]');
});

test('ten changes at once all count', async () => {
  const tab = await openList();
  await Promise.all(Array.from({ length: 10 }, (_, index) => tab.add(`abaya-${index}`)));
  expect(tab.list.get()).toHaveLength(10);
  expect(tab.changes).toHaveLength(10);
});

test('a change goes on top of what another tab wrote last, even before this one has heard of it', async () => {
  const one = await openList();
  const other = await openList();
  await one.add('abaya');
  await other.add('dress');
  expect(other.list.get()).toEqual(['abaya', 'dress']);
  expect(read()).toEqual({ version: 1, items: ['abaya', 'dress'] });
});

test("tabs hear of each other's changes, of emptied storage and of what they missed in the background", async () => {
  const one = await openList();
  const other = await openList();
  await one.add('abaya');
  browser.tellTabs('some_other_key');
  expect(other.list.get()).toEqual([]);
  browser.tellTabs(key);
  expect(other.changes.at(-1)).toEqual(['abaya']);
  browser.stored.clear();
  browser.tellTabs(null);
  expect([one.list.get(), other.list.get()]).toEqual([[], []]);
  await one.add('dress');
  browser.comeBack();
  expect(other.list.get()).toEqual(['dress']);
});

describe('where storage is full', () => {
  test('the list lives on in memory, and the visitor is told once', async () => {
    const tab = await openList();
    tab.hearFailures();
    browser.quota = 10;
    await tab.add('abaya');
    await tab.add('dress');
    expect(tab.list.get()).toEqual(['abaya', 'dress']);
    expect(tab.failures).toEqual(['told']);
    browser.tellTabs(key);
    expect(tab.list.get()).toEqual(['abaya', 'dress']);
  });

  test('what was stored stays, and all is stored once there is room again', async () => {
    const tab = await openList();
    await tab.add('abaya');
    browser.quota = 10;
    await tab.add('dress');
    expect(read()).toEqual({ version: 1, items: ['abaya'] });
    browser.quota = 1000;
    await tab.add('scarf');
    expect(read()).toEqual({ version: 1, items: ['abaya', 'dress', 'scarf'] });
  });

  test('what can be lost without harm makes room first', async () => {
    browser.stored.set('known_products_en', 'x'.repeat(100));
    browser.stored.set('foreign', 'x'.repeat(100));
    browser.quota = 250;
    const tab = await openList();
    tab.hearFailures();
    await tab.add('abaya');
    expect([...browser.stored.keys()]).toEqual(['foreign', key]);
    expect(tab.failures).toEqual([]);
  });
});

test('where storage is forbidden, the list lives in memory without a line in the log', async () => {
  browser.forbidden = true;
  const tab = await openList();
  await tab.add('abaya');
  tab.hearFailures();
  expect(tab.list.get()).toEqual(['abaya']);
  expect([tab.failures, browser.log]).toEqual([['told'], []]);
});

test('where storage is forbidden, locks are too, and changes still happen', async () => {
  browser.forbidden = true;
  const locks = { request: () => Promise.reject(new Error('SecurityError')) };
  Object.defineProperty(globalThis, 'navigator', { value: { locks }, configurable: true });
  const tab = await openList();
  await tab.add('abaya');
  expect(tab.list.get()).toEqual(['abaya']);
});

test('a change that throws is reported and changes nothing', async () => {
  const locks = { request: (_key: string, run: () => Promise<unknown>) => run() };
  Object.defineProperty(globalThis, 'navigator', { value: { locks }, configurable: true });
  const tab = await openList();
  await tab.add('abaya');
  const change = jest.fn(() => {
    throw new Error('no');
  });
  await expect(tab.list.update(change)).rejects.toThrow('no');
  expect(change).toHaveBeenCalledTimes(1);
  expect(tab.list.get()).toEqual(['abaya']);
});

test('a change waits for what another tab has announced but this one does not see yet', async () => {
  const held = [{ name: `${key}@7` }, { name: 'cart_products@9' }];
  const locks = {
    request: (_name: string, ...rest: unknown[]) => (rest.at(-1) as () => Promise<unknown>)(),
    query: async () => ({ held }),
  };
  Object.defineProperty(globalThis, 'navigator', { value: { locks }, configurable: true });
  const tab = await openList();
  const added = tab.add('dress');
  setTimeout(
    () => browser.stored.set(key, JSON.stringify({ version: 1, revision: 7, items: ['abaya'] })),
    40,
  );
  await added;
  expect(tab.list.get()).toEqual(['abaya', 'dress']);
  expect(JSON.parse(browser.stored.get(key) ?? '')).toMatchObject({ revision: 8 });
});
