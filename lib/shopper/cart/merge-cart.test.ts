import { setSession } from '../../platform/auth/session.ts';
import { removeStored } from '../../platform/browser-storage/stored-values.ts';
import { upstreamMessageOf } from '../../platform/upstream/error-messages.ts';
import type { SyncedList } from '../lists/local-list.ts';
import { withSeenPrices } from './account-cart.ts';
import type { CartLine } from './cart.ts';
import { copyLinesToLocalCart, mergeCart } from './merge-cart.ts';
import { type FakeAccount, installFakeAccount, testLine } from './testing.ts';

const addListPath = '/ShoppingCart/AddListProductsToCart';
const linesPath = '/ShoppingCart/ListItemsInCart';
let account: FakeAccount;
let local: readonly CartLine[];
let lowered: CartLine[];
const cart: SyncedList<CartLine> = {
  get: () => local,
  subscribe: () => () => {},
  async update(change) {
    local = change(local);
    return local;
  },
};
const merge = (customer = 'salma') => mergeCart(customer, cart, 'en', (lines) => lowered.push(...lines));
const sentMerges = () => account.calls.filter(({ path }) => path === addListPath);
const accountQuantities = () => Object.fromEntries(account.cart);

/** Installs fake Web Locks; each name is locked by one caller at a time. */
function installLocks() {
  const lockTails = new Map<string, Promise<unknown>>();
  const request = (name: string, work: () => Promise<unknown>) => {
    const done = (lockTails.get(name) ?? Promise.resolve()).then(work);
    lockTails.set(
      name,
      done.catch(() => {}),
    );
    return done;
  };
  Object.defineProperty(globalThis, 'navigator', { value: { locks: { request } }, configurable: true });
}

beforeEach(() => {
  account = installFakeAccount();
  installLocks();
  removeStored('skipped_lines');
  setSession({ status: 'customer', name: null, email: 'salma' });
  lowered = [];
  local = [testLine('1', 2), testLine('2', 1)];
});

describe('mergeCart', () => {
  test('adds up the quantities of both carts and empties the local cart', async () => {
    account.cart.set('1', 3).set('9', 1);
    const lines = await merge();
    expect(lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      ['1', 5],
      ['9', 1],
      ['2', 1],
    ]);
    expect(local).toEqual([]);
  });

  test('sends the lines in one call', async () => {
    await merge();
    expect(sentMerges().map(({ body }) => body)).toEqual([
      {
        products: [
          { productId: '1', variantId: 'v1', quantity: 2 },
          { productId: '2', variantId: 'v2', quantity: 1 },
        ],
      },
    ]);
  });

  test('leaves lines without a place in the local cart', async () => {
    for (let id = 2; id <= 100; id += 1) account.cart.set(`${id}`, 1);
    local = ['x', '1', 'y', '2'].map((id) => testLine(id));
    const lines = await merge();
    expect(lines).toHaveLength(100);
    expect(accountQuantities()).toMatchObject({ x: 1, 2: 2 });
    expect(local).toEqual([testLine('1'), testLine('y')]);
    account.cart.delete('x');
    await merge();
    expect(local).toEqual([testLine('y')]);
  });

  test('reads the cart again after sending its only line', async () => {
    local = [testLine('1', 2)];
    account.onCall = (path) => {
      if (path === linesPath && sentMerges().length > 0) account.cart.set('1', 7);
    };
    expect(await merge()).toMatchObject([{ productId: '1', quantity: 7 }]);
    expect(account.calls.at(-1)?.path).toBe(linesPath);
  });

  test('resolves to the response when the cart cannot be read again', async () => {
    account.onCall = (path) => {
      if (path === addListPath) account.failures.push([linesPath, 'down']);
    };
    expect(await merge()).toHaveLength(2);
    expect(local).toEqual([]);
  });

  test('sends nothing for an empty local cart', async () => {
    local = [];
    account.cart.set('9', 4);
    expect(await merge()).toMatchObject([{ productId: '9', quantity: 4 }]);
    expect(sentMerges()).toEqual([]);
  });

  describe.each([true, false])('when the API responds with lines: %s', (respondsWithLines) => {
    beforeEach(() => {
      account.respondsWithLines = respondsWithLines;
      account.stock.set('1', 0);
    });

    test('leaves skipped lines in the local cart', async () => {
      expect(await merge()).toMatchObject([{ productId: '2' }]);
      expect([accountQuantities(), local, lowered]).toEqual([{ 2: 1 }, [testLine('1', 2)], []]);
    });

    test('sends skipped lines once per sign-in', async () => {
      await merge();
      account.stock.delete('1');
      await merge();
      expect([sentMerges().length, local]).toEqual([1, [testLine('1', 2)]]);
      removeStored('skipped_lines');
      await merge();
      expect([accountQuantities(), local]).toEqual([{ 1: 2, 2: 1 }, []]);
    });

    test('reports lines with fewer units than requested', async () => {
      account.stock.set('1', 4);
      account.cart.set('1', 3);
      await merge();
      await merge();
      expect(lowered).toEqual([testLine('1', 4)]);
      expect([accountQuantities(), local]).toEqual([{ 1: 4, 2: 1 }, []]);
    });

    test('reports lowered lines of a merge whose response was lost', async () => {
      account.stock.set('1', 1);
      account.failures.push([addListPath, 'lost']);
      await merge().catch(() => {});
      await merge();
      expect(lowered).toEqual([testLine('1', 1)]);
    });
  });

  test('keeps lines locally until a response shows that they arrived', async () => {
    account.respondsWithLines = false;
    account.onCall = (path) => {
      if (path === addListPath) account.failures.push([linesPath, 'down']);
    };
    await expect(merge()).rejects.toThrow();
    expect(local).toHaveLength(2);
    account.onCall = () => {};
    await merge();
    expect([accountQuantities(), local, sentMerges().length]).toEqual([{ 1: 2, 2: 1 }, [], 1]);
  });

  test('trusts the response when the next read lacks its lines', async () => {
    account.onCall = (path) => {
      if (path === linesPath && sentMerges().length > 0) account.cart.clear();
    };
    await merge();
    expect([local, lowered]).toEqual([[], []]);
  });

  test('does not record skipped lines after signing out', async () => {
    account.stock.set('1', 0);
    account.onCall = (path) => path === addListPath && setSession({ status: 'anonymous' });
    await merge();
    expect([local, account.stored.has('skipped_lines')]).toEqual([[testLine('1', 2)], false]);
  });

  describe.each([true, false])('with idempotency keys supported: %s', (hasIdempotency) => {
    beforeEach(() => {
      account.hasIdempotency = hasIdempotency;
      account.cart.set('1', 3);
    });

    test('adds nothing twice after a lost response', async () => {
      account.failures.push([addListPath, 'lost']);
      await expect(merge()).rejects.toThrow();
      expect(local).toHaveLength(2);
      await merge();
      expect([accountQuantities(), local]).toEqual([{ 1: 5, 2: 1 }, []]);
      expect(sentMerges()).toHaveLength(1);
    });

    test('adds nothing twice after several lost responses', async () => {
      account.failures.push([addListPath, 'lost'], [addListPath, 'lost'], [linesPath, 'lost']);
      for (let attempts = 0; attempts < 4; attempts += 1) await merge().catch(() => {});
      expect([accountQuantities(), local]).toEqual([{ 1: 5, 2: 1 }, []]);
    });

    test('does not bring back units that left the account meanwhile', async () => {
      account.failures.push([addListPath, 'down']);
      await merge().catch(() => {});
      account.cart.delete('1');
      local = [testLine('1', 2)];
      await merge();
      expect([accountQuantities(), local]).toEqual([{ 1: 2 }, []]);
    });

    test('does not add removed lines on a retry', async () => {
      account.failures.push([addListPath, 'down']);
      await merge().catch(() => {});
      account.cart.delete('1');
      local = [];
      await merge();
      expect([accountQuantities(), local]).toEqual([{}, []]);
    });

    test('stops retrying units beyond the stock', async () => {
      account.stock.set('1', 4);
      account.failures.push([addListPath, 'lost']);
      await merge().catch(() => {});
      await merge();
      expect([accountQuantities(), local]).toEqual([{ 1: 4, 2: 1 }, []]);
      const mergeCountBefore = sentMerges().length;
      await merge();
      expect(sentMerges()).toHaveLength(mergeCountBefore);
    });

    test('sends units added to the local cart after a lost response', async () => {
      account.failures.push([addListPath, 'lost']);
      await merge().catch(() => {});
      local = [testLine('1', 5), testLine('2', 1), testLine('3', 1)];
      await merge();
      expect([accountQuantities(), local]).toEqual([{ 1: 8, 2: 1, 3: 1 }, []]);
    });
  });

  test('resends a failed attempt under the same key', async () => {
    account.failures.push([addListPath, 'down']);
    expect(await merge().catch(upstreamMessageOf)).toBe('Broken');
    await merge();
    const [first, second] = sentMerges();
    expect(second).toEqual(first);
    expect(first?.idempotencyKey).toEqual(expect.any(String));
    expect(accountQuantities()).toEqual({ 1: 2, 2: 1 });
  });

  test.each([
    ['a lower quantity', [testLine('1', 1), testLine('2', 1)]],
    ['a line less', [testLine('1', 2)]],
  ])('resends a failed attempt with %s under a new key', async (_change, changedLines) => {
    account.failures.push([addListPath, 'down']);
    await merge().catch(() => {});
    local = changedLines;
    await merge();
    const [first, second] = sentMerges();
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });

  test("keeps the local cart and passes on the API's rejection", async () => {
    account.failures.push([addListPath, { rejected: 'Out of stock Abaya' }]);
    expect(await merge().catch(upstreamMessageOf)).toBe('Out of stock Abaya');
    expect(local).toEqual([testLine('1', 2), testLine('2', 1)]);
    expect(accountQuantities()).toEqual({});
  });

  test('omits units removed from the local cart after a failed attempt', async () => {
    account.failures.push([addListPath, 'down']);
    await merge().catch(() => {});
    local = [testLine('1', 1)];
    await merge();
    expect([accountQuantities(), local]).toEqual([{ 1: 1 }, []]);
  });

  test('carries accepted prices over, even after a lost response', async () => {
    removeStored('seen_prices');
    local = [testLine('1', 2, 10000), testLine('2', 1), testLine('3', 1, 0)];
    account.failures.push([addListPath, 'lost']);
    await merge().catch(() => {});
    await merge();
    expect(local).toEqual([]);
    const seenPrices = (customer: string) =>
      withSeenPrices(customer, [testLine('1'), testLine('2'), testLine('3')]).map(
        ({ seenPrice }) => seenPrice,
      );
    expect([seenPrices('salma'), seenPrices('huda')]).toEqual([
      [10000, null, 0],
      [null, null, null],
    ]);
  });

  test('keeps units added to the local cart during the merge', async () => {
    account.onCall = (path) => {
      if (path === addListPath) local = [testLine('1', 3), testLine('2', 1), testLine('3', 1)];
    };
    await merge();
    expect(local).toEqual([testLine('1', 1), testLine('3', 1)]);
    expect(accountQuantities()).toEqual({ 1: 2, 2: 1 });
  });

  test("does not finish one customer's attempt in another's account", async () => {
    account.failures.push([addListPath, 'down']);
    await merge('salma').catch(() => {});
    await merge('huda');
    const keys = sentMerges().map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(2);
    expect(accountQuantities()).toEqual({ 1: 2, 2: 1 });
  });

  test('merges once when several tabs merge at the same time', async () => {
    await Promise.all([merge(), merge(), merge()]);
    expect([accountQuantities(), sentMerges().length]).toEqual([{ 1: 2, 2: 1 }, 1]);
  });

  test('keeps lines without a variant in the local cart', async () => {
    const plain = { ...testLine('7'), variantId: null };
    local = [plain, ...local];
    await merge();
    expect([accountQuantities(), local]).toEqual([{ 1: 2, 2: 1 }, [plain]]);
  });

  test.each(['{', '{}', '7', '{"key":1}', '{"key":"k","customer":"salma","lines":7,"before":null}'])(
    'ignores a stored attempt that is malformed: %s',
    async (text) => {
      account.stored.set('cart_merge', text);
      jest.spyOn(console, 'warn').mockImplementation(() => {});
      await merge();
      expect([accountQuantities(), local]).toEqual([{ 1: 2, 2: 1 }, []]);
    },
  );

  describe('copyLinesToLocalCart', () => {
    const storedAttempt = () => account.stored.get('cart_merge');

    test('fills an empty cart and records a merge attempt', async () => {
      local = [];
      expect(await copyLinesToLocalCart('salma', [testLine('5', 2)], cart)).toEqual([testLine('5', 2)]);
      expect(local).toEqual([testLine('5', 2)]);
      expect(storedAttempt()).toContain('salma');
    });

    test('adds lines to those that a merge left', async () => {
      account.stock.set('1', 0);
      await merge();
      removeStored('skipped_lines');
      await copyLinesToLocalCart('salma', [testLine('2', 1)], cart);
      expect(local).toEqual([testLine('1', 2), testLine('2', 1)]);
      account.stock.delete('1');
      await merge();
      expect([accountQuantities(), local]).toEqual([{ 1: 2, 2: 1 }, []]);
    });

    test('adds nothing twice after a merge that failed', async () => {
      account.cart.set('9', 3);
      account.failures.push([addListPath, 'down']);
      await merge().catch(() => {});
      await copyLinesToLocalCart('salma', [testLine('9', 3)], cart);
      expect(local).toEqual([testLine('1', 2), testLine('2', 1), testLine('9', 3)]);
      await merge();
      expect([accountQuantities(), local]).toEqual([{ 1: 2, 2: 1, 9: 3 }, []]);
    });

    test('copies lines once when several tabs copy them', async () => {
      local = [];
      const copy = () => copyLinesToLocalCart('salma', [testLine('5', 2), testLine('6')], cart);
      await copy();
      local = [testLine('6')];
      await copy();
      expect(local).toEqual([testLine('6')]);
    });

    test('does nothing without lines', async () => {
      local = [];
      await copyLinesToLocalCart('salma', [], cart);
      expect([local, storedAttempt()]).toEqual([[], undefined]);
    });
  });
});
