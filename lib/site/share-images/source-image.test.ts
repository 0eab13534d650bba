import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setEnvironment } from '../../platform/settings/testing.ts';

const handlers: Record<string, (response: ServerResponse) => void> = {
  'whole.png': (response) => response.end('whole'),
  'largest.png': (response) => response.end(Buffer.alloc(16 * 1024 * 1024)),
  'too-large.png': (response) => response.end(Buffer.alloc(16 * 1024 * 1024 + 1)),
  'stops.png': (response) => response.write('half'),
  'drips.png': (response) => {
    const timer = setInterval(() => response.write('.'), 20);
    response.on('close', () => clearInterval(timer));
  },
};

const timeoutMs = 30_000;
let fetchSourceImage: typeof import('./source-image.ts').fetchSourceImage;
const server = createServer((request, response) => {
  response.writeHead(200, { 'content-type': 'image/png' });
  handlers[request.url?.slice(1) ?? '']?.(response);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  setEnvironment({ UPLOADS_BASE_URL: `http://localhost:${port}`, UPSTREAM_TIMEOUT_MS: String(timeoutMs) });
  ({ fetchSourceImage } = await import('./source-image.ts'));
});

afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe('fetchSourceImage', () => {
  test('returns the image', async () => {
    expect(String(await fetchSourceImage('/uploads/whole.png'))).toBe('whole');
  });

  test('accepts up to 16 MiB', async () => {
    expect(await fetchSourceImage('/uploads/largest.png')).toHaveLength(16 * 1024 * 1024);
    expect(await fetchSourceImage('/uploads/too-large.png')).toBeNull();
  });

  test('rejects external URLs and ignores the query', async () => {
    expect(await fetchSourceImage('https://elsewhere.example/uploads/whole.png')).toBeNull();
    expect(String(await fetchSourceImage('/uploads/whole.png?v=2'))).toBe('whole');
  });

  test.each(['stops.png', 'drips.png'])('gives up on %s after the timeout', async (name) => {
    const deadline = new AbortController();
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
    const image = fetchSourceImage(`/uploads/${name}`);
    setTimeout(() => deadline.abort(), 100);
    expect(await image).toBeNull();
    expect(timeout).toHaveBeenCalledWith(timeoutMs);
  });
});
