import { setTimeout as sleep } from 'node:timers/promises';
import { httpRequestBytes } from '../../e2e/support/http.ts';
import type { ServedFile } from '../support/nginx.ts';
import { acceptEncoding } from './wrk.ts';

/** Names of the headers that nginx sets itself. */
const headerSetByNginx = /^(?:connection|keep-alive|transfer-encoding|content-length|date|server)$/i;

const timeoutMs = 30_000;

/** Fetches a page with wrk's request headers, so that nginx can serve the same bytes. */
export async function fetchServedFile(port: number, name: string, path: string): Promise<ServedFile> {
  const { rawHeaders, bytes } = await fetchFullyCompressed(port, path);
  const headerPairs = rawHeaders.flatMap((header, index): [string, string][] =>
    index % 2 === 0 ? [[header, rawHeaders[index + 1] ?? '']] : [],
  );
  return {
    path: `/${name}`,
    bytes,
    headers: headerPairs.filter(([header]) => !headerSetByNginx.test(header)),
  };
}

/** Repeats the request until the storefront has recompressed the page at its best level, some seconds after the first request. */
async function fetchFullyCompressed(port: number, path: string): ReturnType<typeof httpRequestBytes> {
  const headers = { 'accept-encoding': acceptEncoding, accept: 'text/html' };
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const response = await httpRequestBytes(port, path, { headers });
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
    // The ETag of a body that is compressed at the fast level ends in `-quick`.
    if (!String(response.headers.etag).includes('quick')) return response;
    if (Date.now() > deadline) throw new Error(`${path} is not yet recompressed`);
    await sleep(200);
  }
}
