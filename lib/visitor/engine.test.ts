import { setSession } from '../auth/session.ts';
import { type FakeAccount, fakeAccount, lineOf } from '../cart/testing.ts';
import { startVisitor, type Trouble, type Visitor } from './engine.ts';

let account: FakeAccount;
let visitor: Visitor;
let troubles: Trouble[];

/** Opens the things of a customer who has two pieces in the cart and a product on the wishlist. */
beforeEach(async () => {
  account = fakeAccount();
  account.cart.set('1', 2);
  account.wishes.add('1');
  troubles = [];
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
  ['a removal from the wishlist', `${wishes}/1`, () => visitor.wishlist.remove('product-1')],
  ['adding a shared list', wishes, () => visitor.wishlist.join([item('2')])],
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
