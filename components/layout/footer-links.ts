import { paths } from '@/lib/urls/paths';

/**
 * Link columns of the footer (docs/behaviour.md §2.2); `key` is the message key, `bestSellers` the slug of that feature
 * tag.
 */
export const footerLinks = (bestSellers: string | undefined) =>
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
        ...(bestSellers === undefined
          ? []
          : [{ key: 'bestSellers', href: paths.feature(bestSellers) } as const]),
      ],
    },
  ] as const;
