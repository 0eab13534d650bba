interface StorageKeyEntry {
  /** Folder of the only code that may mention the key. */
  owner: string;
  /** Shape of the value: JSON, unless it begins with 'text'. */
  shape: string;
  /** Consent required to store it; null for strictly necessary values. */
  consent: null | 'granted' | 'not denied';
}

/** Every key the shop stores in a browser, by storage area (docs/behaviour.md §11). Braces stand for variable parts. */
export const storageKeys = {
  local: {
    cart_products: {
      owner: 'lib/visitor',
      shape: '{id, title, variant: {id}, orderQuantity, slug, seenPrice}[]',
      consent: null,
    },
    cart_coupon: { owner: 'lib/coupons', shape: 'code', consent: null },
    cart_merge: {
      owner: 'lib/cart',
      shape: '{key, customer, lines: CartLine[], before: CartLine[]}',
      consent: null,
    },
    seen_prices: {
      owner: 'lib/cart',
      shape: '{version, customer, prices: {[line]: MinorUnits}}',
      consent: null,
    },
    wishlist_products: {
      owner: 'lib/visitor',
      shape: '{id, title, slug}[]',
      consent: null,
    },
    compare_products: {
      owner: 'lib/visitor',
      shape: '{id, title, slug}[]',
      consent: null,
    },
    awaited_products: {
      owner: 'lib/stock-alerts',
      shape: 'StockAlert[]',
      consent: null,
    },
    recent_products: { owner: 'lib/visitor', shape: 'slug[]', consent: null },
    '{list}.version': { owner: 'lib/lists', shape: '{version, revision}', consent: null },
    recent_searches: { owner: 'lib/search', shape: 'text[]', consent: null },
    body_profile: { owner: 'lib/fit', shape: '{heightCm: number, usualSize: text}', consent: null },
    chosen_sizes: { owner: 'lib/sizes', shape: '{[kind: SizeKind]: text}', consent: null },
    'known_products_{locale}': {
      owner: 'lib/product-snapshots',
      shape: '{[slug]: ProductSnapshot}',
      consent: null,
    },
    checkout_attempt: {
      owner: 'lib/checkout',
      shape: '{owner, value: {key, body, deliveryCost: MinorUnits, discount: MinorUnits, order: text}}',
      consent: null,
    },
    cart_checkout: {
      owner: 'lib/checkout',
      shape: '{owner, value: {id, order?: PlacedOrder & {email, payment, cart: text}}}',
      consent: null,
    },
    language: { owner: 'components/layout', shape: 'text: Locale', consent: null },
    listing_view: { owner: 'lib/listing', shape: 'text: ListingView', consent: null },
    tenant_configuration: { owner: 'lib/tenant', shape: 'TenantConfiguration', consent: null },
    '{ACCESS_TOKEN_KEY}': { owner: 'lib/auth', shape: 'text: JWT', consent: null },
    '{REFRESH_TOKEN_KEY}': { owner: 'lib/auth', shape: 'text', consent: null },
    '{REFRESH_TOKEN_KEY}.refresh': { owner: 'lib/auth', shape: 'number of token refreshes', consent: null },
    ended_session: { owner: 'lib/auth', shape: 'customer id', consent: null },
    '{lock}.lease': { owner: 'lib/browser-storage', shape: 'text: ms.random', consent: null },
    consent: { owner: 'lib/tracking', shape: "{version, choice: 'granted' | 'denied'}", consent: null },
    session_id: { owner: 'lib/tracking', shape: 'text: UUID', consent: 'granted' },
    utm_data: {
      owner: 'lib/tracking',
      shape: '{version, first: Touchpoint, last: Touchpoint}',
      consent: 'granted',
    },
  },
  session: {
    checkout_draft: {
      owner: 'lib/checkout',
      shape: '{owner, value: Partial<CheckoutValues>}',
      consent: null,
    },
    placed_order: {
      owner: 'lib/checkout',
      shape: '{owner, value: PlacedOrder & {email, isByCard?, purchase?}}',
      consent: null,
    },
    inspect_tracking: { owner: 'lib/tracking', shape: 'InspectorState', consent: null },
    utm_data: {
      owner: 'lib/tracking',
      shape: '{first: Touchpoint, last: Touchpoint}',
      consent: 'not denied',
    },
  },
  cookie: {
    'XSRF-TOKEN': { owner: 'lib/upstream', shape: 'text', consent: null },
    campaigns_session: { owner: 'lib/campaigns', shape: 'text: expiry.id.HMAC', consent: null },
  },
} as const satisfies Record<'local' | 'session' | 'cookie', Record<string, StorageKeyEntry>>;

/** Type of a key with its variable parts filled in; `never` for a key that begins with one (`ConfiguredKey`). */
type ExpandedKey<Name> = Name extends `{${string}}${string}`
  ? never
  : Name extends `${infer Start}{${string}}`
    ? `${Start}${string}`
    : Name;

/** Key that is, or begins with, a name from the environment (`tokenKeys`). */
export type ConfiguredKey = string & { readonly configured: true };

/** Key of a list; `{list}.version` holds the version of its format and of its last write. */
export type ListKey = Extract<keyof typeof storageKeys.local, `${string}_products`>;
export type LocalKey = ExpandedKey<keyof typeof storageKeys.local> | `${ListKey}.version` | ConfiguredKey;
export type SessionKey = keyof typeof storageKeys.session;
export type CookieName = keyof typeof storageKeys.cookie;
