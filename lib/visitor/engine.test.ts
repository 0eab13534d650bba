import type { setSession as SetSession } from '../auth/session.ts';
import { decrementLine, removeLine, restoreLines, settleLines } from '../cart/rules.ts';
import { type FakeAccount, fakeAccount, lineOf } from '../cart/testing.ts';
import { joinItems, withoutItem } from '../saved-items/saved-items.ts';
import { until } from '../tracking/testing.ts';
import type { Trouble, Visitor } from './engine.ts';
import type { VisitorState } from './visitor-state.ts';

let account: FakeAccount;
let visitor: Visitor;
let troubles: Trouble[];
let published: VisitorState[];
let setSession: typeof SetSession;

/** Opens the things of a customer who has two pieces in the cart and a product on the wishlist. */
beforeEach(async () => {
  account = fakeAccount();
  account.cart.set('1', 2);
  account.wishes.add('1');
  troubles = [];
  published = [];
  jest.resetModules();
  ({ setSession } = await import('../auth/session.ts'));
  const { startVisitor } = await import('./engine.ts');
  setSession({ status: 'customer', name: null, email: 'salma@shop.example' });
  visitor = startVisitor((state) => published.push(state));
  visitor.onTrouble((trouble) => troubles.push(trouble));
  await new Promise((resolve) => setTimeout(resolve));
  await visitor.reload();
});

const line = lineOf('1');
const item = (id: string) => ({ slug: `product-${id}`, productId: id });
const cartAdds = '/ShoppingCart/AddToCart';
const cartRemoves = '/ShoppingCart/RemoveFromCart';
const wishes = '/Posts/WishLists';

const changes: [what: string, path: string, change: () => Promise<boolean>][] = [
  ['one piece less', cartAdds, () => visitor.cart.update((lines) => decrementLine(lines, line))],
  ['a removal', cartRemoves, () => visitor.cart.update((lines) => removeLine(lines, line))],
  ['clearing the cart', cartRemoves, () => visitor.cart.update(() => [])],
  ['putting back', cartAdds, () => visitor.cart.update((lines) => restoreLines(lines, [lineOf('2')]))],
  ['agreeing to less', cartAdds, () => visitor.cart.update((lines) => settleLines(lines, [lineOf('1', 1)]))],
  [
    'a removal from the wishlist',
    `${wishes}/1`,
    () => visitor.wishlist.update((items) => withoutItem(items, 'product-1')),
  ],
  ['adding a shared list', wishes, () => visitor.wishlist.update((items) => joinItems(items, [item('2')]))],
];

test.each(changes)('%s in an account says that it worked', async (_what, path, change) => {
  expect(await change()).toBe(true);
  expect(account.calls.map((call) => call.path)).toContain(path);
  expect(troubles).toEqual([]);
});

test.each(changes)(
  '%s that fails in an account says so, and the visitor is told',
  async (_what, path, change) => {
    account.fates.push([path, 'down']);
    expect(await change()).toBe(false);
    expect(troubles).toEqual([{ kind: 'not-changed', reason: 'Broken' }]);
  },
);

describe('an addition to an account', () => {
  const add = (id: string, stock: number | null = 9, change: object = {}) =>
    visitor.cart.add({ line: { ...lineOf(id), ...change }, stock });

  test("that the upstream refuses says so in the upstream's own words, once", async () => {
    account.fates.push([cartAdds, { refused: 'No more quantity available for this product!' }]);
    expect(await add('1')).toEqual({ refused: 'No more quantity available for this product!' });
    expect(troubles).toEqual([]);
  });

  test('whose answer is lost is refused without words', async () => {
    account.fates.push([cartAdds, 'lost']);
    expect(await add('1')).toEqual({ refused: '' });
  });

  test('beyond the stock that the page knows, or without a variant, is refused without asking', async () => {
    account.calls = [];
    expect([await add('1', 2), await add('3', 0), await add('3', 5, { variantId: null })]).toEqual([
      'no-more',
      'out-of-stock',
      'no-more',
    ]);
    expect(account.calls).toEqual([]);
  });

  test('of the last piece twice at once is one', async () => {
    expect(await Promise.all([add('3', 1), add('3', 1)])).toEqual(['added', 'no-more']);
    expect(account.cart.get('3')).toBe(1);
  });
});

test('a heart that could not be set says so', async () => {
  account.fates.push([wishes, 'down']);
  expect(await visitor.wishlist.toggle(item('2'))).toBe('failed');
  expect(await visitor.wishlist.toggle(item('2'))).toBe('added');
});

describe('when the session ends under a customer', () => {
  const end = () => setSession({ status: 'anonymous', ended: true });
  const keptHere = () => JSON.parse(account.stored.get('cart_products') ?? '{"items":[]}').items;
  const lines = () => visitor.cart.get().map(({ productId, quantity }) => [productId, quantity]);
  /** The upstream takes no more changes, and the first that it refuses ends the session. */
  const refuse = (path: string) => {
    account.fates.push([path, { refused: 'Who are you?', status: 401 }]);
    account.meanwhile = (asked) => asked === path && end();
  };

  test('the cart stays as it was, silently', async () => {
    end();
    await until(() => lines().length > 0);
    expect([lines(), troubles]).toEqual([[['1', 2]], []]);
  });

  test.each<[string, string, () => Promise<unknown>, unknown, [string, number][]]>([
    [
      'an addition',
      cartAdds,
      () => visitor.cart.add({ line: lineOf('2'), stock: 9 }),
      'added',
      [
        ['1', 2],
        ['2', 1],
      ],
    ],
    [
      'one piece less',
      cartAdds,
      () => visitor.cart.update((lines) => decrementLine(lines, line)),
      true,
      [['1', 1]],
    ],
    ['a removal', cartRemoves, () => visitor.cart.update((lines) => removeLine(lines, line)), true, []],
  ])('%s that finds it so is made as a visitor, silently', async (_what, path, change, outcome, after) => {
    refuse(path);
    expect(await change()).toEqual(outcome);
    expect([lines(), troubles]).toEqual([after, []]);
  });

  test('a heart that finds it so is set as a visitor, silently', async () => {
    refuse(wishes);
    expect(await visitor.wishlist.toggle(item('2'))).toBe('added');
    expect(troubles).toEqual([]);
  });

  test('who signs in again has nothing twice', async () => {
    end();
    await until(() => keptHere().length > 0);
    setSession({ status: 'customer', name: null, email: 'salma@shop.example' });
    await until(() => keptHere().length === 0);
    await visitor.reload();
    expect([lines(), account.cart.get('1')]).toEqual([[['1', 2]], 2]);
  });

  test('a customer who signs out elsewhere leaves no cart behind', async () => {
    setSession({ status: 'anonymous' });
    await visitor.cart.add({ line: lineOf('2'), stock: 9 });
    expect(lines()).toEqual([['2', 1]]);
  });
});

test('things are ready once those of whoever is there have been read', async () => {
  expect(published[0]).toMatchObject({ ready: false, failed: false, cart: [] });
  expect(published.find(({ ready }) => ready)?.cart).toHaveLength(1);
  setSession({ status: 'anonymous' });
  expect(published.at(-1)).toMatchObject({ ready: true, failed: false, cart: [] });
  setSession({ status: 'unknown' });
  expect(published.at(-1)?.ready).toBe(false);
});
