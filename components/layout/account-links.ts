import { paths } from '@/lib/address/address';

/** Entries of the account menu (specification section 2); `key` names the text. */
export const customerLinks = [
  { key: 'myProfile', href: paths.profile },
  { key: 'wishlist', href: paths.wishlist },
  { key: 'cart', href: paths.cart },
] as const;

export const visitorLinks = [
  { key: 'signIn', href: paths.login },
  { key: 'createAccount', href: paths.register },
] as const;
