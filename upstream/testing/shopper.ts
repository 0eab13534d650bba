import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { SignIn } from '../../contract/accounts.ts';
import type { CartLines } from '../../contract/cart.ts';
import type { NewOrder } from '../../contract/orders.ts';
import { accountPaths, cataloguePaths, orderPaths, withParameter } from '../../contract/paths.ts';
import type { Api } from './api.ts';

/** What came back, whatever it is. */
export interface Told {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests say what they expect
  body: any;
}

interface Asked {
  body?: unknown;
  token?: string | null;
  /** Idempotency-Key. */
  key?: string;
  language?: string;
  headers?: Record<string, string>;
}

/** Makes a call, as anyone could. */
export async function ask(
  api: Pick<Api, 'baseUrl'>,
  method: string,
  path: string,
  asked: Asked = {},
): Promise<Told> {
  const { body, token, key, language = 'en', headers } = asked;
  const response = await fetch(api.baseUrl + path, {
    method,
    headers: {
      'accept-language': language,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key !== undefined && { 'idempotency-key': key }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

export const password = 'a long password';

/** Someone who has just registered. */
export interface Shopper {
  email: string;
  token: string;
  refreshToken: string;
}

/** Registers someone new. */
export async function register(
  api: Pick<Api, 'baseUrl'>,
  email = `${randomUUID()}@shop.example`,
): Promise<Shopper> {
  const told = await ask(api, 'POST', accountPaths.register, { body: { name: 'Mona', email, password } });
  const { accessToken, refreshToken }: z.infer<typeof SignIn> = told.body.response;
  if (!accessToken || !refreshToken) throw new Error(`Not registered: ${JSON.stringify(told.body)}`);
  return { email, token: accessToken, refreshToken };
}

/** A variant that can be bought. */
export interface Offer {
  productId: number;
  variantId: number;
  title: string;
  slug: string;
  stock: number;
  price: number;
}

/** Variants with at least so many pieces, each of another product. */
export async function findOffers(api: Api, pieces: number): Promise<Offer[]> {
  const { items } = await api.filter({ pageSize: 100, tags: ['status:in-stock'] });
  return items.flatMap((product) => {
    const variant = product.variants.find(
      ({ quantity, salePrice }) => quantity >= pieces && salePrice === null,
    );
    if (!variant) return [];
    const { id, slug, title } = product;
    return [
      { productId: id, variantId: variant.id, title, slug, stock: variant.quantity, price: variant.price },
    ];
  });
}

/** How many pieces of a variant there are now. */
export async function stockOf(api: Api, offer: Offer): Promise<number> {
  const { variants } = await api.get<{ variants: { id: number; quantity: number }[] }>(
    withParameter(cataloguePaths.productBySlug, offer.slug),
  );
  return variants.find(({ id }) => id === offer.variantId)?.quantity ?? Number.NaN;
}

/** The body of an order. */
export function orderOf(
  lines: { offer: Offer; quantity: number; price?: number }[],
  more: Partial<z.input<typeof NewOrder>> = {},
): z.input<typeof NewOrder> {
  return {
    contact: { name: 'Mona', email: 'mona@shop.example', phoneNumber: '+20 10 1234 5678' },
    address: { country: 'EG', governorate: 'Cairo', city: 'Nasr City', street: '5 Abbas El Akkad' },
    shipping: 'free',
    payment: 'cash-on-delivery',
    lines: lines.map(({ offer, ...line }) => ({
      productId: offer.productId,
      variantId: offer.variantId,
      ...line,
    })),
    ...more,
  };
}

/** Places an order, by default under a key of its own. */
export function order(api: Pick<Api, 'baseUrl'>, body: unknown, asked: Asked = {}): Promise<Told> {
  return ask(api, 'POST', orderPaths.placeOrder, { body, key: randomUUID(), ...asked });
}

/** Variants and quantities of cart lines, in their order. */
export function quantities(lines: z.infer<typeof CartLines>): [number, number][] {
  return lines.map((line) => [line.variant.id, line.orderQuantity]);
}
