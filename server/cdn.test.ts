import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { pino } from 'pino';
import { createCdnClient } from './cdn.ts';

const silentLog = pino({ level: 'silent' });
let requests: { authorization?: string; body: unknown }[];
let status: number;
let url: string;

const server = createServer(async (request, response) => {
  requests.push({ authorization: request.headers.authorization, body: await json(request) });
  response.writeHead(status).end('{}');
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`;
});

afterAll(() => server.close());

beforeEach(() => {
  requests = [];
  status = 200;
});

describe('createCdnClient', () => {
  test('purges thirty tags per call, with the token', async () => {
    const tags = Array.from({ length: 31 }, (_, index) => `product%3A${index}`);
    expect(await createCdnClient(url, 'secret', silentLog).purge(tags)).toBe(true);
    const authorization = 'Bearer secret';
    expect(requests).toEqual([
      { authorization, body: { tags: tags.slice(0, 30) } },
      { authorization, body: { tags: tags.slice(30) } },
    ]);
  });

  test('retries a failed purge together with the next purge', async () => {
    const cdn = createCdnClient(url, undefined, silentLog);
    status = 500;
    expect([await cdn.purge(['home']), cdn.hasPendingPurges()]).toEqual([false, true]);
    status = 200;
    expect([await cdn.purge(['menu']), cdn.hasPendingPurges()]).toEqual([true, false]);
    expect(requests.map(({ body }) => body)).toEqual([{ tags: ['home'] }, { tags: ['home', 'menu'] }]);
  });

  test('retries a tag whose second purge fails before the first succeeds', async () => {
    let respondToFirst = (_response: Response) => {};
    const firstResponse = new Promise<Response>((resolve) => {
      respondToFirst = resolve;
    });
    const fetchMock = jest
      .spyOn(globalThis, 'fetch')
      .mockReturnValueOnce(firstResponse)
      .mockRejectedValueOnce(new Error('unreachable'));
    const cdn = createCdnClient(url, undefined, silentLog);
    const first = cdn.purge(['home']);
    expect(await cdn.purge(['home'])).toBe(false);
    respondToFirst(new Response('{}'));
    expect([await first, cdn.hasPendingPurges()]).toEqual([true, true]);
    fetchMock.mockRestore();
  });

  test('retries a failed purge by itself after ten seconds', async () => {
    jest.useFakeTimers();
    const fetchMock = jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new Error('unreachable'));
    const cdn = createCdnClient(url, undefined, silentLog);
    await cdn.purge(['home']);
    fetchMock.mockResolvedValue(new Response('{}'));
    await jest.advanceTimersByTimeAsync(9999);
    expect(cdn.hasPendingPurges()).toBe(true);
    await jest.advanceTimersByTimeAsync(1);
    expect(cdn.hasPendingPurges()).toBe(false);
    fetchMock.mockRestore();
    jest.useRealTimers();
  });

  test('has pending purges while the CDN is unreachable', async () => {
    const cdn = createCdnClient('http://127.0.0.1:1', undefined, silentLog);
    expect([await cdn.purge(['home']), cdn.hasPendingPurges()]).toEqual([false, true]);
  });

  test('purges everything for the wildcard tag', async () => {
    await createCdnClient(url, undefined, silentLog).purge(['home', '*']);
    expect(requests.map(({ body }) => body)).toEqual([{ purge_everything: true }]);
  });
});
