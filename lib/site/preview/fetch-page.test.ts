import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchPage } from './fetch-page.ts';

let respond: RequestListener;
const requests: { host: string | undefined; path: string | undefined }[] = [];
const server = createServer((request, response) => {
  requests.push({ host: request.headers.host, path: request.url });
  respond(request, response);
});
let port: number;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  port = (server.address() as AddressInfo).port;
});
beforeEach(() => void requests.splice(0));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const shop = { id: 'rida', hosts: ['rida.localhost'], origin: 'https://rida.example' };
const otherShop = { id: 'layl', hosts: ['layl.localhost'], origin: 'https://layl.example' };
const fetchPath = (path: string) =>
  fetchPage({ shop, path }, { shops: [shop, otherShop], currentShop: shop, ownPort: port }, (type) =>
    type.startsWith('text/html'),
  );
const page =
  (body: string, type = 'text/html', status = 200): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': type }).end(body);
/** Redirects by path; responds to any other path with a page. */
const redirecting =
  (locations: Record<string, string | undefined>, status = 307): RequestListener =>
  (request, response) => {
    const location = locations[request.url ?? ''];
    if (location) response.writeHead(status, { location, 'content-type': 'text/html' }).end();
    else page('ok')(request, response);
  };

describe('fetchPage', () => {
  test('requests its own server with the host of the shop', async () => {
    respond = page('<p>Hello', 'text/html', 404);
    const fetched = await fetchPath('/a?b=c');
    expect(requests).toEqual([{ host: `rida.localhost:${port}`, path: '/a?b=c' }]);
    expect(fetched).toMatchObject({
      url: 'https://rida.example/a?b=c',
      status: 404,
      redirects: [],
      unfollowedRedirect: null,
    });
    expect(fetched.body.toString()).toBe('<p>Hello');
  });

  test('does not read bodies of other types', async () => {
    respond = page('bytes', 'image/png');
    expect((await fetchPath('/a')).body).toHaveLength(0);
  });

  test('follows and records redirects within the installation', async () => {
    respond = redirecting({ '/a': '/b?c=d', '/b?c=d': 'https://layl.example/e' });
    const fetched = await fetchPath('/a');
    expect(fetched).toMatchObject({ url: 'https://layl.example/e', status: 200, unfollowedRedirect: null });
    expect(fetched.redirects).toEqual([
      { url: 'https://rida.example/a', status: 307 },
      { url: 'https://rida.example/b?c=d', status: 307 },
    ]);
    expect(requests.at(-1)).toEqual({ host: `layl.localhost:${port}`, path: '/e' });
  });

  test.each([
    ['https://elsewhere.example/x', 'otherHost'],
    ['/api/health', 'internalUrl'],
    ['ftp://rida.example/x', 'otherScheme'],
  ])('does not follow a redirect to %s', async (location, reason) => {
    respond = redirecting({ '/a': location });
    const fetched = await fetchPath('/a');
    expect(fetched.unfollowedRedirect).toMatchObject({ reason });
    expect([fetched.status, requests.length]).toEqual([307, 1]);
  });

  test('follows at most five redirects', async () => {
    const chainOf = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`/${index}`, `/${index + 1}`]));
    respond = redirecting(chainOf(5));
    expect((await fetchPath('/0')).unfollowedRedirect).toBeNull();
    respond = redirecting(chainOf(6));
    const fetched = await fetchPath('/0');
    expect(fetched.unfollowedRedirect).toEqual({ url: 'https://rida.example/6', reason: 'tooManyRedirects' });
    expect(fetched.redirects).toHaveLength(5);
  });

  test.each([300, 302, 399])('follows status %i', async (status) => {
    respond = redirecting({ '/a': '/b' }, status);
    expect((await fetchPath('/a')).redirects).toEqual([{ url: 'https://rida.example/a', status }]);
  });

  test.each([200, 299, 400, 201])('ignores the Location header of status %i', async (status) => {
    respond = redirecting({ '/a': '/b' }, status);
    expect(await fetchPath('/a')).toMatchObject({ status, redirects: [], unfollowedRedirect: null });
  });

  test('fails on aborted and oversized responses', async () => {
    respond = (request) => request.socket.resetAndDestroy();
    await expect(fetchPath('/a')).rejects.toMatchObject({ failure: 'noResponse' });
    respond = page('x'.repeat(3_000_000));
    expect((await fetchPath('/a')).body).toHaveLength(3_000_000);
    respond = page('x'.repeat(3_000_001));
    await expect(fetchPath('/a')).rejects.toMatchObject({ failure: 'tooLarge' });
  });
});
