import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { orderPaths } from '../../contract/paths.ts';
import { httpRequest } from './http.ts';
import { port } from './shop-origin.ts';

/** Calls the reference API through the storefront (POST with a body, otherwise GET) and returns the payload. */
// biome-ignore lint/suspicious/noExplicitAny: each caller knows the payload of its call
export async function callApi(path: string, body?: object, token?: string): Promise<any> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (path === orderPaths.placeOrder) headers['idempotency-key'] = randomUUID();
  if (token) headers.authorization = `Bearer ${token}`;
  const response = await httpRequest(port, `/api/upstream${path}`, {
    method: body ? 'POST' : 'GET',
    headers,
    body: body && JSON.stringify(body),
  });
  expect([path, response.status, response.body]).toEqual([path, 200, expect.any(String)]);
  return JSON.parse(response.body).response;
}
