import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { accountPaths, cataloguePaths, orderPaths, withParameter } from '../../contract/paths.ts';
import { testProduct } from './checkout.ts';
import { httpRequest } from './http.ts';

export interface Customer {
  name: string;
  email: string;
  password: string;
}

interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** Returns the data of a customer who has no account yet. */
export function newCustomer(name = 'Salma Hassan'): Customer {
  return { name, email: `${randomUUID()}@shop.example`, password: 'a long enough password' };
}

/** Calls the API through the storefront and returns the payload. */
async function callApi(
  port: number,
  path: string,
  { method = 'POST', body, token }: { method?: string; body?: unknown; token?: string },
): Promise<unknown> {
  const response = await httpRequest(port, `/api/upstream${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(path === orderPaths.placeOrder ? { 'idempotency-key': randomUUID() } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  expect([path, response.status, response.body]).toEqual([path, 200, expect.any(String)]);
  return JSON.parse(response.body).response;
}

/** Creates an account. */
export async function createAccount(port: number, customer: Customer): Promise<Tokens> {
  return (await callApi(port, accountPaths.register, { body: customer })) as Tokens;
}

/** Creates an account and signs the page in by storing the tokens that `change` returns. */
export async function signInAsNewCustomer(
  page: Page,
  port: number,
  customer = newCustomer(),
  change: (tokens: Tokens) => Tokens = (tokens) => tokens,
): Promise<Tokens> {
  const tokens = change(await createAccount(port, customer));
  // Stored on a blank page: a page of the shop would already use the tokens before the test opens the page it needs.
  await page.route('**/blank', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><link rel="icon" href="data:,">' }),
  );
  await page.goto('/blank');
  await page.evaluate(({ accessToken, refreshToken }) => {
    localStorage.setItem('access_token', accessToken);
    localStorage.setItem('refresh_token', refreshToken);
  }, tokens);
  return tokens;
}

/** Returns the tokens with an expired access token. */
export function withExpiredAccessToken({ accessToken, refreshToken }: Tokens): Tokens {
  const [header, payload = '', signature] = accessToken.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
  const expiredPayload = Buffer.from(JSON.stringify({ ...claims, exp: 1 })).toString('base64url');
  return { accessToken: [header, expiredPayload, signature].join('.'), refreshToken };
}

/** Returns the tokens in local storage. */
export function readStoredTokens(page: Page): Promise<{ access: string | null; refresh: string | null }> {
  return page.evaluate(() => ({
    access: localStorage.getItem('access_token'),
    refresh: localStorage.getItem('refresh_token'),
  }));
}

/** Orders one unit of a product in stock. */
export async function placeOrder(
  port: number,
  { name, email }: Customer,
  token?: string,
): Promise<{ number: string; title: string }> {
  const product = testProduct(2);
  const { id, variants } = (await callApi(port, withParameter(cataloguePaths.productBySlug, product?.slug), {
    method: 'GET',
  })) as { id: number; variants: { id: number; quantity: number }[] };
  const variantId = variants.find(({ quantity }) => quantity > 0)?.id;
  const { number } = (await callApi(port, orderPaths.placeOrder, {
    token,
    body: {
      contact: { name, email, phoneNumber: '+20 100 123 4567' },
      address: { country: 'EG', governorate: 'Giza', city: 'Dokki', street: '3 Tahrir Street' },
      shipping: 'free',
      payment: 'cash-on-delivery',
      lines: [{ productId: id, variantId, quantity: 1 }],
    },
  })) as { number: string };
  return { number, title: product?.title.en ?? '' };
}
