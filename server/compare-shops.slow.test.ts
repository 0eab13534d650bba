import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import timers from 'node:timers/promises';
import { pino } from 'pino';
import { compareShops } from './compare-shops.ts';
import type { ReferenceApiShop } from './reference-api-shops.ts';

const shops = [
  { currency: 'EGP', origin: 'https://rida.example', deliveryCost: 0, countries: ['EG', 'SA'] },
  { currency: 'SAR', origin: 'https://layl.example', deliveryCost: 35, expressCost: 60 },
];
const sameShops = [
  { currency: 'SAR', origins: ['https://layl.example'], deliveryCost: 35 },
  { currency: 'EGP', origins: ['https://rida.example'], deliveryCost: 0, countries: ['SA', 'EG'] },
];
const log = pino({ level: 'silent' });
const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function startApi(handler: RequestListener): Promise<string> {
  const server = createServer(handler);
  servers.push(server);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const apiWith = (body: unknown, status = 200) =>
  startApi((_req, res) => res.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body)));
const compare = (baseUrl: string) =>
  compareShops({ baseUrl, timeoutMs: 1000 }, shops, log, () => {
    throw new Error('onDifference must not be called during the start');
  });

describe('compareShops', () => {
  test('accepts an API with the same shops in another order', async () => {
    await expect(compare(await apiWith({ status: 'ok', shops: sameShops }))).resolves.toBeUndefined();
  });

  test.each([
    ['lacks a currency', sameShops.slice(1), 'no orders in SAR'],
    ['has another delivery cost', [{ ...sameShops[0], deliveryCost: 50 }, sameShops[1]], 'costs 35, but 50'],
    [
      'lacks a method',
      [{ ...sameShops[0], shipping: { standard: 35 } }, sameShops[1]],
      'Express delivery in SAR is',
    ],
    [
      'has another cost of a method',
      [{ ...sameShops[0], shipping: { standard: 35, express: 70 } }, sameShops[1]],
      'Express delivery in SAR costs 60, but 70',
    ],
    ['delivers elsewhere', [sameShops[0], { ...sameShops[1], countries: ['EG'] }], 'EG, SA, but to EG'],
    [
      'knows another origin',
      [{ ...sameShops[0], origins: ['https://a.example'] }, sameShops[1]],
      'layl.example',
    ],
  ])('rejects an API that %s', async (_difference, apiShops, sentence) => {
    await expect(compare(await apiWith({ shops: apiShops }))).rejects.toThrow(sentence);
  });

  test.each([
    ['no JSON', 'fine', 200],
    ['no shops', { status: 'UP' }, 200],
    ['shops that are not a list', { shops: 3 }, 200],
    ['404', {}, 404],
  ])('accepts an API that responds with %s', async (_case, body, status) => {
    await expect(compare(await apiWith(body, status))).resolves.toBeUndefined();
  });

  test.each([
    ['names only currencies', [{ currency: 'EGP', countries: ['EG', 'SA'] }, { currency: 'SAR' }]],
    ['lists no shops', []],
  ])('accepts an API that %s', async (_case, apiShops) => {
    await expect(compare(await apiWith({ shops: apiShops }))).resolves.toBeUndefined();
  });

  test('does not wait for an API that hangs', async () => {
    const baseUrl = await startApi(() => {});
    await compareShops({ baseUrl, timeoutMs: 3_600_000 }, shops, log, () => {});
  });

  test('compares every origin outside this machine', async () => {
    const baseUrl = await apiWith({ shops: sameShops });
    const compareOrigins = (...otherOrigins: string[]) => {
      const [first, ...others] = shops;
      const withOrigins = [{ ...first, otherOrigins }, ...others] as ReferenceApiShop[];
      return compareShops({ baseUrl, timeoutMs: 1000 }, withOrigins, log, () => {});
    };
    await expect(compareOrigins('http://localhost:3000', 'http://layl.localhost')).resolves.toBeUndefined();
    await expect(compareOrigins('https://localhost.example')).rejects.toThrow('https://localhost.example');
  });

  test('compares later with an API that does not respond yet', async () => {
    let status = 500;
    const baseUrl = await startApi((_req, res) =>
      res.writeHead(status).end(JSON.stringify({ shops: sameShops.slice(1) })),
    );
    const wakeUps: ((value: unknown) => void)[] = [];
    const sleep = jest.spyOn(timers, 'setTimeout');
    sleep.mockImplementation(() => new Promise((resolve) => wakeUps.push(resolve)));
    const onDifference = jest.fn();
    await compareShops({ baseUrl, timeoutMs: 60_000 }, shops, log, onDifference);
    for (const nextStatus of [503, 200]) {
      while (wakeUps.length === 0) await new Promise((resolve) => setImmediate(resolve));
      expect(onDifference).not.toHaveBeenCalled();
      status = nextStatus;
      wakeUps.shift()?.(null);
    }
    while (onDifference.mock.calls.length === 0) await new Promise((resolve) => setImmediate(resolve));
    expect(onDifference).toHaveBeenCalledWith(
      expect.objectContaining({ message: expect.stringContaining('no orders in SAR') }),
    );
    sleep.mockRestore();
  });

  test('accepts an API that does not respond yet', async () => {
    await expect(compare('http://127.0.0.1:1')).resolves.toBeUndefined();
    await expect(compare(await apiWith({ status: 'error' }, 503))).resolves.toBeUndefined();
  });
});
