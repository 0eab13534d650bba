interface StorageKeyEntry {
  /** Folder of the only code that may mention the key. */
  folder: string;
  /** Shape of the value: JSON, unless it begins with 'text'. */
  shape: string;
  /** Consent required to store it; null for strictly necessary values. */
  consent: null | 'granted' | 'not denied';
}

/** Every key the shop stores in a browser, by storage area (docs/behaviour.md §11). Braces stand for variable parts. */
export const storageKeys = {
  local: {
    cart_products: {
      folder: 'lib/visitor',
      shape: '{id, title, variant: {id}, orderQuantity, slug, seenPrice}[]',
      consent: null,
    },
    cart_coupon: { folder: 'lib/coupons', shape: 'code', consent: null },
    cart_shipping: { folder: 'lib/cart', shape: 'ShippingMethod', consent: null },
    linked_coupon: { folder: 'lib/coupons', shape: 'code', consent: null },
    cart_merge: {
      folder: 'lib/cart',
      shape: '{key, customer, lines: CartLine[], before: CartLine[]}',
      consent: null,
    },
    seen_prices: {
      folder: 'lib/cart',
      shape: '{version, customer, prices: {[line]: MinorUnits}}',
      consent: null,
    },
    wishlist_products: {
      folder: 'lib/visitor',
      shape: '{id, title, slug}[]',
      consent: null,
    },
    compare_products: {
      folder: 'lib/visitor',
      shape: '{id, title, slug}[]',
      consent: null,
    },
    awaited_products: {
      folder: 'lib/stock-alerts',
      shape: 'StockAlert[]',
      consent: null,
    },
    recent_products: { folder: 'lib/visitor', shape: 'slug[]', consent: null },
    '{list}.version': { folder: 'lib/lists', shape: '{version, revision}', consent: null },
    recent_searches: { folder: 'lib/search', shape: 'text[]', consent: null },
    body_profile: { folder: 'lib/fit', shape: '{heightCm: number, usualSize: text}', consent: null },
    chosen_sizes: { folder: 'lib/sizes', shape: '{[kind: SizeKind]: text}', consent: null },
    'known_products_{locale}': {
      folder: 'lib/product-snapshots',
      shape: '{[slug]: ProductSnapshot}',
      consent: null,
    },
    checkout_attempt: {
      folder: 'lib/checkout',
      shape: '{owner, value: {key, body, deliveryCost: MinorUnits, discount: MinorUnits, order: text}}',
      consent: null,
    },
    cart_checkout: {
      folder: 'lib/checkout',
      shape: '{owner, value: {id, order?: PlacedOrder & {email, payment, shipping, cart: text}}}',
      consent: null,
    },
    clock_offset: { folder: 'lib/shop-time', shape: 'ms by which the device clock is behind', consent: null },
    language: { folder: 'lib/urls', shape: 'text: Locale', consent: null },
    listing_view: { folder: 'lib/listing', shape: 'text: ListingView', consent: null },
    tenant_configuration: { folder: 'lib/tenant', shape: 'TenantConfiguration', consent: null },
    '{ACCESS_TOKEN_KEY}': { folder: 'lib/auth', shape: 'text: JWT', consent: null },
    '{REFRESH_TOKEN_KEY}': { folder: 'lib/auth', shape: 'text', consent: null },
    '{REFRESH_TOKEN_KEY}.refresh': { folder: 'lib/auth', shape: 'number of token refreshes', consent: null },
    ended_session: { folder: 'lib/auth', shape: 'customer id', consent: null },
    '{lock}.lease': { folder: 'lib/browser-storage', shape: 'text: ms.random', consent: null },
    consent: { folder: 'lib/tracking', shape: "{version, choice: 'granted' | 'denied'}", consent: null },
    session_id: { folder: 'lib/tracking', shape: 'text: UUID', consent: 'granted' },
    utm_data: {
      folder: 'lib/tracking',
      shape: '{version, first: Touchpoint, last: Touchpoint}',
      consent: 'granted',
    },
  },
  session: {
    checkout_draft: {
      folder: 'lib/checkout',
      shape: '{owner, value: Partial<CheckoutValues>}',
      consent: null,
    },
    placed_order: {
      folder: 'lib/checkout',
      shape: '{owner, value: PlacedOrder & {email, shipping, isByCard?, purchase?}}',
      consent: null,
    },
    inspect_tracking: { folder: 'lib/tracking', shape: 'InspectorState', consent: null },
    outside_referrer: {
      folder: 'lib/urls',
      shape: 'text: referrer of a page that led to the stored language',
      consent: null,
    },
    reloaded_page: { folder: 'components/ui', shape: 'ReloadedPage', consent: null },
    utm_data: {
      folder: 'lib/tracking',
      shape: '{first: Touchpoint, last: Touchpoint}',
      consent: 'not denied',
    },
  },
  cookie: {
    'XSRF-TOKEN': { folder: 'lib/upstream', shape: 'text', consent: null },
    campaigns_session: { folder: 'lib/campaigns', shape: 'text: expiry.id.HMAC', consent: null },
  },
} as const satisfies Record<'local' | 'session' | 'cookie', Record<string, StorageKeyEntry>>;

/** Type of a key with its variable parts filled in; `never` for a key that begins with a variable part (see `ConfiguredKey`). */
type ExpandedKey<Name> = Name extends `{${string}}${string}`
  ? never
  : Name extends `${infer Start}{${string}}`
    ? `${Start}${string}`
    : Name;

/** Key that is, or begins with, a name from the environment (`tokenKeys`). */
export type ConfiguredKey = string & { readonly configured: true };

/** Key of a list. The format version and the write version (`revision`) of the list are stored under `{list}.version`. */
export type ListKey = Extract<keyof typeof storageKeys.local, `${string}_products`>;
export type LocalKey = ExpandedKey<keyof typeof storageKeys.local> | `${ListKey}.version` | ConfiguredKey;
export type SessionKey = keyof typeof storageKeys.session;
export type CookieName = keyof typeof storageKeys.cookie;
