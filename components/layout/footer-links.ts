import { paths } from '@/lib/platform/urls/paths';

/**
 * Link columns of the footer (docs/behaviour.md §2.2); `key` is the message key.
 * @param bestSellersSlug slug of the feature tag, undefined in a shop without it
 */
export const footerLinks = (bestSellersSlug: string | undefined) =>
  [
    {
      key: 'myAccount',
      links: [
        { key: 'myOrders', href: paths.orders },
        { key: 'wishlist', href: paths.wishlist },
        { key: 'compare', href: paths.compare },
        { key: 'myAccount', href: paths.profile },
      ],
    },
    {
      key: 'shop',
      links: [
        { key: 'allItems', href: paths.shop },
        { key: 'categories', href: paths.categories },
        ...(bestSellersSlug === undefined
          ? []
          : [{ key: 'bestSellers', href: paths.feature(bestSellersSlug) } as const]),
      ],
    },
  ] as const;
