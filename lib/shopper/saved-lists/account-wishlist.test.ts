import { upstreamMessageOf } from '../../platform/upstream/error-messages.ts';
import type { Id } from '../../platform/wire/identifiers.ts';
import { type FakeAccount, installFakeAccount } from '../cart/testing.ts';
import type { AccountList } from '../lists/account-list.ts';
import { createAccountWishlist } from './account-wishlist.ts';
import { mergeItems, type SavedItem, toggleItem, withoutItem } from './saved-items.ts';

const addPath = '/Posts/WishLists';
const listPath = '/Posts/WishLists/List';
let account: FakeAccount;
let wishlist: AccountList<SavedItem>;

beforeEach(async () => {
  account = installFakeAccount();
  account.wishlist.add('1').add('2');
  wishlist = createAccountWishlist('en');
  await wishlist.load();
  account.calls = [];
});

const item = (id: Id, productId: Id | null = id) => ({
  slug: `product-${id}`,
  title: `Product ${id}`,
  productId,
});
const slugs = () => wishlist.get().map(({ slug }) => slug);
const toggle = (id: Id) => wishlist.update((items) => toggleItem(items, item(id)));
const paths = () => account.calls.map(({ path }) => path);

describe('createAccountWishlist', () => {
  test('shows an update at once and sends it', async () => {
    const updates = Promise.all([toggle('3'), toggle('1')]);
    expect(slugs()).toEqual(['product-2', 'product-3']);
    await updates;
    expect(slugs()).toEqual(['product-2', 'product-3']);
    expect([...account.wishlist]).toEqual(['2', '3']);
  });

  test('keeps showing an update made while the list loads', async () => {
    const published: string[][] = [];
    wishlist.subscribe(() => published.push(slugs()));
    const updates: Promise<unknown>[] = [];
    account.onCall = (path) => {
      if (path === listPath && updates.length === 0) updates.push(toggle('3'), toggle('1'));
    };
    await wishlist.load();
    expect(slugs()).toEqual(['product-2', 'product-3']);
    await Promise.all(updates);
    expect(slugs()).toEqual(['product-2', 'product-3']);
    expect(
      published.slice(1).every((items) => !items.includes('product-1') && items.includes('product-3')),
    ).toBe(true);
    expect([...account.wishlist]).toEqual(['2', '3']);
  });

  test("shows the account's items after a failed update; applies the next update", async () => {
    account.wishlist.add('9');
    account.failures.push([addPath, 'down']);
    const [first, second] = await Promise.allSettled([toggle('3'), toggle('4')]);
    expect([first?.status, second?.status]).toEqual(['rejected', 'fulfilled']);
    expect(slugs()).toEqual(['product-1', 'product-2', 'product-9', 'product-4']);
  });

  test("rejects with the API's message when the wishlist is full", async () => {
    account.failures.push([addPath, { rejected: 'The wishlist is full' }]);
    expect(await toggle('3').catch(upstreamMessageOf)).toBe('The wishlist is full');
    expect(slugs()).toEqual(['product-1', 'product-2']);
  });

  test('rejects when the product no longer exists', async () => {
    account.failures.push([addPath, { rejected: 'Not found', status: 404 }]);
    expect(await toggle('3').catch(upstreamMessageOf)).toBe('Not found');
    expect(slugs()).toEqual(['product-1', 'product-2']);
  });

  test('looks up, adds and removes items known by slug only', async () => {
    const slugOnlyItems = [
      item('3', null),
      item('4', null),
      { slug: 'was-sold-once', title: 'Sold once', productId: null },
    ];
    await wishlist.update((items) => mergeItems(items, slugOnlyItems));
    expect([...account.wishlist]).toEqual(['1', '2', '3', '4']);
    expect(slugs()).toEqual(['product-1', 'product-2', 'product-3', 'product-4']);
    expect(paths()).toEqual(['/api/products', addPath, addPath]);
    await wishlist.update((items) => withoutItem(items, 'product-3'));
    expect([...account.wishlist]).toEqual(['1', '2', '4']);
  });

  describe('clearing', () => {
    const deletePath = `${addPath}/deleteItems`;
    const clear = () => wishlist.update(() => []);

    test('removes all products with one call', async () => {
      const clearing = clear();
      expect(slugs()).toEqual([]);
      await clearing;
      expect(account.calls).toEqual([{ path: deletePath, body: { ids: ['1', '2'] }, idempotencyKey: null }]);
      expect([...account.wishlist]).toEqual([]);
    });

    test('removes a single product by its id', async () => {
      await toggle('2');
      account.calls = [];
      await clear();
      expect(paths()).toEqual([`${addPath}/1`]);
    });

    test.each([404, 405])('removes products one at a time when the API responds %d', async (status) => {
      account.failures.push([deletePath, { rejected: '', status }]);
      await clear();
      expect(paths()).toEqual([deletePath, `${addPath}/1`, `${addPath}/2`]);
      expect([slugs(), [...account.wishlist]]).toEqual([[], []]);
    });

    test('shows the products again when it fails', async () => {
      account.failures.push([deletePath, 'down']);
      await expect(clear()).rejects.toMatchObject({ status: 500 });
      expect(slugs()).toEqual(['product-1', 'product-2']);
    });

    test('adds the products again when it is undone', async () => {
      const clearedItems = wishlist.get();
      await clear();
      await wishlist.update((items) => mergeItems(items, clearedItems));
      expect([slugs(), [...account.wishlist]]).toEqual([
        ['product-1', 'product-2'],
        ['1', '2'],
      ]);
    });
  });

  test('rejects and hides items whose lookup fails', async () => {
    account.failures.push(['/api/products', 'down']);
    await expect(wishlist.update((items) => mergeItems(items, [item('3', null)]))).rejects.toThrow();
    expect(slugs()).toEqual(['product-1', 'product-2']);
  });

  test.each([
    ['a product', { id: 5, slug: 'abaya', title: 'Abaya' }],
    ['a product flagged as not on the wishlist', { id: 5, slug: 'abaya', title: 'Abaya', isWishList: false }],
    ['an entry with its own id', { id: 77, productId: 5, slug: 'abaya', title: 'Abaya' }],
    [
      'an entry around a product',
      { id: 77, isWishList: false, product: { id: 5, slug: 'abaya', title: 'Abaya' } },
    ],
  ])('parses %s', async (_name, entry) => {
    globalThis.fetch = (async () => Response.json({ response: [entry] })) as unknown as typeof fetch;
    await wishlist.load();
    expect(wishlist.get()).toEqual([{ slug: 'abaya', title: 'Abaya', productId: 5 }]);
  });

  test('decodes character references in titles', async () => {
    const entry = { id: 5, slug: 'set', title: 'Abaya &amp; Scarf' };
    globalThis.fetch = (async () => Response.json({ response: [entry] })) as unknown as typeof fetch;
    await wishlist.load();
    expect(wishlist.get()).toMatchObject([{ title: 'Abaya & Scarf' }]);
  });

  describe('with an API without wishlist calls', () => {
    const flaggedProduct = (wishlistIds: number[]) => (id: number) => ({
      id,
      slug: `product-${id}`,
      isWishList: wishlistIds.includes(id),
    });
    /** Serves a catalogue of `count` products, 100 on a page. */
    function serveCatalogue(count: number, onWishlist: number[]) {
      account.calls = [];
      globalThis.fetch = (async (address: string, init: RequestInit = {}) => {
        const path = address.replace('/api/upstream', '');
        const body = init.body ? JSON.parse(String(init.body)) : null;
        account.calls.push({ path, body, idempotencyKey: null });
        if (path !== '/Products/Filter') return Response.json({ Message: 'No such call' }, { status: 404 });
        const from = (body.pageNumber - 1) * 100;
        const ids = Array.from({ length: Math.min(100, count - from) }, (_, index) => from + index + 1);
        return Response.json({ response: { items: ids.map(flaggedProduct(onWishlist)), total: count } });
      }) as unknown as typeof fetch;
    }

    test('reads the wishlist from the flags of all products', async () => {
      serveCatalogue(150, [3, 120]);
      await wishlist.load();
      expect(slugs()).toEqual(['product-3', 'product-120']);
      expect(paths()).toEqual([listPath, '/Products/Filter', '/Products/Filter']);
    });

    test('rejects and rolls back updates', async () => {
      serveCatalogue(5, [3]);
      await wishlist.load();
      expect(await toggle('4').catch(upstreamMessageOf)).toBe('No such call');
      expect(slugs()).toEqual(['product-3']);
    });
  });
});
