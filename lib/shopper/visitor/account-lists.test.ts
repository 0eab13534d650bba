import { product, variant } from '../../catalogue/product/testing.ts';
import type { CartLine } from '../cart/cart.ts';
import { type FakeAccount, installFakeAccount, testLine } from '../cart/testing.ts';
import type { SyncedList } from '../lists/local-list.ts';
import type { SavedItem } from '../saved-lists/saved-items.ts';
import { type AccountLists, createAccountLists } from './account-lists.ts';
import type { NotTakenItem } from './not-taken.ts';

const addPath = '/Posts/WishLists';
const listPath = '/Posts/WishLists/List';
let account: FakeAccount;
let localWishlist: readonly SavedItem[];
let cartLines: CartLine[];
let errors: string[];
let notTaken: NotTakenItem[][];
let createLists: () => AccountLists;
let lists: AccountLists;

const item = (id: string, productId: string | null = id) => ({
  slug: `product-${id}`,
  title: `Product ${id}`,
  productId,
});
const slugs = (items: readonly SavedItem[]) => items.map(({ slug }) => slug);

const emptyList = <T>(): SyncedList<T> => ({
  get: () => [],
  subscribe: () => () => {},
  update: async () => [],
});

beforeEach(() => {
  account = installFakeAccount();
  account.wishlist.add('9');
  localWishlist = [item('1'), item('2'), item('3')];
  cartLines = [];
  errors = [];
  notTaken = [];
  const wishlist = {
    get: () => localWishlist,
    subscribe: () => () => {},
    async update(change: (items: readonly SavedItem[]) => readonly SavedItem[]) {
      localWishlist = change(localWishlist);
      return localWishlist;
    },
  };
  const cart: SyncedList<CartLine> = {
    get: () => cartLines,
    subscribe: () => () => {},
    async update(change) {
      cartLines = [...change(cartLines)];
      return cartLines;
    },
  };
  createLists = () =>
    createAccountLists(
      'salma',
      { cart, wishlist },
      {
        onChange() {},
        onMergeError: (reason) => errors.push(reason),
        onNotTaken: (items) => notTaken.push(items),
      },
    );
  lists = createLists();
});

describe('createAccountLists', () => {
  test('merges the local wishlist into the account and empties it', async () => {
    await lists.load();
    expect(slugs(lists.wishlist.get())).toEqual(['product-9', 'product-1', 'product-2', 'product-3']);
    expect([localWishlist, errors, lists.hasFailed]).toEqual([[], [], false]);
  });

  test('keeps items locally when the merge fails and retries later', async () => {
    account.failures.push([addPath, 'down']);
    await lists.load();
    expect(slugs(localWishlist)).toEqual(['product-1', 'product-2', 'product-3']);
    expect([errors, lists.hasFailed]).toEqual([['Broken'], false]);
    await lists.load();
    expect([localWishlist, errors, account.wishlist.size]).toEqual([[], ['Broken'], 4]);
  });

  test('keeps items that a full wishlist rejects, reporting one error', async () => {
    const rejection = { rejected: 'The wishlist is full' };
    account.onCall = (path) => {
      if (path === addPath && account.wishlist.size >= 2 && account.failures.length === 0)
        account.failures.push([addPath, rejection]);
    };
    await lists.load();
    await lists.load();
    expect(slugs(localWishlist)).toEqual(['product-2', 'product-3']);
    expect(errors).toEqual(['The wishlist is full']);
  });

  test.each([400, 422])('keeps only the product locally that status %d rejects', async (status) => {
    account.failures.push([addPath, { rejected: 'No', status }]);
    await lists.load();
    expect(slugs(localWishlist)).toEqual(['product-1']);
    expect([errors, [...account.wishlist]]).toEqual([['No'], ['9', '2', '3']]);
  });

  test('drops a product that no longer exists and names it', async () => {
    account.failures.push([addPath, { rejected: 'Not found', status: 404 }]);
    await lists.load();
    expect([localWishlist, errors, [...account.wishlist]]).toEqual([[], [], ['9', '2', '3']]);
    expect(notTaken).toEqual([[{ title: 'Product 1', reason: 'unavailable', quantity: 0, isLeft: false }]]);
  });

  test('names the local wishlist once when the API has none', async () => {
    const rejection = { rejected: 'No such call', status: 404 };
    account.failures.push([listPath, rejection], [listPath, rejection]);
    await lists.load();
    await lists.load();
    expect(titles()).toEqual([['Product 1', 'Product 2', 'Product 3']]);
    expect([slugs(localWishlist), errors, lists.hasFailed]).toEqual([
      ['product-1', 'product-2', 'product-3'],
      [],
      false,
    ]);
    expect(account.calls.map(({ path }) => path)).not.toContain(addPath);
  });

  test('shows merged items when refetching the list fails', async () => {
    account.onCall = (path) => {
      if (path === listPath && account.wishlist.size > 1) account.failures.push([listPath, 'down']);
    };
    await lists.load();
    expect(slugs(lists.wishlist.get())).toEqual(['product-9', 'product-1', 'product-2', 'product-3']);
    expect([localWishlist, errors, lists.hasFailed]).toEqual([[], [], false]);
  });

  test('merges items known by slug only and drops missing products', async () => {
    localWishlist = [
      item('1', null),
      item('2'),
      { slug: 'removed-product', title: 'Removed', productId: null },
    ];
    await lists.load();
    expect([localWishlist, errors, [...account.wishlist]]).toEqual([[], [], ['9', '1', '2']]);
  });

  test('keeps and reports items whose lookup fails and merges the others', async () => {
    localWishlist = [item('1', null), item('2')];
    account.failures.push(['/api/products', 'down']);
    await lists.load();
    expect(slugs(localWishlist)).toEqual(['product-1']);
    expect([errors, [...account.wishlist]]).toEqual([[''], ['9', '2']]);
  });

  const plainLine = (id: string) => ({ ...testLine(id), variantId: null });
  const mergePath = '/ShoppingCart/AddListProductsToCart';
  const titles = () => notTaken.map((items) => items.map(({ title }) => title));

  test('reports lines that the account cannot take once', async () => {
    cartLines = [testLine('1'), plainLine('2')];
    await lists.load();
    await lists.load();
    await createLists().load();
    expect([notTaken, errors]).toEqual([
      [[{ title: 'Product 2', reason: 'noVariant', quantity: 0, isLeft: true }]],
      [],
    ]);
    cartLines = [...cartLines, plainLine('3')];
    await createLists().load();
    expect(titles().slice(1)).toEqual([['Product 2', 'Product 3']]);
    account.stored.delete('left_lines');
    cartLines = [];
    await createLists().load();
    expect(notTaken).toHaveLength(2);
  });

  test('reports lines that the merge skipped, with the reason, once', async () => {
    cartLines = [testLine('1'), testLine('2'), { ...testLine('3'), slug: null }];
    for (const id of ['1', '2', '3']) account.stock.set(id, 0);
    account.snapshots.set('product-1', product({ id: '1', variants: [variant({ id: 'v1', stock: 0 })] }));
    account.snapshots.set('product-2', null);
    await lists.load();
    await lists.load();
    const left = { quantity: 0, isLeft: true };
    expect(notTaken).toEqual([
      [
        { ...left, title: 'Product 1', reason: 'soldOut' },
        { ...left, title: 'Product 2', reason: 'unavailable' },
        { ...left, title: 'Product 3', reason: null },
      ],
    ]);
    expect(cartLines).toHaveLength(3);
  });

  test('names skipped lines when their products cannot be read', async () => {
    cartLines = [testLine('1')];
    account.stock.set('1', 0);
    account.failures.push(['/api/products', 'down']);
    await lists.load();
    expect(notTaken).toMatchObject([[{ title: 'Product 1', reason: null }]]);
  });

  test('reports a full cart', async () => {
    for (let id = 1; id <= 100; id += 1) account.cart.set(`${id}`, 1);
    cartLines = [testLine('x')];
    account.snapshots.set('product-x', product({ id: 'x', variants: [variant({ id: 'vx', stock: 5 })] }));
    await lists.load();
    expect(notTaken).toMatchObject([[{ title: 'Product x', reason: 'full', isLeft: true }]]);
  });

  test('reports lowered quantities, also when the wishlist fails', async () => {
    cartLines = [testLine('1', 5)];
    account.stock.set('1', 3);
    account.failures.push([listPath, 'down']);
    await lists.load();
    expect(notTaken).toEqual([[{ title: 'Product 1', reason: 'tooMany', quantity: 3, isLeft: false }]]);
    expect(lists.hasFailed).toBe(true);
  });

  test('reports lines left behind after a merge that failed', async () => {
    cartLines = [testLine('1'), plainLine('2')];
    account.failures.push([mergePath, 'down']);
    await lists.load();
    expect([notTaken, errors]).toEqual([[], ['Broken']]);
    await lists.load();
    expect(titles()).toEqual([['Product 2']]);
  });

  test('reports one error when cart and wishlist fail with the same message', async () => {
    cartLines = [testLine('1')];
    account.failures.push(['/ShoppingCart/AddListProductsToCart', 'down'], [addPath, 'down']);
    await lists.load();
    expect(errors).toEqual(['Broken']);
  });

  describe('the total of the cart', () => {
    const totalPath = '/ShoppingCart/GetCartTotal';
    const requestCount = () => account.calls.filter(({ path }) => path === totalPath).length;

    test('is fetched with the first load only, before the lines', async () => {
      account.cart.set('1', 2);
      account.totalResponse = { quantity: 2, total: 50.5 };
      const totalsAndLineCounts: unknown[] = [];
      lists = createAccountLists(
        'salma',
        { cart: emptyList(), wishlist: emptyList() },
        {
          onChange: () => totalsAndLineCounts.push([lists.total, lists.cart.get().length]),
          onMergeError() {},
          onNotTaken() {},
        },
      );
      await lists.load();
      const total = { quantity: 2, total: 5050 };
      expect(totalsAndLineCounts[0]).toEqual([total, 0]);
      expect(totalsAndLineCounts.at(-1)).toEqual([total, 1]);
      await lists.load();
      expect(requestCount()).toBe(1);
    });

    test.each(['missing', 'malformed', 'failing'])('changes nothing when %s', async (kind) => {
      if (kind === 'malformed') account.totalResponse = { quantity: 'many' };
      if (kind === 'failing') account.failures.push([totalPath, 'down']);
      await lists.load();
      expect([requestCount(), lists.total, lists.isReady, lists.hasFailed, errors]).toEqual([
        1,
        null,
        true,
        false,
        [],
      ]);
    });
  });

  test('is neither ready nor failed before the first load', () => {
    expect([lists.isReady, lists.hasFailed]).toEqual([false, false]);
  });

  test('reports a failed cart merge only when the local cart has lines', async () => {
    account.failures.push(['/ShoppingCart/ListItemsInCart', 'down']);
    await lists.load();
    expect(errors).toEqual([]);
    cartLines = [testLine('1')];
    account.failures.push(['/ShoppingCart/AddListProductsToCart', { rejected: 'The cart is full' }]);
    await lists.load();
    expect(errors).toEqual(['The cart is full']);
    expect(account.log.at(-1)).toBe('POST /ShoppingCart/AddListProductsToCart failed: status 409');
  });
});
