/** Names of the groups of optional calls. Free of schemas, so that browsers can import them without zod. */
export const capabilities = [
  'reviews',
  'coupons',
  'card',
  'stock-alerts',
  'facets',
  'looks',
  'fit',
  'campaign-costs',
] as const;

/** Name of a group of optional calls. */
export type Capability = (typeof capabilities)[number];
