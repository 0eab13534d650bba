import { fakeAccount } from '../cart/testing.ts';
import { accountWishlist } from '../wishlist/account-wishlist.ts';
import { toggle } from './toggle.ts';

test('a heart that is pressed before the list is known stays what it was meant to be when the list comes', async () => {
  const account = fakeAccount();
  account.wishes.add('1').add('2');
  const { get, load, update } = accountWishlist('en');
  const item = { slug: 'product-1', productId: '1' };
  const pressed = toggle((change) => update(change).then(() => true), item);
  await load();
  expect(await pressed).toBe('added');
  expect(get().map(({ slug }) => slug)).toEqual(['product-1', 'product-2']);
  expect([...account.wishes]).toEqual(['1', '2']);
});
