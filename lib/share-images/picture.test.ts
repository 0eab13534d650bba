import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setEnvironment } from '../settings/testing.ts';

const ways: Record<string, (response: ServerResponse) => void> = {
  'whole.png': (response) => response.end('whole'),
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

test.each(['stops.png', 'drips.png'])(
  'a picture that %s is given up, like one that never comes',
  async (name) => {
    expect(await fetchPicture(`/uploads/${name}`)).toBeNull();
  },
);
