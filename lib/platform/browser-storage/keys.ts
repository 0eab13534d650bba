interface StorageKeyEntry {
  /** Folder of the only code that may mention the key. */
  folder: string;
  /** Shape of the value, which is stored as JSON; `text` and `text: …` are stored as they are. */
  shape: string;
  /** Consent required to store it; null for strictly necessary values. */
  consent: null | 'granted' | 'not denied';
}

/** Every key the shop stores in a browser, by storage area (docs/behaviour.md §11). Braces mark variable parts. */
export const storageKeys = {
  local: {
    cart_products: {
      folder: 'lib/shopper/visitor',
      shape: '{id, title, variant: {id}, orderQuantity, slug, seenPrice}[]',
      consent: null,
    },
    cart_coupon: { folder: 'lib/shopper/coupons', shape: 'string: code', consent: null },
    cart_shipping: { folder: 'lib/shopper/cart', shape: 'ShippingMethod', consent: null },
    linked_coupon: { folder: 'lib/shopper/coupons', shape: 'string: code', consent: null },
    cart_merge: {
      folder: 'lib/shopper/cart',
      shape: '{key, customer, lines: CartLine[], before: CartLine[]}',
      consent: null,
    },
    skipped_lines: {
      folder: 'lib/shopper',
      shape: "CartLine[]: lines of cart_products that the API did not take into the customer's cart",
      consent: null,
    },
    seen_prices: {
      folder: 'lib/shopper',
      shape: '{version, customer, prices: {[line]: MinorUnits}}',
      consent: null,
    },
    wishlist_products: {
      folder: 'lib/shopper/visitor',
      shape: '{id, title, slug}[]',
      consent: null,
    },
    compare_products: {
      folder: 'lib/shopper/visitor',
      shape: '{id, title, slug}[]',
      consent: null,
    },
    awaited_products: {
      folder: 'lib/shopper/stock-alerts',
      shape: 'StockAlert[]',
      consent: null,
    },
    recent_products: { folder: 'lib/shopper/visitor', shape: 'slug[]', consent: null },
    '{list}.version': { folder: 'lib/shopper/lists', shape: '{version, revision}', consent: null },
    recent_searches: { folder: 'lib/catalogue/search', shape: 'string[]', consent: null },
    body_profile: {
      folder: 'lib/catalogue/sizes',
      shape: '{heightCm: number, usualSize: string}',
      consent: null,
    },
    chosen_sizes: { folder: 'lib/catalogue/sizes', shape: '{[kind: SizeKind]: string}', consent: null },
    'known_products_{locale}': {
      folder: 'lib/catalogue/snapshots',
      shape: '{[slug]: ProductSnapshot}',
      consent: null,
    },
    known_slugs: {
      folder: 'lib/shopper/visitor',
      shape: '{[product id]: {slug?: string | null, until: number}}',
      consent: null,
    },
    checkout_attempt: {
      folder: 'lib/shopper/checkout',
      shape: '{owner, value: {key, body, deliveryCost: MinorUnits, discount: MinorUnits, order: string}}',
      consent: null,
    },
    cart_checkout: {
      folder: 'lib/shopper/checkout',
      shape: '{owner, value: {id, order?: PlacedOrder & {email, payment, shipping, cart: string}}}',
      consent: null,
    },
    clock_offset: {
      folder: 'lib/platform/shop-time',
      shape: 'number: milliseconds by which the device clock is behind',
      consent: null,
    },
    language: { folder: 'lib/platform/urls', shape: 'text: Locale', consent: null },
    listing_view: { folder: 'lib/catalogue/listing', shape: 'text: ListingView', consent: null },
    tenant_configuration: { folder: 'lib/platform/tenant', shape: 'TenantConfiguration', consent: null },
    '{ACCESS_TOKEN_KEY}': { folder: 'lib/platform/auth', shape: 'text: JWT', consent: null },
    '{REFRESH_TOKEN_KEY}': { folder: 'lib/platform/auth', shape: 'text', consent: null },
    '{REFRESH_TOKEN_KEY}.refresh': {
      folder: 'lib/platform/auth',
      shape: 'number: token refreshes',
      consent: null,
    },
    ended_session: { folder: 'lib/platform/auth', shape: 'string: e-mail address', consent: null },
    '{lock}.lease': {
      folder: 'lib/platform/browser-storage',
      shape: 'text: epoch milliseconds.random',
      consent: null,
    },
    consent: {
      folder: 'lib/shopper/tracking',
      shape: "{version, choice: 'granted' | 'denied'}",
      consent: null,
    },
    session_id: { folder: 'lib/shopper/tracking', shape: 'text: UUID', consent: 'granted' },
    utm_data: {
      folder: 'lib/shopper/tracking',
      shape: '{version, first: Touchpoint, last: Touchpoint}',
      consent: 'granted',
    },
  },
  session: {
    checkout_draft: {
      folder: 'lib/shopper/checkout',
      shape: '{owner, value: Partial<CheckoutValues>}',
      consent: null,
    },
    placed_order: {
      folder: 'lib/shopper/checkout',
      shape:
        '{owner, value: (PlacedOrder & {email, shipping, isByCard?, purchase?, hasAccount?})[]}, latest first',
      consent: null,
    },
    left_lines: {
      folder: 'lib/shopper/visitor',
      shape: 'string: ids of lines and slugs of wishlist items that a merge left in this browser',
      consent: null,
    },
    inspect_tracking: { folder: 'lib/shopper/tracking', shape: 'InspectorState', consent: null },
    outside_referrer: {
      folder: 'lib/platform/urls',
      shape: 'text: referrer of a page that redirected to the stored language',
      consent: null,
    },
    reloaded_page: { folder: 'components/ui', shape: 'ReloadRecord', consent: null },
    utm_data: {
      folder: 'lib/shopper/tracking',
      shape: '{first: Touchpoint, last: Touchpoint}',
      consent: 'not denied',
    },
  },
  cookie: {
    'XSRF-TOKEN': { folder: 'lib/platform/upstream', shape: 'text', consent: null },
    campaigns_session: { folder: 'lib/site/campaigns', shape: 'text: expiry.id.HMAC', consent: null },
  },
} as const satisfies Record<'local' | 'session' | 'cookie', Record<string, StorageKeyEntry>>;

/**
 * Type of a key with any text in place of its variable part. A key that begins with a variable part is left out (`never`), because its type
 * would be any text. `LocalKey` adds such keys where code uses them.
 */
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
