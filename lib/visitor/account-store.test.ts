import type { CartLine } from '../cart/cart.ts';
import { type FakeAccount, fakeAccount, lineOf } from '../cart/testing.ts';
import type { SyncedList } from '../lists/synced-list.ts';
import type { SavedItem } from '../saved-items/saved-items.ts';
import { type AccountStore, openAccountStore } from './account-store.ts';

const adding = '/Posts/WishLists';
const listing = '/Posts/WishLists/List';
let account: FakeAccount;
let local: readonly SavedItem[];
let cartLines: ReturnType<typeof lineOf>[];
let told: string[];
let store: AccountStore;

const item = (id: string, productId: string | null = id) => ({ slug: `product-${id}`, productId });
const slugs = (items: readonly SavedItem[]) => items.map(({ slug }) => slug);

beforeEach(() => {
  account = fakeAccount();
  account.wishes.add('9');
  local = [item('1'), item('2'), item('3')];
  cartLines = [];
  told = [];
  const wishlist = {
    get: () => local,
    subscribe: () => () => {},
    async update(change: (items: readonly SavedItem[]) => readonly SavedItem[]) {
      local = change(local);
      return local;
    },
  };
  const cart: SyncedList<CartLine> = {
    get: () => cartLines,
    subscribe: () => () => {},
    update: async () => cartLines,
  };
  store = openAccountStore(
    'salma',
    { cart, wishlist },
    () => {},
    (reason) => told.push(reason),
  );
});

test('a merged wishlist is the union of both, and leaves the local one empty', async () => {
  await store.load();
  expect(slugs(store.wishlist.get())).toEqual(['product-9', 'product-1', 'product-2', 'product-3']);
  expect([local, told, store.failed]).toEqual([[], [], false]);
});

test('a wish that cannot be brought along stays here, is told of, and comes with the next try', async () => {
  account.fates.push([adding, 'down']);
  await store.load();
  expect(slugs(local)).toEqual(['product-1', 'product-2', 'product-3']);
  expect([told, store.failed]).toEqual([['Broken'], false]);
  await store.load();
  expect([local, told, account.wishes.size]).toEqual([[], ['Broken'], 4]);
});

test("a full wishlist keeps the rest here and says so in the upstream's words, once", async () => {
  const full = { refused: 'The wishlist is full' };
  account.meanwhile = (path) => {
    if (path === adding && account.wishes.size >= 2 && account.fates.length === 0)
      account.fates.push([adding, full]);
  };
  await store.load();
  await store.load();
  expect(slugs(local)).toEqual(['product-2', 'product-3']);
  expect(told).toEqual(['The wishlist is full']);
});

test.each([400, 422])(
  'a product refused with %d stays here and does not keep back the others',
  async (status) => {
    account.fates.push([adding, { refused: 'No', status }]);
    await store.load();
    expect(slugs(local)).toEqual(['product-1']);
    expect([told, [...account.wishes]]).toEqual([['No'], ['9', '2', '3']]);
  },
);

test('a product that is gone leaves the local list without a word', async () => {
  account.fates.push([adding, { refused: 'Not found', status: 404 }]);
  await store.load();
  expect([local, told, [...account.wishes]]).toEqual([[], [], ['9', '2', '3']]);
});

test('what cannot be brought to an upstream that has no calls for wishlists stays here, without a word', async () => {
  account.fates.push([listing, { refused: 'No such call', status: 404 }]);
  await store.load();
  expect([slugs(local), told, store.failed]).toEqual([['product-1', 'product-2', 'product-3'], [], false]);
  expect(account.calls.map(({ path }) => path)).not.toContain(adding);
});

test('what was brought along shows even where the list cannot be read again', async () => {
  account.meanwhile = (path) => {
    if (path === listing && account.wishes.size > 1) account.fates.push([listing, 'down']);
  };
  await store.load();
  expect(slugs(store.wishlist.get())).toEqual(['product-9', 'product-1', 'product-2', 'product-3']);
  expect([local, told, store.failed]).toEqual([[], [], false]);
});

test('products known by address alone come along, and those that are gone leave', async () => {
  local = [item('1', null), item('2'), { slug: 'was-sold-once', productId: null }];
  await store.load();
  expect([local, told, [...account.wishes]]).toEqual([[], [], ['9', '1', '2']]);
});

test('products that cannot be looked up stay here and are told of, while the others come along', async () => {
  local = [item('1', null), item('2')];
  account.fates.push(['/api/products', 'down']);
  await store.load();
  expect(slugs(local)).toEqual(['product-1']);
  expect([told, [...account.wishes]]).toEqual([[''], ['9', '2']]);
});

test('cart and wishlist that are kept back for the same reason are one thing to say', async () => {
  cartLines = [lineOf('1')];
  account.fates.push(['/ShoppingCart/AddListProductsToCart', 'down'], [adding, 'down']);
  await store.load();
  expect(told).toEqual(['Broken']);
});

test('before anything was tried it is neither ready nor failed', () => {
  expect([store.ready, store.failed]).toEqual([false, false]);
});

test('a cart that cannot be merged is told of where there is one here', async () => {
  account.fates.push(['/ShoppingCart/ListItemsInCart', 'down']);
  await store.load();
  expect(told).toEqual([]);
  cartLines = [lineOf('1')];
  account.fates.push(['/ShoppingCart/AddListProductsToCart', { refused: 'The cart is full' }]);
  await store.load();
  expect(told).toEqual(['The cart is full']);
});
