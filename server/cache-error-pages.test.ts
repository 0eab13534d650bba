import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cacheErrorPages } from './cache-error-pages.ts';
import { tenants } from './pages/testing.ts';

test('cacheErrorPages requests the error pages of every shop in every language', async () => {
  const requests: string[] = [];
  const server = createServer(({ headers, url }, res) => {
    requests.push(`${headers.host}${url}`);
    res.end('page');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  expect(await cacheErrorPages(port, tenants)).toBe(true);
  server.close();
  expect(requests.sort()).toEqual(
    ['layl.localhost', 'localhost'].flatMap((host) =>
      ['/404', '/ar/404', '/ar/error', '/error'].map((path) => `${host}:${port}${path}`),
    ),
  );
});
