import { type FakeAccount, fakeAccount } from '../cart/testing.ts';
import type { AccountList } from '../lists/account-list.ts';
import { joinItems, type SavedItem, toggleItem, withoutItem } from '../saved-items/saved-items.ts';
import type { Id } from '../wire/identifiers.ts';
import { accountWishlist } from './account-wishlist.ts';

const adding = '/Posts/WishLists';
const listing = '/Posts/WishLists/List';
let account: FakeAccount;
let wishlist: AccountList<SavedItem>;

beforeEach(async () => {
  account = fakeAccount();
  account.wishes.add('1').add('2');
  wishlist = accountWishlist('en');
  await wishlist.load();
  account.calls = [];
});

const item = (id: Id, productId: Id | null = id) => ({ slug: `product-${id}`, productId });
const shown = () => wishlist.get().map(({ slug }) => slug);
const toggle = (id: Id) => wishlist.update((items) => toggleItem(items, item(id)));
const paths = () => account.calls.map(({ path }) => path);

test('a change shows at once and is sent', async () => {
  const done = Promise.all([toggle('3'), toggle('1')]);
  expect(shown()).toEqual(['product-2', 'product-3']);
  await done;
  expect(shown()).toEqual(['product-2', 'product-3']);
  expect([...account.wishes]).toEqual(['2', '3']);
});

test('a change made while the list is read shows all along, before and after the answer', async () => {
  const seen: string[][] = [];
  wishlist.subscribe(() => seen.push(shown()));
  const changed: Promise<unknown>[] = [];
  account.meanwhile = (path) => {
    if (path === listing && changed.length === 0) changed.push(toggle('3'), toggle('1'));
  };
  await wishlist.load();
  expect(shown()).toEqual(['product-2', 'product-3']);
  await Promise.all(changed);
  expect(shown()).toEqual(['product-2', 'product-3']);
  expect(seen.slice(1).every((slugs) => !slugs.includes('product-1') && slugs.includes('product-3'))).toBe(
    true,
  );
  expect([...account.wishes]).toEqual(['2', '3']);
});

test('a change that fails is undone by what the account has, and those after it still count', async () => {
  account.wishes.add('9');
  account.fates.push([adding, 'down']);
  const [failed, kept] = await Promise.allSettled([toggle('3'), toggle('4')]);
  expect([failed?.status, kept?.status]).toEqual(['rejected', 'fulfilled']);
  expect(shown()).toEqual(['product-1', 'product-2', 'product-9', 'product-4']);
});

test("a full wishlist is said in the upstream's words", async () => {
  account.fates.push([adding, { refused: 'The wishlist is full' }]);
  await expect(toggle('3')).rejects.toThrow('The wishlist is full');
  expect(shown()).toEqual(['product-1', 'product-2']);
});

test('a product that turns out to be gone is a failure', async () => {
  account.fates.push([adding, { refused: 'Not found', status: 404 }]);
  await expect(toggle('3')).rejects.toThrow('Not found');
  expect(shown()).toEqual(['product-1', 'product-2']);
});

test('products known by address alone are looked up, sent, and can be taken off again', async () => {
  const others = [item('3', null), item('4', null), { slug: 'was-sold-once', productId: null }];
  await wishlist.update((items) => joinItems(items, others));
  expect([...account.wishes]).toEqual(['1', '2', '3', '4']);
  expect(shown()).toEqual(['product-1', 'product-2', 'product-3', 'product-4']);
  expect(paths()).toEqual(['/api/products', adding, adding]);
  await wishlist.update((items) => withoutItem(items, 'product-3'));
  expect([...account.wishes]).toEqual(['1', '2', '4']);
});

test('what cannot be looked up is reported and not shown as if it were there', async () => {
  account.fates.push(['/api/products', 'down']);
  await expect(wishlist.update((items) => joinItems(items, [item('3', null)]))).rejects.toThrow();
  expect(shown()).toEqual(['product-1', 'product-2']);
});

test.each([
  ['a product', { id: 5, slug: 'abaya' }],
  ['a product that says of itself that it is no wish', { id: 5, slug: 'abaya', isWishList: false }],
  ['a row with an id of its own', { id: 77, productId: 5, slug: 'abaya' }],
  ['a row around a product', { id: 77, isWishList: false, product: { id: 5, slug: 'abaya' } }],
])('%s in the list is read as the product', async (_what, entry) => {
  globalThis.fetch = (async () => Response.json({ response: [entry] })) as unknown as typeof fetch;
  await wishlist.load();
  expect(wishlist.get()).toEqual([{ slug: 'abaya', productId: 5 }]);
});

describe('an upstream without calls for wishlists', () => {
  const flagged = (numbers: number[]) => (id: number) => ({
    id,
    slug: `product-${id}`,
    isWishList: numbers.includes(id),
  });
  /** As many products as there are, a hundred on a page. */
  function sell(count: number, wished: number[]) {
    account.calls = [];
    globalThis.fetch = (async (address: string, init: RequestInit = {}) => {
      const path = address.replace('/api/upstream', '');
      const body = init.body ? JSON.parse(String(init.body)) : null;
      account.calls.push({ path, body, key: null });
      if (path !== '/Products/Filter') return Response.json({ Message: 'No such call' }, { status: 404 });
      const from = (body.pageNumber - 1) * 100;
      const ids = Array.from({ length: Math.min(100, count - from) }, (_, index) => from + index + 1);
      return Response.json({ response: { items: ids.map(flagged(wished)), total: count } });
    }) as unknown as typeof fetch;
  }

  test('says by its products which of them are on it', async () => {
    sell(150, [3, 120]);
    await wishlist.load();
    expect(shown()).toEqual(['product-3', 'product-120']);
    expect(paths()).toEqual([listing, '/Products/Filter', '/Products/Filter']);
  });

  test('takes no change, and the hearts are again what it says', async () => {
    sell(5, [3]);
    await wishlist.load();
    await expect(toggle('4')).rejects.toThrow('No such call');
    expect(shown()).toEqual(['product-3']);
  });
});
