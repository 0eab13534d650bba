import { cartPaths, orderPaths } from '../../../contract/paths.ts';
import { createProductSnapshot, type ProductSnapshot } from '../../catalogue/product/snapshot.ts';
import { product } from '../../catalogue/product/testing.ts';
import type { Product } from '../../catalogue/product/types.ts';
import type { Id } from '../../platform/wire/identifiers.ts';
import type { LineChange } from './account-cart.ts';
import type { CartLine, LineKey } from './cart.ts';

/** Creates a cart line; its variant id is the product id prefixed with `v`. */
export function testLine(productId: string, quantity = 1, seenPrice: number | null = null): CartLine {
  const slug = `product-${productId}`;
  return { productId, variantId: `v${productId}`, slug, title: `Product ${productId}`, quantity, seenPrice };
}

/** Failure of a call: 'lost' applies the call but loses the response, 'down' responds 500, `rejected` responds with a message. */
export type SimulatedFailure = 'lost' | 'down' | { rejected: string; status?: number };

/** Fake API with one customer's cart and wishlist behind `fetch`, and the customer's browser storage. */
export interface FakeAccount {
  /** Quantity by product id. */
  cart: Map<string, number>;
  /** Product ids in order; the product of id 7 has the slug `product-7`. */
  wishlist: Set<string>;
  /** Stock by product id; unlimited when missing. */
  stock: Map<string, number>;
  /** Products by slug, null for a removed one; by default each slug like `product-7` has one without variants. */
  snapshots: Map<string, Product | null>;
  /** False for an API that answers changes of the cart without lines. */
  respondsWithLines: boolean;
  /** False for an API whose lines have no variant. */
  hasVariants: boolean;
  /** Response to the call for the total; undefined for an API without it. */
  totalResponse: object | undefined;
  /** False for an API that ignores idempotency keys. */
  hasIdempotency: boolean;
  /** Failures of the next calls by path, each used once. */
  failures: [path: string, failure: SimulatedFailure][];
  /** Response to the call that places an order. */
  orderResponse: object;
  calls: { path: string; body: unknown; idempotencyKey: string | null }[];
  /** Local and session storage. */
  stored: Map<string, string>;
  /** Messages passed to `console.error`. */
  log: string[];
  /** Runs during each call. */
  onCall: (path: string) => void;
}

/** Installs the fake API and storage in the globals of the test file. */
export function installFakeAccount(): FakeAccount {
  const account: FakeAccount = {
    cart: new Map(),
    wishlist: new Set(),
    stock: new Map(),
    snapshots: new Map(),
    respondsWithLines: true,
    hasVariants: true,
    totalResponse: undefined,
    hasIdempotency: true,
    failures: [],
    orderResponse: {},
    calls: [],
    stored: new Map(),
    log: [],
    onCall: () => {},
  };
  jest.spyOn(console, 'error').mockImplementation((message) => void account.log.push(String(message)));
  const responsesByKey = new Map<string, unknown>();
  const storage = {
    getItem: (key: string) => account.stored.get(key) ?? null,
    setItem: (key: string, text: string) => void account.stored.set(key, text),
    removeItem: (key: string) => void account.stored.delete(key),
  };
  const document = {
    cookie: '',
    referrer: '',
    documentElement: { lang: 'en', dataset: { consent: 'objected' } },
  };
  const globals = {
    localStorage: storage,
    sessionStorage: storage,
    document,
    shopSettings: { accessTokenKey: 'a', refreshTokenKey: 'r', tenant: { currency: 'SAR' } },
    location: new URL('https://shop.example/'),
    addEventListener() {},
  };
  for (const [name, value] of Object.entries(globals)) {
    Object.defineProperty(globalThis, name, { value, configurable: true });
  }
  globalThis.fetch = (async (url: string, init: RequestInit = {}) => {
    const [path = ''] = url.replace('/api/upstream', '').split('?');
    const body = init.body ? JSON.parse(String(init.body)) : null;
    const idempotencyKey = new Headers(init.headers).get('idempotency-key');
    account.calls.push({ path, body, idempotencyKey });
    account.onCall(path);
    const index = account.failures.findIndex(([failingPath]) => failingPath === path);
    const [, failure] = index < 0 ? [] : (account.failures.splice(index, 1)[0] ?? []);
    if (failure === 'down') return Response.json({ Message: 'Broken' }, { status: 500 });
    if (typeof failure === 'object')
      return Response.json({ Message: failure.rejected }, { status: failure.status ?? 409 });
    if (path === '/api/products') return Response.json({ products: snapshotsFor(url, account.snapshots) });
    if (path === cartPaths.cartTotal && account.totalResponse === undefined)
      return Response.json({ Message: 'No such call' }, { status: 404 });
    const earlierResponse =
      account.hasIdempotency && idempotencyKey !== null ? responsesByKey.get(idempotencyKey) : undefined;
    const response = earlierResponse ?? applyCall(account, path, body, init.method);
    if (idempotencyKey !== null) responsesByKey.set(idempotencyKey, response);
    if (failure === 'lost') throw new TypeError('Failed to fetch');
    return Response.json({ response });
  }) as typeof fetch;
  return account;
}

/** Applies a call to the account and returns the payload of its response. */
function applyCall(
  { cart, wishlist, stock, orderResponse, totalResponse, respondsWithLines, hasVariants }: FakeAccount,
  path: string,
  body: unknown,
  method?: string,
): unknown {
  const [, wishlistPath, removedId] = /^(\/Posts\/WishLists)(?:\/(.+))?$/.exec(path) ?? [];
  if (wishlistPath) {
    if (method === 'POST') wishlist.add(String((body as { productId: Id }).productId));
    if (method === 'DELETE' && removedId) wishlist.delete(removedId);
    if (method === 'PUT') for (const id of (body as { ids: Id[] }).ids) wishlist.delete(String(id));
    return [...wishlist].map((id) => ({
      id,
      slug: `product-${id}`,
      title: `Product ${id}`,
      isWishList: true,
    }));
  }
  const add = ({ productId, quantity }: LineChange) => {
    const available = stock.get(String(productId)) ?? Number.POSITIVE_INFINITY;
    // A change never lowers a line below 1.
    const newQuantity = Math.min(available, Math.max(1, (cart.get(String(productId)) ?? 0) + quantity));
    if (newQuantity > 0) cart.set(String(productId), newQuantity);
  };
  if (path === orderPaths.placeOrder) return orderResponse;
  if (path === cartPaths.addToCart) add(body as LineChange);
  if (path === cartPaths.mergeCart) (body as { products: LineChange[] }).products.forEach(add);
  if (path === cartPaths.removeFromCart) cart.delete(String((body as LineKey).productId));
  if (path === cartPaths.cartTotal) return totalResponse;
  if (method === 'POST' && !respondsWithLines) return { status: true };
  return [...cart].map(([id, orderQuantity]) => ({
    id,
    slug: `product-${id}`,
    title: `Product ${id}`,
    variant: hasVariants ? { id: `v${id}` } : null,
    orderQuantity,
  }));
}

/** Response of `/api/products`; only slugs like `product-7` exist. */
function snapshotsFor(
  url: string,
  products: FakeAccount['snapshots'],
): Record<string, ProductSnapshot | null> {
  const slugs = new URLSearchParams(url.split('?')[1]).getAll('slug');
  return Object.fromEntries(
    slugs.map((slug) => {
      const [, id] = /^product-(.+)$/.exec(slug) ?? [];
      const known = products.get(slug);
      const found = known === undefined && id ? product({ id }) : known;
      return [slug, found ? createProductSnapshot({ ...found, slug }) : null];
    }),
  );
}
