import type { setSession as SetSession } from '../auth/session.ts';
import { type FakeAccount, fakeAccount, lineOf } from '../cart/testing.ts';
import { joinItems, withoutItem } from '../saved-items/saved-items.ts';
import { until } from '../tracking/testing.ts';
import type { Trouble, Visitor } from './engine.ts';

let account: FakeAccount;
let visitor: Visitor;
let troubles: Trouble[];
let setSession: typeof SetSession;

/** Opens the things of a customer who has two pieces in the cart and a product on the wishlist. */
beforeEach(async () => {
  account = fakeAccount();
  account.cart.set('1', 2);
  account.wishes.add('1');
  troubles = [];
  jest.resetModules();
  ({ setSession } = await import('../auth/session.ts'));
  const { startVisitor } = await import('./engine.ts');
  setSession({ status: 'customer', name: null, email: 'salma@shop.example' });
  visitor = startVisitor(() => {});
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
  ['one piece less', cartAdds, () => visitor.cart.decrement(line)],
  ['a removal', cartRemoves, () => visitor.cart.remove(line)],
  ['clearing the cart', cartRemoves, () => visitor.cart.clear()],
  ['putting back', cartAdds, () => visitor.cart.restore([lineOf('2')])],
  ['agreeing to less', cartAdds, () => visitor.cart.settle([lineOf('1', 1)])],
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
    ['one piece less', cartAdds, () => visitor.cart.decrement(line), true, [['1', 1]]],
    ['a removal', cartRemoves, () => visitor.cart.remove(line), true, []],
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
