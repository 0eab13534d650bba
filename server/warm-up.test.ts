import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tenants } from './pages/testing.ts';
import { warmUpCache } from './warm-up.ts';

test('warmUpCache requests the error pages of every shop in every language', async () => {
  const requests: string[] = [];
  const server = createServer(({ headers, url }, res) => {
    requests.push(`${headers.host}${url}`);
    res.end('page');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await warmUpCache(port, tenants);
  server.close();
  expect(requests).toEqual(
    ['localhost', 'layl.localhost'].flatMap((host) =>
      ['/404', '/error', '/ar/404', '/ar/error'].map((path) => `${host}:${port}${path}`),
    ),
  );
});
