import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isPublicAddress, lookupPublicAddress } from '../../../contract/public-address.ts';
import { type FetchRules, fetchPicture, maxPictureBytes } from './fetch-picture.ts';

let server: Server;
let origin: string;
let respond: RequestListener;

beforeAll(async () => {
  server = createServer((request, response) => respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ownServer: FetchRules = { hosts: new Set(['127.0.0.1']), isAllowedUrl: () => true };

describe('fetching a picture', () => {
  test('follows redirects to named hosts only', async () => {
    respond = (request, response) => {
      if (request.url === '/moved') response.writeHead(302, { location: '/picture' }).end();
      else if (request.url === '/away')
        response.writeHead(302, { location: 'http://localhost/secret' }).end();
      else if (request.url === '/loop') response.writeHead(302, { location: '/loop' }).end();
      else response.end('picture');
    };
    expect((await fetchPicture(`${origin}/moved`, ownServer)).toString()).toBe('picture');
    await expect(fetchPicture(`${origin}/away`, ownServer)).rejects.toThrow(
      'the host localhost is not named',
    );
    await expect(fetchPicture(`${origin}/loop`, ownServer)).rejects.toThrow('redirects more than 3 times');
  });

  test('ends at the maximum size, whatever the server announces', async () => {
    respond = (_, response) => {
      response.end(Buffer.alloc(maxPictureBytes + 1));
    };
    await expect(fetchPicture(origin, ownServer)).rejects.toThrow(
      `more than ${maxPictureBytes / 1024 / 1024} MB`,
    );
  });

  test('ends when the server is too slow', async () => {
    respond = (_, response) => response.write('x');
    await expect(fetchPicture(origin, { ...ownServer, timeoutMs: 200 })).rejects.toThrow(
      'the server is too slow',
    );
  });

  test('fails for an error status', async () => {
    respond = (_, response) => response.writeHead(404).end();
    await expect(fetchPicture(origin, ownServer)).rejects.toThrow('the server answers 404');
  });

  test.each([
    'http://127.0.0.1/a.jpg',
    'http://[::1]/a.jpg',
    'http://[::ffff:10.0.0.1]/a.jpg',
    'http://2130706433/a.jpg',
    'https://cdn.example:8443/a.jpg',
    'https://user:secret@cdn.example/a.jpg',
    'ftp://cdn.example/a.jpg',
  ])('rejects an address that is not public: %s', async (address) => {
    const hosts = new Set([new URL(address).hostname]);
    await expect(fetchPicture(address, { hosts })).rejects.toThrow('is not public');
  });

  test('rejects a name that resolves to a private address', async () => {
    await expect(fetchPicture('http://localhost/a.jpg', { hosts: new Set(['localhost']) })).rejects.toThrow(
      'the host has an address that is not public',
    );
  });
});

test.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['10.1.2.3', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['::ffff:192.168.0.1', false],
  ['fd00::1', false],
  ['64:ff9b::7f00:1', false],
  ['localhost', false],
])('an address is public or not: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});

test('all addresses of a name are checked for a single one, too', async () => {
  const resolved = new Promise((resolve) =>
    lookupPublicAddress('localhost', { all: false }, (error) => resolve(error)),
  );
  expect(await resolved).toMatchObject({ message: 'the host has an address that is not public' });
});
