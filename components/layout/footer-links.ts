import { paths } from '@/lib/address/address';

/** The footer's columns of links within the shop (specification section 2); `key` names the text. `bestSellers` is the slug of that feature tag. */
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
