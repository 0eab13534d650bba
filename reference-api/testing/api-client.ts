import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { SignIn } from '../../contract/accounts.ts';
import type { CartLines } from '../../contract/cart.ts';
import type { NewOrder } from '../../contract/orders.ts';
import { withParameter } from '../../contract/path-parameter.ts';
import { accountPaths, cataloguePaths, orderPaths } from '../../contract/paths.ts';
import type { IntegerIds } from '../http/integer-ids.ts';
import type { Api } from './api.ts';

/** Response with its parsed body. */
export interface ApiResponse {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests assert the shape
  body: any;
}

interface ApiRequestOptions {
  body?: unknown;
  token?: string | null;
  /** Idempotency-Key. */
  key?: string;
  language?: string;
  headers?: Record<string, string>;
}

/** Sends a request to the API. */
export async function callApi(
  api: Pick<Api, 'baseUrl'>,
  method: string,
  path: string,
  { body, token, key, language = 'en', headers }: ApiRequestOptions = {},
): Promise<ApiResponse> {
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

/** Newly registered customer. */
export interface Shopper {
  email: string;
  token: string;
  refreshToken: string;
}

/** Registers a new customer. */
export async function register(
  api: Pick<Api, 'baseUrl'>,
  email = `${randomUUID()}@shop.example`,
): Promise<Shopper> {
  const response = await callApi(api, 'POST', accountPaths.register, {
    body: { name: 'Mona', email, password },
  });
  const { accessToken, refreshToken }: z.infer<typeof SignIn> = response.body.response;
  if (!accessToken || !refreshToken) throw new Error(`Not registered: ${JSON.stringify(response.body)}`);
  return { email, token: accessToken, refreshToken };
}

/** Variant in stock. */
export interface Offer {
  productId: number;
  variantId: number;
  title: string;
  slug: string;
  stock: number;
  price: number;
}

/** Finds variants without a sale and with a minimum stock, one per product. */
export async function findOffers(api: Api, minStock: number): Promise<Offer[]> {
  const { items } = await api.filter({ pageSize: 100, tags: ['status:in-stock'] });
  return items.flatMap((product) => {
    const variant = product.variants.find(
      ({ quantity, salePrice }) => quantity >= minStock && salePrice === null,
    );
    if (!variant) return [];
    const { id, slug, title } = product;
    return [
      { productId: id, variantId: variant.id, title, slug, stock: variant.quantity, price: variant.price },
    ];
  });
}

/** Returns the current stock of a variant. */
export async function stockOf(api: Api, offer: Offer): Promise<number> {
  const { variants } = await api.get<{ variants: { id: number; quantity: number }[] }>(
    withParameter(cataloguePaths.productBySlug, offer.slug),
  );
  return variants.find(({ id }) => id === offer.variantId)?.quantity ?? Number.NaN;
}

/** Creates the body of an order. */
export function newOrder(
  lines: { offer: Offer; quantity: number; price?: number }[],
  overrides: Partial<z.input<typeof NewOrder>> = {},
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
    ...overrides,
  };
}

/** Places an order, by default under a new `Idempotency-Key`. */
export function placeOrder(
  api: Pick<Api, 'baseUrl'>,
  body: unknown,
  options: ApiRequestOptions = {},
): Promise<ApiResponse> {
  return callApi(api, 'POST', orderPaths.placeOrder, { body, key: randomUUID(), ...options });
}

/** Returns the variant ids and quantities of cart lines, in order. */
export function lineQuantities(lines: IntegerIds<z.infer<typeof CartLines>>): [number, number][] {
  return lines.map((line) => [line.variant.id, line.orderQuantity]);
}
