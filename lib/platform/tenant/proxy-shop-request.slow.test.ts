import type { Capability } from '@/contract/capabilities';
import { jsonHandler, startUpstream, type TestUpstream } from '../upstream/testing.ts';
import { type CapabilityFinding, recordCapabilityFindings } from './api-capabilities.ts';
import type { Tenant } from './tenant.ts';

let upstream: TestUpstream;
let proxyShopRequest: typeof import('./proxy-shop-request.ts').proxyShopRequest;
beforeAll(async () => {
  upstream = await startUpstream();
  ({ proxyShopRequest } = await import('./proxy-shop-request.ts'));
});
beforeEach(() => {
  upstream.requests.length = 0;
  upstream.handler = jsonHandler('ok');
});
afterAll(() => upstream.stop());

describe('calls of a capability', () => {
  const calls: [Capability, method: string, path: string][] = [
    ['reviews', 'GET', '/Products/abaya/Reviews'],
    ['reviews', 'POST', '/Products/abaya/Reviews'],
    ['reviews', 'POST', '/ReviewMails/token'],
    ['coupons', 'POST', '/Coupons/Check'],
    ['card', 'POST', '/Payments/Start'],
    ['stock-alerts', 'POST', '/StockAlerts'],
    ['stock-alerts', 'GET', '/StockAlerts/token'],
    ['stock-alerts', 'POST', '/StockAlerts/token/Confirm'],
    ['stock-alerts', 'POST', '/StockAlerts/token/End'],
  ];
  const send = async (method: string, path: string, capabilities: Tenant['capabilities']) => {
    const headers = { 'content-type': 'application/json' };
    const init = { method, headers, ...(method === 'POST' && { body: '{}' }) };
    const request = new Request(`http://shop.example/api/upstream${path}`, init);
    const { status } = await proxyShopRequest(request, '/api/upstream', {
      origin: 'https://shop.example',
      capabilities,
    });
    return { status, isForwarded: upstream.requests.length > 0 };
  };
  const find = (name: Capability, state: CapabilityFinding['state']) =>
    recordCapabilityFindings(new Map([[name, { state }]]));
  const forwarded = { status: 200, isForwarded: true };
  const rejected = { status: 404, isForwarded: false };
  afterEach(() => recordCapabilityFindings(new Map()));

  test.each(calls)('%s: a shop without it does not forward %s %s', async (name, method, path) => {
    find(name, 'available');
    expect(await send(method, path, [])).toEqual(rejected);
    expect(await send(method, path, name === 'card' ? ['coupons'] : ['card'])).toEqual(rejected);
  });

  test.each(calls)('%s: a shop that names it forwards %s %s', async (name, method, path) => {
    expect(await send(method, path, [name])).toEqual(forwarded);
  });

  test.each([
    ['available', forwarded],
    ['unknown', forwarded],
    ['missing', rejected],
    ['unseen', rejected],
  ] as const)('are forwarded by what was found: %s', async (state, result) => {
    find('coupons', state);
    expect(await send('POST', '/Coupons/Check', 'auto')).toEqual(result);
  });

  test('are forwarded before anything was found', async () => {
    expect(await send('POST', '/Coupons/Check', 'auto')).toEqual(forwarded);
  });

  test('are not forwarded where the API lacks what a shop names', async () => {
    find('coupons', 'missing');
    expect(await send('POST', '/Coupons/Check', ['coupons'])).toEqual(rejected);
  });
});
