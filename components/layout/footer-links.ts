import { paths } from '@/lib/address/address';

/** Columns of the footer (specification section 2); `key` names the text. `bestSellers` is the slug of that feature tag. */
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
    {
      key: 'information',
      links: [
        { key: 'ourStory', href: paths.about },
        { key: 'policy', href: paths.policy },
        { key: 'privacyPolicy', href: paths.privacyPolicy },
        { key: 'contact', href: paths.contact },
      ],
    },
  ] as const;
