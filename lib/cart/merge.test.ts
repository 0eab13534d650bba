import { setSession } from '../auth/session.ts';
import type { SyncedList } from '../lists/synced-list.ts';
import type { CartLine } from './cart.ts';
import { keepLines, mergeCart } from './merge.ts';
import { forgetSeenPrices, withSeenPrices } from './seen-prices.ts';
import { type FakeAccount, fakeAccount, lineOf } from './testing.ts';

const sending = '/ShoppingCart/AddListProductsToCart';
let account: FakeAccount;
let local: readonly CartLine[];
const cart: SyncedList<CartLine> = {
  get: () => local,
  subscribe: () => () => {},
  async update(change) {
    local = change(local);
    return local;
  },
};
const merge = (customer = 'salma') => mergeCart(customer, cart, 'en');
const sent = () => account.calls.filter(({ path }) => path === sending);
const inAccount = () => Object.fromEntries(account.cart);

/** Locks as browsers have them. */
function lockTabs() {
  const tails = new Map<string, Promise<unknown>>();
  const request = (name: string, work: () => Promise<unknown>) => {
    const done = (tails.get(name) ?? Promise.resolve()).then(work);
    tails.set(
      name,
      done.catch(() => {}),
    );
    return done;
  };
  Object.defineProperty(globalThis, 'navigator', { value: { locks: { request } }, configurable: true });
}

beforeEach(() => {
  account = fakeAccount();
  lockTabs();
  local = [lineOf('1', 2), lineOf('2', 1)];
});

test('a merge is the union of both carts with quantities added up, and empties the local one', async () => {
  account.cart.set('1', 3).set('9', 1);
  const lines = await merge();
  expect(lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
    ['1', 5],
    ['9', 1],
    ['2', 1],
  ]);
  expect(local).toEqual([]);
});

test('what is sent is what the contract says', async () => {
  await merge();
  expect(sent().map(({ body }) => body)).toEqual([
    {
      products: [
        { productId: '1', variantId: 'v1', quantity: 2 },
        { productId: '2', variantId: 'v2', quantity: 1 },
      ],
    },
  ]);
});

test('without a local cart nothing is sent, and the lines are those of the account', async () => {
  local = [];
  account.cart.set('9', 4);
  expect(await merge()).toMatchObject([{ productId: '9', quantity: 4 }]);
  expect(sent()).toEqual([]);
});

describe.each([true, false])('with a server that knows keys: %s', (knowsKeys) => {
  beforeEach(() => {
    account.knowsKeys = knowsKeys;
    account.cart.set('1', 3);
  });

  test('a lost answer and a second try do not double', async () => {
    account.fates.push([sending, 'lost']);
    await expect(merge()).rejects.toThrow();
    expect(local).toHaveLength(2);
    await merge();
    expect([inAccount(), local]).toEqual([{ 1: 5, 2: 1 }, []]);
  });

  test('neither do many lost answers in a row', async () => {
    account.fates.push([sending, 'lost'], [sending, 'lost'], ['/ShoppingCart/ListItemsInCart', 'lost']);
    for (let tries = 0; tries < 4; tries += 1) await merge().catch(() => {});
    expect([inAccount(), local]).toEqual([{ 1: 5, 2: 1 }, []]);
  });

  test('pieces that stock clipped are neither doubled nor asked for for ever', async () => {
    account.stock.set('1', 4);
    account.fates.push([sending, 'lost']);
    await merge().catch(() => {});
    await merge();
    expect([inAccount(), local]).toEqual([{ 1: 4, 2: 1 }, []]);
    const before = sent().length;
    await merge();
    expect(sent()).toHaveLength(before);
  });

  test('pieces that came into the local cart after a lost answer are added, too', async () => {
    account.fates.push([sending, 'lost']);
    await merge().catch(() => {});
    local = [lineOf('1', 5), lineOf('2', 1), lineOf('3', 1)];
    await merge();
    expect([inAccount(), local]).toEqual([{ 1: 8, 2: 1, 3: 1 }, []]);
  });
});

test('a try that never arrived is sent again under the same key', async () => {
  account.fates.push([sending, 'down']);
  await expect(merge()).rejects.toThrow('Broken');
  await merge();
  const [first, second] = sent();
  expect(second).toEqual(first);
  expect(first?.key).toEqual(expect.any(String));
  expect(inAccount()).toEqual({ 1: 2, 2: 1 });
});

test('the local cart stays as it is while the server refuses, whose words are passed on', async () => {
  account.fates.push([sending, { refused: 'Out of stock Abaya' }]);
  await expect(merge()).rejects.toThrow('Out of stock Abaya');
  expect(local).toEqual([lineOf('1', 2), lineOf('2', 1)]);
  expect(inAccount()).toEqual({});
});

test('what was taken out of the local cart after a failed try does not come back', async () => {
  account.fates.push([sending, 'down']);
  await merge().catch(() => {});
  local = [lineOf('1', 1)];
  await merge();
  expect([inAccount(), local]).toEqual([{ 1: 1 }, []]);
});

test('the prices that a guest agreed to go along, also where the answer was lost', async () => {
  setSession({ status: 'customer', name: null, email: 'salma' });
  forgetSeenPrices();
  local = [lineOf('1', 2, 10000), lineOf('2', 1), lineOf('3', 1, 0)];
  account.fates.push([sending, 'lost']);
  await merge().catch(() => {});
  await merge();
  expect(local).toEqual([]);
  const known = (customer: string) =>
    withSeenPrices(customer, [lineOf('1'), lineOf('2'), lineOf('3')]).map(({ seenPrice }) => seenPrice);
  expect([known('salma'), known('huda')]).toEqual([
    [10000, null, 0],
    [null, null, null],
  ]);
});

test('pieces added to the local cart while it is being merged stay there', async () => {
  account.meanwhile = (path) => {
    if (path === sending) local = [lineOf('1', 3), lineOf('2', 1), lineOf('3', 1)];
  };
  await merge();
  expect(local).toEqual([lineOf('1', 1), lineOf('3', 1)]);
  expect(inAccount()).toEqual({ 1: 2, 2: 1 });
});

test("what was begun for one customer is not finished with another one's account", async () => {
  account.fates.push([sending, 'down']);
  await merge('salma').catch(() => {});
  await merge('huda');
  const keys = sent().map(({ key }) => key);
  expect(new Set(keys).size).toBe(2);
  expect(inAccount()).toEqual({ 1: 2, 2: 1 });
});

test('tabs that merge at the same time add the pieces once', async () => {
  await Promise.all([merge(), merge(), merge()]);
  expect([inAccount(), sent().length]).toEqual([{ 1: 2, 2: 1 }, 1]);
});

test('a line without a variant stays in the browser and is not in the way of the others', async () => {
  const plain = { ...lineOf('7'), variantId: null };
  local = [plain, ...local];
  await merge();
  expect([inAccount(), local]).toEqual([{ 1: 2, 2: 1 }, [plain]]);
});

test.each(['{', '{}', '7', '{"key":1}', '{"key":"k","customer":"salma","lines":7,"before":null}'])(
  'a begun merge that reads %s is not in the way',
  async (text) => {
    account.stored.set('cart_merge', text);
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    await merge();
    expect([inAccount(), local]).toEqual([{ 1: 2, 2: 1 }, []]);
  },
);

describe('what a customer leaves behind when the session ends', () => {
  const attempt = () => account.stored.get('cart_merge');

  test('is kept in an empty cart, as a merge that was begun', async () => {
    local = [];
    expect(await keepLines('salma', [lineOf('5', 2)], cart)).toEqual([lineOf('5', 2)]);
    expect(local).toEqual([lineOf('5', 2)]);
    expect(attempt()).toContain('salma');
  });

  test('leaves a cart alone that has lines, and is nothing where it had none', async () => {
    for (const own of [[lineOf('1', 2), lineOf('2', 1)], [lineOf('1', 2)]]) {
      local = own;
      await keepLines('salma', [lineOf('5', 2)], cart);
      expect(local).toEqual(own);
    }
    local = [];
    await keepLines('salma', [], cart);
    expect([local, attempt()]).toEqual([[], undefined]);
  });
});
