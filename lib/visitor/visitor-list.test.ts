import { fakeAccount } from '../cart/testing.ts';
import { accountWishlist } from '../wishlist/account-wishlist.ts';
import { toggleList } from './visitor-list.ts';

test('a heart that is pressed before the list is known stays what it was meant to be when the list comes', async () => {
  const account = fakeAccount();
  account.wishes.add('1').add('2');
  const wishlist = accountWishlist('en');
  const { toggle } = toggleList({
    get: wishlist.get,
    update: async (change) => {
      await wishlist.update(change);
      return true;
    },
  });
  const pressed = toggle({ slug: 'product-1', productId: '1' });
  await wishlist.load();
  expect(await pressed).toBe('added');
  expect(wishlist.get().map(({ slug }) => slug)).toEqual(['product-1', 'product-2']);
  expect([...account.wishes]).toEqual(['1', '2']);
});
