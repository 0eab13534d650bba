/** Pages of the main menu after the shop (specification section 2); `key` names the text. */
export const pageLinks = [
  { key: 'about', href: '/pages/about' },
  { key: 'policy', href: '/pages/policy' },
  { key: 'contact', href: '/pages/contact' },
] as const;

/** Showcase links of the mega-menu, by category. */
export const showcases = [
  { key: 'phones', slug: 'mobile-tablets' },
  { key: 'headphones', slug: 'headphones' },
] as const;
