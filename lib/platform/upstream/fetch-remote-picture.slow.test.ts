import dns from 'node:dns';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { setEnvironment } from '@/lib/platform/settings/testing';
import { sendEndlessly } from './testing.ts';

let server: Server;
let handler: RequestListener;
let port: number;
let requests: { url: string | undefined; cookie: string | undefined }[] = [];
let fetchUpload: typeof import('./fetch-upload.ts').fetchUpload;

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push({ url: request.url, cookie: request.headers.cookie });
    handler(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  ({ port } = server.address() as AddressInfo);
  setEnvironment({
    API_BASE_URL: 'https://api.shop.example',
    UPSTREAM_TIMEOUT_MS: '1000',
    IMAGE_HOSTS: `http://127.0.0.1:${port}/shop, http://localhost:${port}, http://pictures.example:${port}`,
  });
  ({ fetchUpload } = await import('./fetch-upload.ts'));
});
beforeEach(() => {
  requests = [];
  handler = (_request, response) =>
    response.writeHead(200, { 'content-type': 'image/jpeg', 'set-cookie': 'a=1' }).end('bytes');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const fetchFrom = (host: string, ...path: string[]) =>
  fetchUpload([`~${host}:${port}`, ...path], new Headers({ cookie: 'visitor=1' }));

describe('pictures of other hosts', () => {
  test('are fetched where the setting names host and folder', async () => {
    const response = await fetchFrom('127.0.0.1', 'shop', 'a b.jpg', '~v=2');
    expect([response.status, await response.text()]).toEqual([200, 'bytes']);
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(response.headers.has('set-cookie')).toBe(false);
    expect(requests).toEqual([{ url: '/shop/a%20b.jpg?v=2', cookie: undefined }]);
  });

  test.each([
    ['of another folder', ['127.0.0.1', 'other', 'a.jpg']],
    ['of another host', ['127.0.0.2', 'shop', 'a.jpg']],
    ['above the folder', ['127.0.0.1', 'shop', '..', 'a.jpg']],
  ])('%s are not requested', async (_case, [host = '', ...path]) => {
    expect((await fetchFrom(host, ...path)).status).toBe(404);
    expect(requests).toEqual([]);
  });

  test('are not fetched by a name that leads to a private address', async () => {
    const lookup = jest.spyOn(dns, 'lookup') as jest.SpyInstance;
    lookup.mockImplementation((_host, _options, callback) =>
      callback(null, [
        { address: '93.184.215.14', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ]),
    );
    expect((await fetchFrom('pictures.example', 'a.jpg')).status).toBe(502);
    expect(lookup).toHaveBeenCalledWith('pictures.example', expect.anything(), expect.anything());
    expect(requests).toEqual([]);
    lookup.mockRestore();
    expect((await fetchFrom('localhost', 'a.jpg')).status).toBe(200);
  });

  test('are not fetched from where a redirect leads', async () => {
    handler = (_request, response) => response.writeHead(302, { location: '/shop/b.jpg' }).end();
    expect((await fetchFrom('localhost', 'a.jpg')).status).toBe(404);
    expect(requests).toHaveLength(1);
  });

  test.each(['text/html', 'video/mp4', 'application/javascript'])('are no %s', async (type) => {
    handler = (_request, response) => response.writeHead(200, { 'content-type': type }).end('<html>');
    expect((await fetchFrom('localhost', 'a.jpg')).status).toBe(404);
  });

  test('have at most 20 MiB, whether they say their size or not', async () => {
    const bytes = 20 * 1024 * 1024 + 1;
    handler = (_request, response) =>
      response.writeHead(200, { 'content-type': 'image/png', 'content-length': bytes }).write('a');
    expect((await fetchFrom('localhost', 'a.png')).status).toBe(502);
    handler = (_request, response) => sendEndlessly(response.writeHead(200, { 'content-type': 'image/png' }));
    const response = await fetchFrom('localhost', 'b.png');
    await expect(response.arrayBuffer()).rejects.toThrow('the picture has more than');
  });

  test('arrive uncompressed from a host that compresses where it may', async () => {
    handler = ({ headers }, response) => {
      const isCompressed = headers['accept-encoding'] !== 'identity';
      response.writeHead(200, {
        'content-type': 'image/bmp',
        ...(isCompressed && { 'content-encoding': 'gzip' }),
      });
      response.end(isCompressed ? gzipSync('bytes') : 'bytes');
    };
    expect(await (await fetchFrom('localhost', 'a.bmp')).text()).toBe('bytes');
  });

  test('are fetched again after a broken connection, once', async () => {
    const respond = handler;
    handler = (request, response) =>
      requests.length === 1 ? request.socket.resetAndDestroy() : respond(request, response);
    expect((await fetchFrom('localhost', 'a.jpg')).status).toBe(200);
    expect(requests).toHaveLength(2);
  });

  test('that hang end with 504, those of a closed port with 502', async () => {
    handler = () => {};
    expect((await fetchFrom('localhost', 'a.jpg')).status).toBe(504);
    handler = (request) => request.socket.resetAndDestroy();
    expect((await fetchFrom('localhost', 'a.jpg')).status).toBe(502);
  });
});
