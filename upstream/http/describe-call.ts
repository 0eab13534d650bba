import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import type { Call } from '../../contract/calls.ts';
import { envelope, Failure, Language } from '../../contract/envelope.ts';

const headers = z.object({
  'accept-language': Language.or(z.string()).optional().describe('en or ar; weights are understood'),
});
const Bearer = z.object({ authorization: z.string().describe('Bearer and an access token') });
const Key = z.object({ 'idempotency-key': z.string().describe('the same for every try') });

function headersOf({ access, idempotencyKey }: Call) {
  const bearer = access === 'customer' ? Bearer : Bearer.partial();
  const key = idempotencyKey === 'required' ? Key : Key.partial();
  return headers.extend({ ...(access && bearer.shape), ...(idempotencyKey && key.shape) });
}

/** A call of the contract as the OpenAPI document has it. */
export function describeCall(call: Call) {
  const failure = (description: string) => ({
    description,
    content: { 'application/json': { schema: Failure } },
  });
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const params = z.object(Object.fromEntries(names.map((name) => [name, z.string()])));
  return createRoute({
    method: call.method.toLowerCase() as Lowercase<Call['method']>,
    path: call.path,
    request: {
      headers: headersOf(call),
      ...(names.length > 0 && { params }),
      ...(call.query && { query: call.query }),
      ...(call.body && {
        body: { required: true, content: { 'application/json': { schema: call.body } } },
      }),
    },
    responses: {
      200: {
        description: 'The payload in its envelope',
        content: { 'application/json': { schema: envelope(call.response) } },
      },
      ...((call.body || call.query) && { 400: failure('Fields that are not valid') }),
      ...(call.access && { 401: failure('Nobody has signed in, or no longer') }),
      ...(names.length > 0 && { 404: failure('There is no such thing') }),
      500: failure('A fault of the server'),
    },
  });
}
