import { setTimeout as sleep } from 'node:timers/promises';
import { askBytes } from '../../e2e/support/http.ts';
import type { ServedFile } from '../support/nginx.ts';
import { acceptEncoding } from './wrk.ts';

/** Headers of a connection rather than of the page; nginx writes its own. */
const ofTheConnection = /^(?:connection|keep-alive|transfer-encoding|content-length|date|server)$/i;

const patienceMs = 30_000;

/** A page as the storefront gives it to whoever accepts what wrk does, for nginx to give away under its name. */
export async function sameBytes(port: number, name: string, path: string): Promise<ServedFile> {
  const { rawHeaders, bytes } = await smallest(port, path);
  const pairs = rawHeaders.flatMap((header, index): [string, string][] =>
    index % 2 === 0 ? [[header, rawHeaders[index + 1] ?? '']] : [],
  );
  return { path: `/${name}`, bytes, headers: pairs.filter(([header]) => !ofTheConnection.test(header)) };
}

/** The page once it is compressed as small as it goes, some seconds after it was first asked for. */
async function smallest(port: number, path: string): ReturnType<typeof askBytes> {
  const headers = { 'accept-encoding': acceptEncoding, accept: 'text/html' };
  const until = Date.now() + patienceMs;
  for (;;) {
    const answer = await askBytes(port, path, { headers });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    if (!String(answer.headers.etag).includes('quick')) return answer;
    if (Date.now() > until) throw new Error(`${path} is still compressed quickly only`);
    await sleep(200);
  }
}
