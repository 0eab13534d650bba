import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import type { ApiCall } from '../../contract/calls.ts';
import { envelope, Failure, Language } from '../../contract/envelope.ts';

const CommonHeaders = z.object({
  'accept-language': Language.or(z.string()).optional().describe('en or ar; quality values are supported'),
});
const Bearer = z.object({ authorization: z.string().describe('Bearer {access token}') });
const IdempotencyKey = z.object({ 'idempotency-key': z.string().describe('the same for every retry') });

function headersSchema({ access, idempotencyKey }: ApiCall) {
  const bearer = access === 'customer' ? Bearer : Bearer.partial();
  const key = idempotencyKey === 'required' ? IdempotencyKey : IdempotencyKey.partial();
  return CommonHeaders.extend({ ...(access && bearer.shape), ...(idempotencyKey && key.shape) });
}

/** Converts a contract call to an OpenAPI route. */
export function toOpenApiRoute(call: ApiCall) {
  const failureResponse = (description: string) => ({
    description,
    content: { 'application/json': { schema: Failure } },
  });
  const parameterNames = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const params = z.object(Object.fromEntries(parameterNames.map((name) => [name, z.string()])));
  return createRoute({
    method: call.method.toLowerCase() as Lowercase<ApiCall['method']>,
    path: call.path,
    request: {
      headers: headersSchema(call),
      ...(parameterNames.length > 0 && { params }),
      ...(call.query && { query: call.query }),
      ...(call.body && {
        body: { required: true, content: { 'application/json': { schema: call.body } } },
      }),
    },
    responses: {
      200: {
        description: 'Payload in its envelope',
        content: { 'application/json': { schema: envelope(call.response) } },
      },
      ...((call.body || call.query) && { 400: failureResponse('Invalid fields') }),
      ...(call.access && { 401: failureResponse('No valid access token') }),
      ...(parameterNames.length > 0 && { 404: failureResponse('Not found') }),
      500: failureResponse('Internal error'),
    },
  });
}
