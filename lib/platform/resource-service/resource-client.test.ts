import { resourcePaths } from '../../../contract/paths.ts';
import {
  type ResourceMethod,
  type ResourceName,
  resourceCalls,
  resourceMethods,
} from '../../../contract/resources.ts';
import { installFakeAuthBrowser } from '../auth/testing.ts';
import { createResourceClient } from './resource-client.ts';

let sentRequests: { method: unknown; path: string; body: unknown; headers: Headers }[];
let response: Response;

beforeEach(() => {
  sentRequests = [];
  response = Response.json({ response: 'payload' });
  installFakeAuthBrowser((path, _authorization, { method, body, headers }) => {
    sentRequests.push({
      method,
      path,
      body: body && JSON.parse(String(body)),
      headers: new Headers(headers),
    });
    return response;
  });
});

/** Client with every method of the service, also those that the contract does not list for orders. */
type AnyClient = Record<ResourceMethod, (...args: unknown[]) => Promise<unknown>>;
const client = createResourceClient('orders', 'ar') as unknown as AnyClient;

const paging = { pageNumber: 2, pageSize: 10 };
const descending = { ...paging, sortColumn: 'date', sortDirection: 'desc', number: 'RD-1' };
const requests: [ResourceMethod, unknown[], string, string, unknown][] = [
  ['save', [{ a: 1 }], 'POST', '/Posts/Orders', { a: 1 }],
  ['find', ['7'], 'GET', '/Posts/Orders/7', undefined],
  ['get', [], 'GET', '/Posts/Orders/Get', undefined],
  ['getById', [7], 'GET', '/Posts/Orders/Get/7', undefined],
  ['page', [paging], 'POST', '/Posts/Orders/Page', { ...paging, sortColumn: 'id', sortDirection: 'asc' }],
  ['page', [descending], 'POST', '/Posts/Orders/Page', descending],
  ['list', [], 'GET', '/Posts/Orders/List', undefined],
  ['update', [{ a: 1 }], 'PUT', '/Posts/Orders', { a: 1 }],
  ['delete', ['a/b'], 'DELETE', '/Posts/Orders/a%2Fb', undefined],
  ['deleteItems', [[1, 'b']], 'PUT', '/Posts/Orders/deleteItems', { ids: [1, 'b'] }],
];

describe('createResourceClient', () => {
  test.each(requests)('the call %s(%j) sends %s %s', async (name, args, method, path, body) => {
    expect(await client[name](...args)).toBe('payload');
    expect(sentRequests).toMatchObject([{ method, path, body }]);
    expect(sentRequests[0]?.headers.get('accept-language')).toBe('ar');
  });

  test('rejects when the call fails', async () => {
    response = new Response(null, { status: 503 });
    await expect(client.list()).rejects.toMatchObject({ status: 503 });
  });
});

describe('resourceCalls', () => {
  const calls = Object.entries(resourceCalls).flatMap(([resource, byMethod]) =>
    Object.entries(byMethod).map(([name, call]) => ({ resource, name, call }) as const),
  );

  test.each(calls)('$resource.$name has the method and path of the service', ({ resource, name, call }) => {
    const [method, path] = resourceMethods[name as ResourceMethod];
    const anyParameter = (text: string) => text.replace(/\{\w+\}/, '{}');
    expect([call.method, anyParameter(call.path)]).toEqual([
      method,
      anyParameter(resourcePaths[resource as ResourceName] + path),
    ]);
  });
});
