import { cartPaths, orderPaths } from '../../contract/paths.ts';
import type { Id } from '../wire/identifiers.ts';
import type { LineChange } from './calls.ts';
import type { CartLine, LineKey } from './cart.ts';

/** A line of a cart as tests name it: the variant's id is the product's with `v` before it. */
export function lineOf(productId: string, quantity = 1, seenPrice: number | null = null): CartLine {
  return { productId, variantId: `v${productId}`, slug: `product-${productId}`, quantity, seenPrice };
}

/** What becomes of a call: its answer is lost after it was obeyed, it is refused with words, or never obeyed. */
export type Fate = 'lost' | 'down' | { refused: string; status?: number };

/** A server with one customer's cart and wishlist, at the other end of `fetch`; and the storage of the customer's browser. */
export interface FakeAccount {
  /** Pieces of each product in the cart. */
  cart: Map<string, number>;
  /** Ids of the products on the wishlist, the first first; the product of id 7 has the slug `product-7`. */
  wishes: Set<string>;
  /** Pieces there are of a product, where there is an end to them. */
  stock: Map<string, number>;
  /** Whether it answers the same again under the same key. */
  knowsKeys: boolean;
  /** What becomes of the next calls of a path, one after the other. */
  fates: [path: string, fate: Fate][];
  /** What it answers to an order. */
  order: object;
  /** Calls as they came: method, path and body. */
  calls: { path: string; body: unknown; key: string | null }[];
  /** What the browser keeps. */
  stored: Map<string, string>;
  /** What happens while a call is on its way. */
  meanwhile: (path: string) => void;
}

/** Puts the account in place of the network and of a browser's storage. */
export function fakeAccount(): FakeAccount {
  const account: FakeAccount = {
    cart: new Map(),
    wishes: new Set(),
    stock: new Map(),
    knowsKeys: true,
    fates: [],
    order: {},
    calls: [],
    stored: new Map(),
    meanwhile: () => {},
  };
  const answers = new Map<string, unknown>();
  const storage = {
    getItem: (key: string) => account.stored.get(key) ?? null,
    setItem: (key: string, text: string) => void account.stored.set(key, text),
    removeItem: (key: string) => void account.stored.delete(key),
  };
  const document = {
    cookie: '',
    documentElement: { lang: 'en', dataset: { consent: 'objected' } },
    getElementById: () => ({
      textContent: '{"accessTokenKey":"a","refreshTokenKey":"r","tenant":{"currency":"SAR"}}',
    }),
  };
  const given = {
    localStorage: storage,
    sessionStorage: storage,
    document,
    addEventListener() {},
  };
  for (const [name, value] of Object.entries(given)) {
    Object.defineProperty(globalThis, name, { value, configurable: true });
  }
  globalThis.fetch = (async (address: string, init: RequestInit = {}) => {
    const [path = ''] = address.replace('/api/upstream', '').split('?');
    const body = init.body ? JSON.parse(String(init.body)) : null;
    const key = new Headers(init.headers).get('idempotency-key');
    account.calls.push({ path, body, key });
    account.meanwhile(path);
    const index = account.fates.findIndex(([its]) => its === path);
    const [, fate] = index < 0 ? [] : (account.fates.splice(index, 1)[0] ?? []);
    if (fate === 'down') return Response.json({ Message: 'Broken' }, { status: 500 });
    if (typeof fate === 'object')
      return Response.json({ Message: fate.refused }, { status: fate.status ?? 409 });
    if (path === '/api/products') return Response.json({ products: factsIn(address) });
    const known = account.knowsKeys && key !== null ? answers.get(key) : undefined;
    const answer = known ?? obey(account, path, body, init.method);
    if (key !== null) answers.set(key, answer);
    if (fate === 'lost') throw new TypeError('Failed to fetch');
    return Response.json({ response: answer });
  }) as typeof fetch;
  return account;
}

function obey(
  { cart, wishes, stock, order }: FakeAccount,
  path: string,
  body: unknown,
  method?: string,
): unknown {
  const [, about, wished] = /^(\/Posts\/WishLists)(?:\/(.+))?$/.exec(path) ?? [];
  if (about) {
    if (method === 'POST') wishes.add(String((body as { productId: Id }).productId));
    if (method === 'DELETE' && wished) wishes.delete(wished);
    return [...wishes].map((id) => ({ id, slug: `product-${id}`, isWishList: true }));
  }
  const add = ({ productId, quantity }: LineChange) => {
    const most = stock.get(String(productId)) ?? Number.POSITIVE_INFINITY;
    const after = Math.min(most, Math.max(1, (cart.get(String(productId)) ?? 0) + quantity));
    if (after > 0) cart.set(String(productId), after);
  };
  if (path === orderPaths.placeOrder) return order;
  if (path === cartPaths.addToCart) add(body as LineChange);
  if (path === cartPaths.addListToCart) (body as { products: LineChange[] }).products.forEach(add);
  if (path === cartPaths.removeFromCart) cart.delete(String((body as LineKey).productId));
  return [...cart].map(([id, orderQuantity]) => ({
    id,
    slug: `product-${id}`,
    variant: { id: `v${id}` },
    orderQuantity,
  }));
}

/** Facts of the products that an address asks for, cut down to their ids; only slugs like `product-7` name some. */
function factsIn(address: string): Record<string, { id: string } | null> {
  const slugs = new URLSearchParams(address.split('?')[1]).getAll('slug');
  return Object.fromEntries(
    slugs.map((slug) => {
      const [, id] = /^product-(.+)$/.exec(slug) ?? [];
      return [slug, id ? { id } : null];
    }),
  );
}
