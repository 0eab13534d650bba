import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const numericId = /"(id|categoryId|productId|variantId)":(\d+)/g;

/** Starts a proxy before an API that gives text ids such as `n12` in place of its integers. */
export async function startTextIdProxy(apiUrl: string): Promise<{ baseUrl: string; stop(): void }> {
  const server = createServer(async (request, response) => {
    const body = (await text(request)).replace(/"n(\d+)"/g, '$1');
    const { host: _host, 'content-length': _length, connection: _connection, ...headers } = request.headers;
    const path = (request.url ?? '/').replace(/\/n(\d+)/, '/$1');
    const upstream = await fetch(apiUrl + path, {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      ...(body !== '' && { body }),
    });
    response.writeHead(upstream.status, {
      'content-type': upstream.headers.get('content-type') ?? 'application/json',
    });
    response.end((await upstream.text()).replace(numericId, '"$1":"n$2"'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
