import { type FakeBrowser, installFakeBrowser } from '../../platform/browser-storage/testing.ts';
import { readSlug } from '../../platform/wire/identifiers.ts';

const key = 'wishlist_products';
const versionKey = 'wishlist_products.version';

let browser: FakeBrowser;

beforeEach(() => {
  browser = installFakeBrowser();
});

async function openList() {
  const [{ createLocalList }, { setStorageFailureListener }] = await browser.openTab(async () =>
    Promise.all([import('./local-list.ts'), import('../../platform/browser-storage/stored-values.ts')]),
  );
  const failures: string[] = [];
  const list = createLocalList(key, { readItem: readSlug, isSame: (a, b) => a === b });
  const published: (readonly string[])[] = [];
  list.subscribe(() => published.push(list.get()));
  return {
    list,
    published,
    failures,
    listenForFailures: () => setStorageFailureListener(() => failures.push('reported')),
    add: (slug: string) => list.update((items) => [...items, slug]),
  };
}

const readStored = () => JSON.parse(browser.stored.get(key) ?? 'null');
const readVersions = () => JSON.parse(browser.stored.get(versionKey) ?? 'null');

describe('createLocalList', () => {
  test('persists an array, and its format and write version under another key', async () => {
    const tab = await openList();
    await tab.add('abaya');
    await tab.add('dress');
    expect(readStored()).toEqual(['abaya', 'dress']);
    expect(readVersions()).toEqual({ version: 2, revision: 2 });
    expect((await openList()).list.get()).toEqual(['abaya', 'dress']);
  });

  test('formats items for storage', async () => {
    const { createLocalList } = await browser.openTab(() => import('./local-list.ts'));
    const list = createLocalList(key, {
      readItem: (stored) => readSlug((stored as { slug: unknown }).slug),
      formatItem: (slug) => ({ slug }),
      isSame: (a, b) => a === b,
    });
    await list.update(() => ['abaya']);
    expect([readStored(), list.get()]).toEqual([[{ slug: 'abaya' }], ['abaya']]);
  });

  describe('with a list of an older release', () => {
    const storedByOlderRelease = JSON.stringify({ version: 1, revision: 7, items: ['abaya', null, 'dress'] });

    test('reads the list at once and migrates it', async () => {
      browser.stored.set(key, storedByOlderRelease);
      const tab = await openList();
      expect(tab.list.get()).toEqual(['abaya', 'dress']);
      await tab.list.update((items) => items);
      expect([readStored(), readVersions()]).toEqual([['abaya', 'dress'], { version: 2, revision: 8 }]);
      expect(tab.list.get()).toEqual(['abaya', 'dress']);
    });

    test('migrates the list once in two tabs', async () => {
      browser.stored.set(key, storedByOlderRelease);
      const tabs = [await openList(), await openList()];
      await Promise.all(tabs.map(({ list }) => list.update((items) => items)));
      expect(readVersions()).toEqual({ version: 2, revision: 8 });
    });

    test('leaves the list unchanged when its migrated form does not fit', async () => {
      browser.stored.set(key, storedByOlderRelease);
      browser.quota = 0;
      const tab = await openList();
      await tab.list.update((items) => items);
      expect([browser.stored.get(key), tab.list.get()]).toEqual([storedByOlderRelease, ['abaya', 'dress']]);
    });

    test('continues the write version of a tab of the older release', async () => {
      const tab = await openList();
      await tab.add('scarf');
      browser.stored.set(key, storedByOlderRelease);
      await tab.add('scarf');
      expect([readStored(), readVersions().revision]).toEqual([['abaya', 'dress', 'scarf'], 8]);
    });
  });

  test.each([
    ['a missing value', undefined, [], 0],
    ['malformed JSON', '[{"slug":', [], 1],
    ['an empty string', '', [], 1],
    ['null', 'null', [], 1],
    ['a number', '7', [], 1],
    ['a foreign object', '{"theme":"dark"}', [], 1],
    ['items that are not an array', '{"version":1,"items":{"0":"abaya"}}', [], 1],
    ['an array', '["abaya","dress"]', ['abaya', 'dress'], 0],
    ['an older layout with the current version', '{"version":2,"items":["abaya"]}', ['abaya'], 0],
    ['some unreadable entries', '["abaya",null,null,{},"dress"]', ['abaya', 'dress'], 1],
    ['a duplicate', '["abaya","dress","abaya"]', ['abaya', 'dress'], 1],
  ])('reads %s without an error and logs dropped entries', async (_name, text, items, logLines) => {
    if (text !== undefined) browser.stored.set(key, text);
    const tab = await openList();
    expect(tab.list.get()).toEqual(items);
    expect(browser.log).toHaveLength(logLines);
  });

  test.each([
    ['["abaya",null,"dress"]', '1 unreadable, 0 duplicate'],
    ['["abaya","dress","abaya"]', '0 unreadable, 1 duplicate'],
    ['["abaya",null,"abaya"]', '1 unreadable, 1 duplicate'],
    ['7', '1 unreadable, 0 duplicate'],
  ])('logs why entries of %s were dropped', async (text, counts) => {
    browser.stored.set(key, text);
    await openList();
    expect(browser.log).toEqual([`Dropped items of ${key}: ${counts}`]);
  });

  test('repairs a corrupt value with the next update', async () => {
    browser.stored.set(key, '{"version":');
    const tab = await openList();
    await tab.add('abaya');
    expect(readStored()).toEqual(['abaya']);
  });

  test('writes nothing for a no-op update but reads the stored items', async () => {
    const tab = await openList();
    await tab.list.update((items) => items);
    expect(browser.stored.has(key)).toBe(false);
    browser.stored.set(key, '["dress"]');
    expect(await tab.list.update((items) => items)).toEqual(['dress']);
    expect(browser.stored.get(key)).toBe('["dress"]');
  });

  test('applies ten concurrent updates', async () => {
    const tab = await openList();
    await Promise.all(Array.from({ length: 10 }, (_, index) => tab.add(`abaya-${index}`)));
    expect(tab.list.get()).toHaveLength(10);
    expect(tab.published).toHaveLength(10);
  });

  test('applies an update to items that another tab wrote without an event', async () => {
    const first = await openList();
    const second = await openList();
    await first.add('abaya');
    await second.add('dress');
    expect(second.list.get()).toEqual(['abaya', 'dress']);
    expect(readStored()).toEqual(['abaya', 'dress']);
  });

  test('follows changes by other tabs, cleared storage and page restores', async () => {
    const first = await openList();
    const second = await openList();
    await first.add('abaya');
    browser.dispatchStorage('some_other_key');
    expect(second.list.get()).toEqual([]);
    browser.dispatchStorage(key);
    expect(second.published.at(-1)).toEqual(['abaya']);
    browser.stored.clear();
    browser.dispatchStorage(null);
    expect([first.list.get(), second.list.get()]).toEqual([[], []]);
    await first.add('dress');
    browser.restorePages();
    expect(second.list.get()).toEqual(['dress']);
  });

  describe('with full storage', () => {
    test('keeps the items in memory and reports the failure once', async () => {
      const tab = await openList();
      tab.listenForFailures();
      browser.quota = 10;
      await tab.add('abaya');
      await tab.add('dress');
      expect(tab.list.get()).toEqual(['abaya', 'dress']);
      expect(tab.failures).toEqual(['reported']);
      browser.dispatchStorage(key);
      expect(tab.list.get()).toEqual(['abaya', 'dress']);
    });

    test('keeps the stored value and writes everything when space is freed', async () => {
      const tab = await openList();
      await tab.add('abaya');
      browser.quota = 10;
      await tab.add('dress');
      expect([readStored(), readVersions().revision]).toEqual([['abaya'], 1]);
      browser.quota = 1000;
      await tab.add('scarf');
      expect(readStored()).toEqual(['abaya', 'dress', 'scarf']);
    });

    test('evicts disposable values first', async () => {
      browser.stored.set('known_products_en', 'x'.repeat(100));
      browser.stored.set('foreign', 'x'.repeat(100));
      browser.quota = 240;
      const tab = await openList();
      tab.listenForFailures();
      await tab.add('abaya');
      expect([...browser.stored.keys()]).toEqual(['foreign', key, versionKey]);
      expect(tab.failures).toEqual([]);
    });
  });

  test('stores the items without announcing a version that does not fit', async () => {
    const requestedLocks: string[] = [];
    const locks = {
      request: (name: string, ...rest: unknown[]) => {
        requestedLocks.push(name);
        return (rest.at(-1) as () => Promise<unknown>)();
      },
      query: async () => ({ held: [] }),
    };
    Object.defineProperty(globalThis, 'navigator', { value: { locks }, configurable: true });
    const tab = await openList();
    tab.listenForFailures();
    browser.quota = 40;
    await tab.add('abaya');
    expect([readStored(), readVersions(), requestedLocks, tab.failures]).toEqual([
      ['abaya'],
      null,
      [key],
      [],
    ]);
    browser.quota = 1000;
    await tab.add('dress');
    expect([readStored(), readVersions().revision]).toEqual([['abaya', 'dress'], 1]);
    expect(requestedLocks.at(-1)).toBe(`${key}@1`);
  });

  test('keeps the items in memory without logging when storage is blocked', async () => {
    browser.isBlocked = true;
    const tab = await openList();
    await tab.add('abaya');
    tab.listenForFailures();
    expect(tab.list.get()).toEqual(['abaya']);
    expect([tab.failures, browser.log]).toEqual([['reported'], []]);
  });

  test('updates when storage and Web Locks are blocked', async () => {
    browser.isBlocked = true;
    const locks = { request: () => Promise.reject(new Error('SecurityError')) };
    Object.defineProperty(globalThis, 'navigator', { value: { locks }, configurable: true });
    const tab = await openList();
    await tab.add('abaya');
    expect(tab.list.get()).toEqual(['abaya']);
  });

  test('rejects and changes nothing when the updater throws', async () => {
    const locks = { request: (_key: string, run: () => Promise<unknown>) => run() };
    Object.defineProperty(globalThis, 'navigator', { value: { locks }, configurable: true });
    const tab = await openList();
    await tab.add('abaya');
    const updater = jest.fn(() => {
      throw new Error('no');
    });
    await expect(tab.list.update(updater)).rejects.toThrow('no');
    expect(updater).toHaveBeenCalledTimes(1);
    expect(tab.list.get()).toEqual(['abaya']);
  });

  test('waits for a write announced by another tab', async () => {
    // A tab announces a write by holding a lock named after the key and the version.
    const held = [{ name: `${key}@7` }, { name: 'cart_products@9' }];
    const locks = {
      request: (_name: string, ...rest: unknown[]) => (rest.at(-1) as () => Promise<unknown>)(),
      query: async () => ({ held }),
    };
    Object.defineProperty(globalThis, 'navigator', { value: { locks }, configurable: true });
    const tab = await openList();
    const added = tab.add('dress');
    setTimeout(() => {
      browser.stored.set(key, '["abaya"]');
      browser.stored.set(versionKey, JSON.stringify({ version: 2, revision: 7 }));
    }, 40);
    await added;
    expect(tab.list.get()).toEqual(['abaya', 'dress']);
    expect(readVersions()).toEqual({ version: 2, revision: 8 });
  });
});
