import { setSession } from '../auth/session.ts';
import type { AccountList } from '../lists/account-list.ts';
import { accountCart } from './account-cart.ts';
import type { CartLine } from './cart.ts';
import { addLine, decrementLine, removeLine, restoreLines, settleLines } from './rules.ts';
import { forgetSeenPrices } from './seen-prices.ts';
import { type FakeAccount, fakeAccount, lineOf } from './testing.ts';

const adding = '/ShoppingCart/AddToCart';
let account: FakeAccount;
let cart: AccountList<CartLine>;

beforeEach(async () => {
  account = fakeAccount();
  setSession({ status: 'customer', name: null, email: 'salma' });
  forgetSeenPrices();
  account.cart.set('1', 2).set('2', 1);
  cart = accountCart('salma', 'en');
  await cart.load();
  account.calls = [];
});

const shown = () => cart.get().map(({ productId, quantity }) => [productId, quantity]);
const add = (id: string, quantity: number, stock: number | null = 9) =>
  cart.update((lines) => addLine(lines, { line: lineOf(id, quantity, 5000), stock }).lines);
const decrement = (line: CartLine) => cart.update((lines) => decrementLine(lines, line));
const remove = (line: CartLine) => cart.update((lines) => removeLine(lines, line));
const restore = (removed: CartLine[]) => cart.update((lines) => restoreLines(lines, removed));
const settle = (agreed: CartLine[]) => cart.update((lines) => settleLines(lines, agreed));

test('a change shows before it is answered, and what the server says counts in the end', async () => {
  account.stock.set('1', 3);
  const done = add('1', 5, null);
  expect(shown()).toEqual([
    ['1', 7],
    ['2', 1],
  ]);
  await done;
  expect(shown()).toEqual([
    ['1', 3],
    ['2', 1],
  ]);
});

test('listeners hear of a change when it shows and when it is answered', async () => {
  let heard = 0;
  cart.subscribe(() => {
    heard += 1;
  });
  const done = remove(lineOf('1'));
  expect(heard).toBe(1);
  await done;
  expect(heard).toBe(2);
});

test('changes are sent one after the other in their order, as the contract says', async () => {
  await Promise.all([add('3', 2), decrement(lineOf('1')), remove(lineOf('2')), restore([lineOf('2', 4)])]);
  expect(account.calls.map(({ path, body }) => [path, body])).toEqual([
    [adding, { productId: '3', variantId: 'v3', quantity: 2 }],
    [adding, { productId: '1', variantId: 'v1', quantity: -1 }],
    ['/ShoppingCart/RemoveFromCart', { productId: '2', variantId: 'v2' }],
    [adding, { productId: '2', variantId: 'v2', quantity: 4 }],
  ]);
  expect(shown()).toEqual([
    ['1', 1],
    ['3', 2],
    ['2', 4],
  ]);
});

test('an answer to an older reading never covers a newer change', async () => {
  const read = cart.load();
  const added = add('3', 1);
  await Promise.all([read, added]);
  expect(shown()).toContainEqual(['3', 1]);
});

test("what the server refuses is undone and said in the server's own words", async () => {
  account.fates.push([adding, { refused: 'No more quantity available for this product!' }]);
  await expect(add('1', 1)).rejects.toThrow('No more quantity available for this product!');
  expect(shown()).toEqual([
    ['1', 2],
    ['2', 1],
  ]);
});

test('a change after a refused one is still sent', async () => {
  account.fates.push([adding, { refused: 'No' }]);
  const outcomes = await Promise.allSettled([add('1', 1), add('2', 1)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(shown()).toEqual([
    ['1', 2],
    ['2', 2],
  ]);
});

test('a lost answer is followed by reading what became of it, and reported', async () => {
  account.fates.push([adding, 'lost']);
  await expect(add('1', 1)).rejects.toThrow();
  expect(shown()[0]).toEqual(['1', 3]);
});

test.each([
  ['one piece less', adding, decrement],
  ['a removal', '/ShoppingCart/RemoveFromCart', remove],
])('%s that fails is undone and reported', async (_what, path, change) => {
  account.fates.push([path, 'down']);
  await expect(change(lineOf('1'))).rejects.toThrow('Broken');
  expect(shown()[0]).toEqual(['1', 2]);
});

test('clearing removes every line', async () => {
  await cart.update(() => []);
  expect([shown(), account.cart.size]).toEqual([[], 0]);
});

test('settling lowers what is too much and remembers the prices agreed to', async () => {
  await settle([lineOf('1', 1, 7000), lineOf('2', 5, 8000)]);
  expect(cart.get()).toEqual([lineOf('1', 1, 7000), lineOf('2', 1, 8000)]);
  expect(account.calls.map(({ body }) => body)).toEqual([{ productId: '1', variantId: 'v1', quantity: -1 }]);
});

test('the price seen when a piece was added stays known, whatever the server answers', async () => {
  await add('3', 1);
  await cart.load();
  expect(cart.get().at(-1)).toEqual(lineOf('3', 1, 5000));
});

describe('what a customer has agreed to pay', () => {
  /** Lines as a page shows them that the customer opens anew. */
  const reopened = async (customer = 'salma') => {
    jest.resetModules();
    const [auth, carts] = await Promise.all([import('../auth/session.ts'), import('./account-cart.ts')]);
    auth.setSession({ status: 'customer', name: null, email: customer });
    const opened = carts.accountCart(customer, 'en');
    await opened.load();
    return opened.get();
  };

  test('is still known after a reload', async () => {
    await add('3', 1);
    await settle([lineOf('1', 2, 7000)]);
    expect(await reopened()).toEqual([lineOf('1', 2, 7000), lineOf('2', 1), lineOf('3', 1, 5000)]);
  });

  test('is not known to another customer', async () => {
    await add('3', 1);
    expect((await reopened('huda')).map(({ seenPrice }) => seenPrice)).toEqual([null, null, null]);
  });

  test('is forgotten with the line it was about', async () => {
    await add('3', 1);
    await remove(lineOf('3'));
    await cart.load();
    account.cart.set('3', 1);
    expect((await reopened()).at(-1)).toEqual(lineOf('3', 1));
  });

  test('comes back with a line that is put back', async () => {
    await add('3', 1);
    await remove(lineOf('3'));
    await cart.load();
    await restore([lineOf('3', 1, 5000)]);
    expect((await reopened()).at(-1)).toEqual(lineOf('3', 1, 5000));
  });

  test('is known for as long as the page where nothing can be kept', async () => {
    localStorage.setItem = () => {
      throw new Error('Full');
    };
    await add('3', 1);
    await cart.load();
    expect(cart.get().at(-1)).toEqual(lineOf('3', 1, 5000));
  });

  test('is gone once the customer has signed out, also when an answer comes after that', async () => {
    await add('3', 1);
    const late = cart.load();
    setSession({ status: 'anonymous' });
    forgetSeenPrices();
    await settle([lineOf('1', 2, 7000)]);
    await late;
    expect([...account.stored.keys()]).toEqual([]);
  });

  test.each([
    '{',
    '7',
    '{"version":2,"customer":"salma","prices":{"1 v1":7}}',
    '{"version":1,"customer":"salma","prices":{"1 v1":"7","2 v2":-1}}',
    '{"version":1,"customer":"salma","prices":[7]}',
  ])('that reads %s is not known', async (text) => {
    account.stored.set('seen_prices', text);
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    expect((await reopened()).map(({ seenPrice }) => seenPrice)).toEqual([null, null]);
  });
});
