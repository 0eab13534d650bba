import { paths } from '@/lib/platform/urls/paths';

/** Entries of the account menu for customers (docs/behaviour.md §2.2); `key` is the message key. */
export const customerLinks = [
  { key: 'myProfile', href: paths.profile },
  { key: 'wishlist', href: paths.wishlist },
  { key: 'cart', href: paths.cart },
] as const;

/** Entries of the account menu for guests. */
export const guestLinks = [
  { key: 'signIn', href: paths.login },
  { key: 'createAccount', href: paths.register },
] as const;
