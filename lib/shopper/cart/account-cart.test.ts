import { cartPaths } from '../../../contract/paths.ts';
import { testReadContext } from '../../catalogue/reads/wire/testing.ts';
import { setSession } from '../../platform/auth/session.ts';
import { removeStored } from '../../platform/browser-storage/stored-values.ts';
import { upstreamMessageOf } from '../../platform/upstream/error-messages.ts';
import type { AccountList } from '../lists/account-list.ts';
import { createAccountCart, fetchCartTotal, readCartLine, readCartTotal } from './account-cart.ts';
import type { CartLine } from './cart.ts';
import { addLine, decrementLine, reconcileLines, removeLine, restoreLines } from './lines.ts';
import { type FakeAccount, installFakeAccount, testLine } from './testing.ts';

const addPath = '/ShoppingCart/AddToCart';
const linesPath = '/ShoppingCart/ListItemsInCart';
let account: FakeAccount;
let cart: AccountList<CartLine>;

beforeEach(async () => {
  account = installFakeAccount();
  setSession({ status: 'customer', name: null, email: 'salma' });
  removeStored('seen_prices');
  account.cart.set('1', 2).set('2', 1);
  cart = createAccountCart('salma', 'en');
  await cart.load();
  account.calls = [];
});

const quantities = () => cart.get().map(({ productId, quantity }) => [productId, quantity]);
/** Waits until the cart has been read again after changes. */
const waitForReload = () => new Promise((resolve) => setTimeout(resolve));
const sentChanges = () => account.calls.filter(({ path }) => path !== linesPath);
const add = (id: string, quantity: number, stock: number | null = 9) =>
  cart.update((lines) => addLine(lines, { line: testLine(id, quantity, 5000), stock }).lines);
const decrement = (line: CartLine) => cart.update((lines) => decrementLine(lines, line));
const remove = (line: CartLine) => cart.update((lines) => removeLine(lines, line));
const restore = (removed: CartLine[]) => cart.update((lines) => restoreLines(lines, removed));
const reconcile = (accepted: CartLine[]) => cart.update((lines) => reconcileLines(lines, accepted));

describe('createAccountCart', () => {
  test('shows an update before the response, which replaces it', async () => {
    account.stock.set('1', 3);
    const done = add('1', 5, null);
    expect(quantities()).toEqual([
      ['1', 7],
      ['2', 1],
    ]);
    await done;
    expect(quantities()).toEqual([
      ['1', 3],
      ['2', 1],
    ]);
  });

  test('notifies listeners of an update, its response and the reload', async () => {
    let notifications = 0;
    cart.subscribe(() => {
      notifications += 1;
    });
    const done = remove(testLine('1'));
    expect(notifications).toBe(1);
    await done;
    expect(notifications).toBe(2);
    await waitForReload();
    expect(notifications).toBe(3);
  });

  test('sends updates one at a time and in order', async () => {
    await Promise.all([
      add('3', 2),
      decrement(testLine('1')),
      remove(testLine('2')),
      restore([testLine('2', 4)]),
    ]);
    expect(sentChanges().map(({ path, body }) => [path, body])).toEqual([
      [addPath, { productId: '3', variantId: 'v3', quantity: 2 }],
      [addPath, { productId: '1', variantId: 'v1', quantity: -1 }],
      ['/ShoppingCart/RemoveFromCart', { productId: '2', variantId: 'v2' }],
      [addPath, { productId: '2', variantId: 'v2', quantity: 4 }],
    ]);
    expect(quantities()).toEqual([
      ['1', 1],
      ['3', 2],
      ['2', 4],
    ]);
  });

  describe('after a change', () => {
    const readCount = () => account.calls.length - sentChanges().length;

    test('reads the cart again', async () => {
      account.onCall = (path) => path === linesPath && account.cart.set('1', 7);
      await add('2', 1);
      await waitForReload();
      expect(account.calls.map(({ path }) => path)).toEqual([addPath, linesPath]);
      expect(quantities()).toEqual([
        ['1', 7],
        ['2', 2],
      ]);
    });

    test('reads the cart once for several changes', async () => {
      await Promise.all([add('1', 1), add('1', 1), add('2', 1)]);
      await waitForReload();
      expect([sentChanges().length, readCount()]).toEqual([3, 1]);
      await add('1', 1);
      await waitForReload();
      expect(readCount()).toBe(2);
    });

    test('never shows an old quantity after a change made during the read', async () => {
      const shownQuantities: unknown[] = [];
      let changeDuringRead: Promise<unknown> | undefined;
      account.onCall = (path) => {
        if (path === linesPath) changeDuringRead ??= add('1', 1);
      };
      await add('1', 1);
      cart.subscribe(() => shownQuantities.push(cart.get()[0]?.quantity));
      await waitForReload();
      await changeDuringRead;
      await waitForReload();
      expect([...new Set(shownQuantities)]).toEqual([4]);
      expect(account.cart.get('1')).toBe(4);
    });

    test('shows the response when the cart cannot be read again', async () => {
      account.stock.set('1', 3);
      account.failures.push([linesPath, 'down']);
      await add('1', 5, null);
      await waitForReload();
      expect(quantities()[0]).toEqual(['1', 3]);
    });

    test('shows the change until the read when the response has no lines', async () => {
      account.respondsWithLines = false;
      await add('1', 1);
      expect(quantities()[0]).toEqual(['1', 3]);
      await waitForReload();
      expect([quantities()[0], readCount()]).toEqual([['1', 3], 1]);
    });

    test('reads nothing when nothing was sent', async () => {
      await cart.update((lines) => lines);
      await waitForReload();
      expect(account.calls).toEqual([]);
    });
  });

  test('never overwrites a newer update with an older load', async () => {
    const loaded = cart.load();
    const added = add('3', 1);
    await Promise.all([loaded, added]);
    expect(quantities()).toContainEqual(['3', 1]);
  });

  test("rolls back a rejected update and passes on the API's message", async () => {
    account.failures.push([addPath, { rejected: 'No more quantity available for this product!' }]);
    expect(await add('1', 1).catch(upstreamMessageOf)).toBe('No more quantity available for this product!');
    expect(quantities()).toEqual([
      ['1', 2],
      ['2', 1],
    ]);
  });

  test('sends the update that follows a rejected update', async () => {
    account.failures.push([addPath, { rejected: 'No' }]);
    const outcomes = await Promise.allSettled([add('1', 1), add('2', 1)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(quantities()).toEqual([
      ['1', 2],
      ['2', 2],
    ]);
  });

  test('refetches after a lost response and rejects', async () => {
    account.failures.push([addPath, 'lost']);
    await expect(add('1', 1)).rejects.toThrow();
    expect(quantities()[0]).toEqual(['1', 3]);
  });

  test.each([
    ['decrementing', addPath, decrement],
    ['removing', '/ShoppingCart/RemoveFromCart', remove],
  ])('rolls back and rejects when %s fails', async (_name, path, update) => {
    account.failures.push([path, 'down']);
    expect(await update(testLine('1')).catch(upstreamMessageOf)).toBe('Broken');
    expect(quantities()[0]).toEqual(['1', 2]);
  });

  test('removes every line when cleared', async () => {
    await cart.update(() => []);
    expect([quantities(), account.cart.size]).toEqual([[], 0]);
  });

  test('restores the other lines when the API rejects one', async () => {
    const removed = [...cart.get()];
    await cart.update(() => []);
    account.failures.push([addPath, { rejected: 'Out of stock Product 1' }]);
    expect(await restore(removed).catch(upstreamMessageOf)).toBe('Out of stock Product 1');
    expect(quantities()).toEqual([['2', 1]]);
  });

  test('sends no further line while the API is down', async () => {
    const removed = [...cart.get()];
    await cart.update(() => []);
    account.calls = [];
    account.failures.push([addPath, 'down']);
    expect(await restore(removed).catch(upstreamMessageOf)).toBe('Broken');
    expect(sentChanges()).toHaveLength(1);
  });

  test('lowers quantities and records accepted prices when reconciled', async () => {
    await reconcile([testLine('1', 1, 7000), testLine('2', 5, 8000)]);
    expect(cart.get()).toEqual([testLine('1', 1, 7000), testLine('2', 1, 8000)]);
    expect(sentChanges().map(({ body }) => body)).toEqual([
      { productId: '1', variantId: 'v1', quantity: -1 },
    ]);
  });

  test('keeps the seen price of an added line across responses', async () => {
    await add('3', 1);
    await cart.load();
    expect(cart.get().at(-1)).toEqual(testLine('3', 1, 5000));
  });

  describe('the seen price', () => {
    /** Lines after a page load. */
    const linesAfterReload = async (customer = 'salma') => {
      jest.resetModules();
      const [authModule, cartModule] = await Promise.all([
        import('../../platform/auth/session.ts'),
        import('./account-cart.ts'),
      ]);
      authModule.setSession({ status: 'customer', name: null, email: customer });
      const reloadedCart = cartModule.createAccountCart(customer, 'en');
      await reloadedCart.load();
      return reloadedCart.get();
    };

    test('survives a reload', async () => {
      await add('3', 1);
      await reconcile([testLine('1', 2, 7000)]);
      expect(await linesAfterReload()).toEqual([
        testLine('1', 2, 7000),
        testLine('2', 1),
        testLine('3', 1, 5000),
      ]);
    });

    test('is hidden from another customer', async () => {
      await add('3', 1);
      expect((await linesAfterReload('huda')).map(({ seenPrice }) => seenPrice)).toEqual([null, null, null]);
    });

    test('is removed with its line', async () => {
      await add('3', 1);
      await remove(testLine('3'));
      await cart.load();
      account.cart.set('3', 1);
      expect((await linesAfterReload()).at(-1)).toEqual(testLine('3', 1));
    });

    test('is restored with its line', async () => {
      await add('3', 1);
      await remove(testLine('3'));
      await cart.load();
      await restore([testLine('3', 1, 5000)]);
      expect((await linesAfterReload()).at(-1)).toEqual(testLine('3', 1, 5000));
    });

    test('lasts until unload when storage is full', async () => {
      localStorage.setItem = () => {
        throw new Error('Full');
      };
      await add('3', 1);
      await cart.load();
      expect(cart.get().at(-1)).toEqual(testLine('3', 1, 5000));
    });

    test('stays removed after sign-out, despite a late response', async () => {
      await add('3', 1);
      const pendingLoad = cart.load();
      setSession({ status: 'anonymous' });
      removeStored('seen_prices');
      await reconcile([testLine('1', 2, 7000)]);
      await pendingLoad;
      expect([...account.stored.keys()]).toEqual([]);
    });

    test.each([
      '{',
      '7',
      '{"version":2,"customer":"salma","prices":{"1 v1":7}}',
      '{"version":1,"customer":"salma","prices":{"1 v1":"7","2 v2":-1}}',
      '{"version":1,"customer":"salma","prices":[7]}',
    ])('is ignored when storage contains %s', async (text) => {
      account.stored.set('seen_prices', text);
      jest.spyOn(console, 'warn').mockImplementation(() => {});
      expect((await linesAfterReload()).map(({ seenPrice }) => seenPrice)).toEqual([null, null]);
    });
  });
});

describe('fetchCartTotal', () => {
  test.each([404, 405])('is null and logs nothing when the API responds %i', async (status) => {
    account.failures.push([cartPaths.cartTotal, { rejected: 'No', status }]);
    expect(await fetchCartTotal('en')).toBeNull();
    expect(account.log).toEqual([]);
  });

  test('passes on any other failure', async () => {
    for (const status of [403, 500]) {
      account.failures.push([cartPaths.cartTotal, { rejected: 'No', status }]);
      await expect(fetchCartTotal('en')).rejects.toMatchObject({ status });
    }
    account.onCall = () => {
      throw new TypeError('oops');
    };
    await expect(fetchCartTotal('en')).rejects.toThrow();
  });
});

const line = { id: 7, title: 'Abaya', slug: 'abaya', variant: { id: 11 }, orderQuantity: 3 };

describe('readCartLine', () => {
  test('parses product, variant and quantity', () => {
    expect(readCartLine(line, testReadContext())).toEqual({
      productId: 7,
      slug: 'abaya',
      title: 'Abaya',
      variantId: 11,
      quantity: 3,
      seenPrice: null,
    });
  });

  test.each([undefined, null, 0, -2, 'many', 1])('reads a quantity of %s as 1', (orderQuantity) => {
    expect(readCartLine({ ...line, orderQuantity }, testReadContext())?.quantity).toBe(1);
  });

  test('reads a plain variant id', () => {
    expect(readCartLine({ ...line, variant: 1601 }, testReadContext())?.variantId).toBe(1601);
  });

  test('parses a line without a slug or without a title', () => {
    expect(readCartLine({ ...line, slug: null }, testReadContext())).toMatchObject({
      title: 'Abaya',
      slug: null,
    });
    expect(readCartLine({ ...line, title: '', slug: 'crepe-abaya' }, testReadContext())?.title).toBe(
      'crepe abaya',
    );
  });

  test.each([null, {}, { slug: 'abaya' }, { id: 7 }])('rejects %j and reports it', (value) => {
    const context = testReadContext();
    expect(readCartLine(value, context)).toBeNull();
    expect(context.unreadableFields).toEqual(['cartLine.id']);
  });
});

describe('readCartTotal', () => {
  test.each([
    [
      { quantity: 3, total: 1250.5 },
      { quantity: 3, total: 125_050 },
    ],
    [
      { quantity: '2', total: '1,250.50' },
      { quantity: 2, total: 125_050 },
    ],
    [
      { quantity: 0, total: 0 },
      { quantity: 0, total: 0 },
    ],
  ])('parses %j', (value, total) => {
    expect(readCartTotal(value, 2)).toEqual(total);
  });

  test.each([
    null,
    [],
    {},
    { quantity: 1 },
    { total: 5 },
    { quantity: 1, total: -5 },
    { quantity: 'many', total: 5 },
  ])('rejects %j', (value) => {
    expect(readCartTotal(value, 2)).toBeNull();
  });
});
