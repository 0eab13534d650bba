import type { setSession as SetSession } from '../../platform/auth/session.ts';
import { decrementLine, reconcileLines, removeLine, restoreLines } from '../cart/lines.ts';
import { type FakeAccount, installFakeAccount, testLine } from '../cart/testing.ts';
import { createAccountWishlist } from '../saved-lists/account-wishlist.ts';
import { mergeItems, toggleSavedItem, withoutItem } from '../saved-lists/saved-items.ts';
import { waitFor } from '../tracking/testing.ts';
import type { VisitorError, VisitorState, VisitorStore } from './visitor-store.ts';

let account: FakeAccount;
let store: VisitorStore;
let errors: VisitorError[];
let publishedStates: VisitorState[];
let setSession: typeof SetSession;

/** Creates the store of a customer with a line of quantity 2 in the cart and an item on the wishlist. */
beforeEach(async () => {
  account = installFakeAccount();
  account.cart.set('1', 2);
  account.wishlist.add('1');
  errors = [];
  publishedStates = [];
  jest.resetModules();
  ({ setSession } = await import('../../platform/auth/session.ts'));
  const { createVisitorStore } = await import('./visitor-store.ts');
  setSession({ status: 'customer', name: null, email: 'salma@shop.example' });
  store = createVisitorStore((state) => publishedStates.push(state));
  store.setErrorListener((error) => errors.push(error));
  await new Promise((resolve) => setTimeout(resolve));
  await store.reload();
});

const line = testLine('1');
const item = (id: string) => ({ slug: `product-${id}`, title: `Product ${id}`, productId: id });
const cartItem = (id: string) => ({
  ...item(id),
  variantId: `v${id}`,
  stock: 9,
  itemId: `item-${id}`,
  price: null,
  options: {},
});
const addToCartPath = '/ShoppingCart/AddToCart';
const removeFromCartPath = '/ShoppingCart/RemoveFromCart';
const wishlistPath = '/Posts/WishLists';

const updates: [name: string, path: string, update: () => Promise<boolean>][] = [
  ['decrementing a line', addToCartPath, () => store.cart.update((lines) => decrementLine(lines, line))],
  ['removing a line', removeFromCartPath, () => store.cart.update((lines) => removeLine(lines, line))],
  ['clearing the cart', removeFromCartPath, () => store.cart.update(() => [])],
  [
    'restoring lines',
    addToCartPath,
    () => store.cart.update((lines) => restoreLines(lines, [testLine('2')])),
  ],
  [
    'reconciling a quantity',
    addToCartPath,
    () => store.cart.update((lines) => reconcileLines(lines, [testLine('1', 1)])),
  ],
  [
    'removing a wishlist item',
    `${wishlistPath}/1`,
    () => store.wishlist.update((items) => withoutItem(items, 'product-1')),
  ],
  [
    'adding a shared list',
    wishlistPath,
    () => store.wishlist.update((items) => mergeItems(items, [item('2')])),
  ],
];

describe('createVisitorStore', () => {
  test.each(updates)('%s resolves to true', async (_name, path, update) => {
    expect(await update()).toBe(true);
    expect(account.calls.map((call) => call.path)).toContain(path);
    expect(errors).toEqual([]);
  });

  test.each(updates)(
    '%s resolves to false and reports the error when it fails',
    async (_name, path, update) => {
      account.failures.push([path, 'down']);
      expect(await update()).toBe(false);
      expect(errors).toEqual([{ kind: 'not-updated', reason: 'Broken' }]);
    },
  );

  describe('adding to an account', () => {
    const add = async (id: string, stock: number | null = 9, change: object = {}) =>
      (await store.cart.add({ ...cartItem(id), stock, ...change }, 1)).outcome;

    test("resolves to the API's message on a rejection, without an error", async () => {
      account.failures.push([addToCartPath, { rejected: 'No more quantity available for this product!' }]);
      expect(await add('1')).toEqual({ rejected: 'No more quantity available for this product!' });
      expect(errors).toEqual([]);
      expect(account.log).toEqual(['POST /ShoppingCart/AddToCart failed: status 409']);
    });

    test('resolves to a rejection without a message when the response is lost', async () => {
      account.failures.push([addToCartPath, 'lost']);
      expect(await add('1')).toEqual({ rejected: '' });
    });

    test('sends nothing beyond the known stock or without a variant', async () => {
      account.calls = [];
      expect([await add('1', 2), await add('3', 0), await add('3', 5, { variantId: null })]).toEqual([
        'no-more',
        'out-of-stock',
        'no-variant',
      ]);
      expect(account.calls).toEqual([]);
    });

    test('changes a line without a variant that the account has', async () => {
      account.hasVariants = false;
      await store.reload();
      expect(await add('1', null, { variantId: null })).toBe('added');
      expect(account.cart.get('1')).toBe(3);
    });

    test('adds the last unit once when requested twice at once', async () => {
      expect(await Promise.all([add('3', 1), add('3', 1)])).toEqual(['added', 'no-more']);
      expect(account.cart.get('3')).toBe(1);
    });
  });

  test("toggling a wishlist item resolves to 'failed' when the call fails", async () => {
    account.failures.push([wishlistPath, 'down']);
    expect(await store.wishlist.toggle(item('2'))).toBe('failed');
    expect(await store.wishlist.toggle(item('2'))).toBe('added');
  });

  describe('when the session of a customer ends', () => {
    const endSession = () => setSession({ status: 'anonymous', endedSessionEmail: 'salma@shop.example' });
    const localLines = () => JSON.parse(account.stored.get('cart_products') ?? '[]');
    const lines = () => store.cart.get().map(({ productId, quantity }) => [productId, quantity]);
    /** Rejects the next call of a path with 401, which ends the session. */
    const rejectAndEndSession = (path: string) => {
      account.failures.push([path, { rejected: 'Who are you?', status: 401 }]);
      account.onCall = (called) => called === path && endSession();
    };

    test('the cart joins lines that a merge left in the browser', async () => {
      account.stock.set('7', 0);
      setSession({ status: 'anonymous' });
      await store.cart.add(cartItem('7'), 1);
      setSession({ status: 'customer', name: null, email: 'salma@shop.example' });
      await waitFor(() => publishedStates.at(-1)?.isReady === true);
      await store.reload();
      expect(errors).toEqual([
        {
          kind: 'not-taken',
          items: [{ title: 'Product 7', reason: 'unavailable', quantity: 0, isLeft: true }],
        },
      ]);
      endSession();
      await waitFor(() => lines().length > 1);
      expect(lines()).toEqual([
        ['7', 1],
        ['1', 2],
      ]);
    });

    test('the cart is copied to the browser without an error', async () => {
      endSession();
      await waitFor(() => lines().length > 0);
      expect([lines(), errors]).toEqual([[['1', 2]], []]);
    });

    test.each<[string, string, () => Promise<unknown>, unknown, [string, number][]]>([
      [
        'adding a line',
        addToCartPath,
        async () => (await store.cart.add(cartItem('2'), 1)).outcome,
        'added',
        [
          ['1', 2],
          ['2', 1],
        ],
      ],
      [
        'decrementing a line',
        addToCartPath,
        () => store.cart.update((lines) => decrementLine(lines, line)),
        true,
        [['1', 1]],
      ],
      [
        'removing a line',
        removeFromCartPath,
        () => store.cart.update((lines) => removeLine(lines, line)),
        true,
        [],
      ],
    ])('%s falls back to the local cart', async (_name, path, update, outcome, linesAfter) => {
      rejectAndEndSession(path);
      expect(await update()).toEqual(outcome);
      expect([lines(), errors]).toEqual([linesAfter, []]);
    });

    test('toggling a wishlist item falls back to the local wishlist', async () => {
      rejectAndEndSession(wishlistPath);
      expect(await store.wishlist.toggle(item('2'))).toBe('added');
      expect(errors).toEqual([]);
    });

    test('signing in again duplicates nothing', async () => {
      endSession();
      await waitFor(() => localLines().length > 0);
      setSession({ status: 'customer', name: null, email: 'salma@shop.example' });
      await waitFor(() => localLines().length === 0);
      await store.reload();
      expect([lines(), account.cart.get('1')]).toEqual([[['1', 2]], 2]);
    });

    test('signing out in another tab leaves no cart behind', async () => {
      setSession({ status: 'anonymous' });
      await store.cart.add(cartItem('2'), 1);
      expect(lines()).toEqual([['2', 1]]);
    });
  });

  test('publishes the total of the account until another session begins', async () => {
    account.totalResponse = { quantity: 7, total: 10 };
    setSession({ status: 'anonymous' });
    setSession({ status: 'customer', name: null, email: 'huda@shop.example' });
    await waitFor(() => publishedStates.at(-1)?.isReady === true);
    expect(publishedStates).toContainEqual(
      expect.objectContaining({ isReady: false, cart: [], cartCount: 7 }),
    );
    expect(publishedStates.at(-1)).toMatchObject({
      cartCount: 2,
      accountTotal: { quantity: 7, total: 1000 },
    });
    setSession({ status: 'anonymous' });
    expect(publishedStates.at(-1)?.accountTotal).toBeNull();
  });

  test('publishes ready once the lists of the current session are loaded', async () => {
    expect(publishedStates[0]).toMatchObject({ isReady: false, hasFailed: false, cart: [] });
    expect(publishedStates.find(({ isReady }) => isReady)?.cart).toHaveLength(1);
    setSession({ status: 'anonymous' });
    expect(publishedStates.at(-1)).toMatchObject({ isReady: true, hasFailed: false, cart: [] });
    setSession({ status: 'unknown' });
    expect(publishedStates.at(-1)?.isReady).toBe(false);
  });
});

test('toggleSavedItem adds an item when called before the list is loaded', async () => {
  const account = installFakeAccount();
  account.wishlist.add('1').add('2');
  const { get, load, update } = createAccountWishlist('en');
  const item = { slug: 'product-1', title: 'Product 1', productId: '1' };
  const outcome = toggleSavedItem((change) => update(change).then(() => true), item);
  await load();
  expect(await outcome).toBe('added');
  expect(get().map(({ slug }) => slug)).toEqual(['product-1', 'product-2']);
  expect([...account.wishlist]).toEqual(['1', '2']);
});
