import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { visit } from './visit.ts';

let answer: RequestListener;
const asked: { host: string | undefined; path: string | undefined }[] = [];
const server = createServer((request, response) => {
  asked.push({ host: request.headers.host, path: request.url });
  answer(request, response);
});
let port: number;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  port = (server.address() as AddressInfo).port;
});
beforeEach(() => void asked.splice(0));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const shop = { id: 'rida', hosts: ['rida.localhost'], origin: 'https://rida.example' };
const other = { id: 'layl', hosts: ['layl.localhost'], origin: 'https://layl.example' };
const look = (path: string) =>
  visit({ shop, path }, { shops: [shop, other], current: shop, ownPort: port }, (type) =>
    type.startsWith('text/html'),
  );
const page =
  (body: string, type = 'text/html', status = 200): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': type }).end(body);
/** Leads on until the path has no place to go to. */
const leading =
  (places: Record<string, string | undefined>, status = 307): RequestListener =>
  (request, response) => {
    const location = places[request.url ?? ''];
    if (location) response.writeHead(status, { location, 'content-type': 'text/html' }).end();
    else page('there')(request, response);
  };

test('this server itself is asked, under the name of the shop', async () => {
  answer = page('<p>Hello', 'text/html', 404);
  const visited = await look('/a?b=c');
  expect(asked).toEqual([{ host: `rida.localhost:${port}`, path: '/a?b=c' }]);
  expect(visited).toMatchObject({
    address: 'https://rida.example/a?b=c',
    status: 404,
    redirects: [],
    stopped: null,
  });
  expect(visited.body.toString()).toBe('<p>Hello');
});

test('a body of another type is left unread', async () => {
  answer = page('bytes', 'image/png');
  expect((await look('/a')).body).toHaveLength(0);
});

test('redirects are followed within the installation, relative ones too, and told', async () => {
  answer = leading({ '/a': '/b?c=d', '/b?c=d': 'https://layl.example/e' });
  const visited = await look('/a');
  expect(visited).toMatchObject({ address: 'https://layl.example/e', status: 200, stopped: null });
  expect(visited.redirects).toEqual([
    { address: 'https://rida.example/a', status: 307 },
    { address: 'https://rida.example/b?c=d', status: 307 },
  ]);
  expect(asked.at(-1)).toEqual({ host: `layl.localhost:${port}`, path: '/e' });
});

test.each([
  ['https://elsewhere.example/x', 'otherHost'],
  ['/api/health', 'notShown'],
  ['ftp://rida.example/x', 'otherScheme'],
])('a redirect to %s is not followed', async (location, why) => {
  answer = leading({ '/a': location });
  const visited = await look('/a');
  expect(visited.stopped).toMatchObject({ why });
  expect([visited.status, asked.length]).toEqual([307, 1]);
});

test('five redirects are followed, and not a sixth', async () => {
  const places = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`/${at}`, `/${at + 1}`]));
  answer = leading(places(5));
  expect((await look('/0')).stopped).toBeNull();
  answer = leading(places(6));
  const visited = await look('/0');
  expect(visited.stopped).toEqual({ address: 'https://rida.example/6', why: 'tooManyRedirects' });
  expect(visited.redirects).toHaveLength(5);
});

test.each([300, 302, 399])('status %i leads on', async (status) => {
  answer = leading({ '/a': '/b' }, status);
  expect((await look('/a')).redirects).toEqual([{ address: 'https://rida.example/a', status }]);
});

test.each([200, 299, 400, 201])('a place to go to beside status %i is none', async (status) => {
  answer = leading({ '/a': '/b' }, status);
  expect(await look('/a')).toMatchObject({ status, redirects: [], stopped: null });
});

test('one that breaks off has no answer, and one without end is too large', async () => {
  answer = (request) => request.socket.resetAndDestroy();
  await expect(look('/a')).rejects.toMatchObject({ failure: 'noAnswer' });
  answer = page('x'.repeat(3_000_000));
  expect((await look('/a')).body).toHaveLength(3_000_000);
  answer = page('x'.repeat(3_000_001));
  await expect(look('/a')).rejects.toMatchObject({ failure: 'tooLarge' });
});
