import { installFakeAccount } from '../cart/testing.ts';
import { createAccountWishlist } from '../saved-lists/account-wishlist.ts';
import { toggleSavedItem } from './toggle-saved-item.ts';

test('toggleSavedItem adds an item when called before the list is loaded', async () => {
  const account = installFakeAccount();
  account.wishlist.add('1').add('2');
  const { get, load, update } = createAccountWishlist('en');
  const item = { slug: 'product-1', title: 'Product 1', productId: '1' };
  const outcome = toggleSavedItem((change) => update(change).then(() => true), item);
  await load();
  expect(await outcome).toBe('added');
  expect(get().map(({ slug }) => slug)).toEqual(['product-1', 'product-2']);
  expect([...account.wishlist]).toEqual(['1', '2']);
});
