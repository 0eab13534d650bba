import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { abortableFetch } from './abortable-fetch.ts';
import { whileCollectingGarbage } from './testing.ts';

let handler: RequestListener;
let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => handler(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Without following redirects, as most callers, for which `fetch` alone loses its signal. */
const request = (signal: AbortSignal) =>
  abortableFetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {
    redirect: 'error',
    signal,
  });
const hangingHandlers: [moment: string, handler: RequestListener][] = [
  ['before the headers', () => {}],
  ['in the body', (_request, response) => response.writeHead(200).write('{')],
];

describe('abortableFetch', () => {
  test('returns status, headers and body', async () => {
    handler = (_request, response) => response.writeHead(404, { etag: '"1"' }).end('gone');
    const response = await request(AbortSignal.timeout(10_000));
    expect([response.status, response.headers.get('etag'), await response.text()]).toEqual([
      404,
      '"1"',
      'gone',
    ]);
    handler = (_request, response) => response.writeHead(204).end();
    expect((await request(AbortSignal.timeout(10_000))).body).toBeNull();
  });

  test.each(hangingHandlers)('aborts a hang %s and its connection', async (_moment, hang) => {
    let isConnectionClosed = false;
    handler = (incoming, response) => {
      incoming.socket.once('close', () => {
        isConnectionClosed = true;
      });
      hang(incoming, response);
    };
    const read = async () => (await request(AbortSignal.timeout(300))).text();
    await expect(whileCollectingGarbage(read())).rejects.toMatchObject({ name: 'TimeoutError' });
    while (!isConnectionClosed) await new Promise(setImmediate);
  });

  test('aborts with the reason of one of several signals', async () => {
    const visitor = new AbortController();
    handler = (_request, response) => {
      response.writeHead(200).write('{');
      setTimeout(() => visitor.abort(new Error('left')), 200);
    };
    const read = async () =>
      (await request(AbortSignal.any([visitor.signal, AbortSignal.timeout(10_000)]))).text();
    await expect(whileCollectingGarbage(read())).rejects.toThrow('left');
  });

  test('fails when the connection breaks in the body', async () => {
    handler = (incoming, response) => {
      response.writeHead(200).write('{', () => incoming.socket.resetAndDestroy());
    };
    const read = async () => (await request(AbortSignal.timeout(10_000))).text();
    await expect(read()).rejects.toMatchObject({ cause: { code: expect.any(String) } });
  });
});
