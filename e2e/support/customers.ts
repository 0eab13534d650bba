import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { accountPaths, cataloguePaths, orderPaths, withParameter } from '../../contract/paths.ts';
import { ownProduct } from './buying.ts';
import { ask } from './http.ts';

export interface Customer {
  name: string;
  email: string;
  password: string;
}

interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** Someone whom the shop does not know yet. */
export function stranger(name = 'Salma Hassan'): Customer {
  return { name, email: `${randomUUID()}@shop.example`, password: 'a long enough password' };
}

/** Makes a call of the contract through the storefront and gives the payload. */
async function callApi(
  port: number,
  path: string,
  { method = 'POST', body, token }: { method?: string; body?: unknown; token?: string },
): Promise<unknown> {
  const answer = await ask(port, `/api/upstream${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(path === orderPaths.placeOrder ? { 'idempotency-key': randomUUID() } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  expect([path, answer.status, answer.body]).toEqual([path, 200, expect.any(String)]);
  return JSON.parse(answer.body).response;
}

/** Creates an account. */
export async function createAccount(port: number, customer: Customer): Promise<Tokens> {
  return (await callApi(port, accountPaths.register, { body: customer })) as Tokens;
}

/** Creates an account whose customer then uses the page, with the tokens that a test makes of theirs. */
export async function enter(
  page: Page,
  port: number,
  customer = stranger(),
  change: (tokens: Tokens) => Tokens = (tokens) => tokens,
): Promise<Tokens> {
  const tokens = change(await createAccount(port, customer));
  // A page of the shop would use them at once, and be left in the middle of it.
  await page.route('**/nothing-but-storage', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><link rel="icon" href="data:,">' }),
  );
  await page.goto('/nothing-but-storage');
  await page.evaluate(({ accessToken, refreshToken }) => {
    localStorage.setItem('access_token', accessToken);
    localStorage.setItem('refresh_token', refreshToken);
  }, tokens);
  return tokens;
}

/** The tokens with an access token that expired long ago. */
export function expired({ accessToken, refreshToken }: Tokens): Tokens {
  const [head, body = '', signature] = accessToken.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString('utf8'));
  const old = Buffer.from(JSON.stringify({ ...claims, exp: 1 })).toString('base64url');
  return { accessToken: [head, old, signature].join('.'), refreshToken };
}

/** The tokens with an access token that looks good and that the upstream does not take. */
export function refused({ accessToken, refreshToken }: Tokens): Tokens {
  return { accessToken: accessToken.replace(/\.[^.]+$/, '.AAAA'), refreshToken };
}

/** Gives a customer a telephone number and addresses. */
export async function saveProfile(port: number, token: string, profile: object): Promise<void> {
  await callApi(port, accountPaths.updateProfile, { method: 'PUT', body: profile, token });
}

/** The tokens that a page's browser holds. */
export function tokensOf(page: Page): Promise<{ access: string | null; refresh: string | null }> {
  return page.evaluate(() => ({
    access: localStorage.getItem('access_token'),
    refresh: localStorage.getItem('refresh_token'),
  }));
}

/** Orders a piece of a product that is in stock. */
export async function placeOrder(
  port: number,
  { name, email }: Customer,
  token?: string,
): Promise<{ number: string; title: string }> {
  const product = ownProduct(2);
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
