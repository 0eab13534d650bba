import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setEnvironment } from '../settings/testing.ts';

const ways: Record<string, (response: ServerResponse) => void> = {
  'whole.png': (response) => response.end('whole'),
  'largest.png': (response) => response.end(Buffer.alloc(16 * 1024 * 1024)),
  'too-large.png': (response) => response.end(Buffer.alloc(16 * 1024 * 1024 + 1)),
  'stops.png': (response) => response.write('half'),
  'drips.png': (response) => {
    const timer = setInterval(() => response.write('.'), 20);
    response.on('close', () => clearInterval(timer));
  },
};

let fetchPicture: typeof import('./picture.ts').fetchPicture;
const server = createServer((request, response) => {
  response.writeHead(200, { 'content-type': 'image/png' });
  ways[request.url?.slice(1) ?? '']?.(response);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  setEnvironment({ UPLOADS_BASE_URL: `http://localhost:${port}`, UPSTREAM_TIMEOUT_MS: '800' });
  ({ fetchPicture } = await import('./picture.ts'));
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('a picture that comes is there', async () => {
  expect(String(await fetchPicture('/uploads/whole.png'))).toBe('whole');
});

test('a picture may have 16 MiB and no more', async () => {
  expect(await fetchPicture('/uploads/largest.png')).toHaveLength(16 * 1024 * 1024);
  expect(await fetchPicture('/uploads/too-large.png')).toBeNull();
});

test('what lies elsewhere is no picture of the shop, and the query of an address is not part of its path', async () => {
  expect(await fetchPicture('https://elsewhere.example/uploads/whole.png')).toBeNull();
  expect(String(await fetchPicture('/uploads/whole.png?v=2'))).toBe('whole');
});

test.each(['stops.png', 'drips.png'])(
  'a picture that %s is given up, like one that never comes',
  async (name) => {
    expect(await fetchPicture(`/uploads/${name}`)).toBeNull();
  },
);
