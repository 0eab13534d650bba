import { paths } from '@/lib/address/address';

/** Columns of the footer (specification section 2); `key` names the text. */
export const footerLinks = [
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
      { key: 'bestSellers', href: paths.feature('best-sellers') },
    ],
  },
  {
    key: 'information',
    links: [
      { key: 'ourStory', href: '/pages/about' },
      { key: 'policy', href: '/pages/policy' },
      { key: 'privacyPolicy', href: '/pages/privacy-policy' },
      { key: 'contact', href: '/pages/contact' },
    ],
  },
] as const;
