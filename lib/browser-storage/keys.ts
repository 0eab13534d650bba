/** What is known of a name under which something is kept. */
interface Entry {
  /** The only file besides this one that names the key, and so the only one that reads or changes its value. */
  owner: string;
  /** What is kept, as JSON unless it is called a text. */
  shape: string;
  /** The consent that is needed to keep it; null for what the shop cannot work without. */
  consent: null | 'granted' | 'not denied';
}

/** Everything that the shop keeps in a browser, by where it is kept. Names in braces stand for texts that vary. */
export const ledger = {
  local: {
    cart_products: {
      owner: 'lib/visitor',
      shape: '{version, revision, items: CartLine[]}',
      consent: null,
    },
    cart_merge: {
      owner: 'lib/cart',
      shape: '{key, customer, lines: CartLine[], before: CartLine[]}',
      consent: null,
    },
    seen_prices: { owner: 'lib/cart', shape: '{version, customer, prices: {[line]: Minor}}', consent: null },
    wishlist_products: {
      owner: 'lib/visitor',
      shape: '{version, revision, items: SavedItem[]}',
      consent: null,
    },
    compare_products: {
      owner: 'lib/visitor',
      shape: '{version, revision, items: SavedItem[]}',
      consent: null,
    },
    awaited_products: {
      owner: 'lib/awaited',
      shape: '{version, revision, items: Awaited[]}',
      consent: null,
    },
    recent_products: { owner: 'lib/visitor', shape: '{version, revision, items: slug[]}', consent: null },
    recent_searches: { owner: 'lib/search', shape: 'text[]', consent: null },
    'known_products_{locale}': { owner: 'lib/catalogue', shape: '{[slug]: ProductFacts}', consent: null },
    language: { owner: 'components/layout', shape: 'text: Locale', consent: null },
    listing_view: { owner: 'lib/listing', shape: 'text: View', consent: null },
    tenant_configuration: { owner: 'lib/tenant', shape: 'TenantConfiguration', consent: null },
    '{ACCESS_TOKEN_KEY}': { owner: 'lib/auth', shape: 'text: JWT', consent: null },
    '{REFRESH_TOKEN_KEY}': { owner: 'lib/auth', shape: 'text', consent: null },
    '{REFRESH_TOKEN_KEY}.refresh': { owner: 'lib/auth', shape: 'number of renewals', consent: null },
    '{lock}.lease': { owner: 'lib/browser-storage', shape: 'text: ms.random', consent: null },
    consent: { owner: 'lib/tracking', shape: "{version, choice: 'granted' | 'denied'}", consent: null },
    session_id: { owner: 'lib/tracking', shape: 'text: UUID', consent: 'granted' },
    utm_data: { owner: 'lib/tracking', shape: '{version, first: Touch, last: Touch}', consent: 'granted' },
  },
  session: {
    checkout_draft: {
      owner: 'lib/checkout',
      shape: '{owner, value: Partial<CheckoutValues>}',
      consent: null,
    },
    checkout_attempt: {
      owner: 'lib/checkout',
      shape: '{owner, value: {key, body, order: text}}',
      consent: null,
    },
    placed_order: { owner: 'lib/checkout', shape: '{owner, value: PlacedOrder & {email}}', consent: null },
    inspect_tracking: { owner: 'lib/tracking', shape: 'InspectorPlace', consent: null },
    utm_data: { owner: 'lib/tracking', shape: '{first: Touch, last: Touch}', consent: 'not denied' },
  },
  cookie: {
    'XSRF-TOKEN': { owner: 'lib/upstream', shape: 'text', consent: null },
    campaigns_session: { owner: 'lib/campaigns', shape: 'text: ends.proof', consent: null },
  },
} as const satisfies Record<'local' | 'session' | 'cookie', Record<string, Entry>>;

/** A name of the ledger; braces are filled in with a text. */
type Named<Name> = Name extends `{${string}}${string}`
  ? never
  : Name extends `${infer Start}{${string}}`
    ? `${Start}${string}`
    : Name;

/** A name that comes from the environment (`tokenKeys`), or begins with such a one. */
export type ConfiguredKey = string & { readonly configured: true };

export type LocalKey = Named<keyof typeof ledger.local> | ConfiguredKey;
export type SessionKey = keyof typeof ledger.session;
export type CookieName = keyof typeof ledger.cookie;
