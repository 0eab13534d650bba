import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { accountPaths } from '../../contract/paths.ts';
import { callApi } from './call-api.ts';

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

/** Creates an account. */
export function createAccount(customer: Customer): Promise<Tokens> {
  return callApi(accountPaths.register, customer);
}

/** Creates an account and signs the page in by storing the tokens that `change` returns. */
export async function signInAsNewCustomer(
  page: Page,
  customer = newCustomer(),
  change: (tokens: Tokens) => Tokens = (tokens) => tokens,
): Promise<Tokens> {
  const tokens = change(await createAccount(customer));
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
