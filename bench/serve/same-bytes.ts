import { askBytes } from '../../e2e/support/http.ts';
import type { ServedFile } from '../support/nginx.ts';
import { acceptEncoding } from './wrk.ts';

/** Headers of a connection rather than of the page; nginx writes its own. */
const ofTheConnection = /^(?:connection|keep-alive|transfer-encoding|content-length|date|server)$/i;

/** A page as the storefront gives it to whoever accepts what wrk does, for nginx to give away under its name. */
export async function sameBytes(port: number, name: string, path: string): Promise<ServedFile> {
  const headers = { 'accept-encoding': acceptEncoding, accept: 'text/html' };
  const { status, rawHeaders, bytes } = await askBytes(port, path, { headers });
  if (status !== 200) throw new Error(`${path}: ${status}`);
  const pairs = rawHeaders.flatMap((header, index): [string, string][] =>
    index % 2 === 0 ? [[header, rawHeaders[index + 1] ?? '']] : [],
  );
  return { path: `/${name}`, bytes, headers: pairs.filter(([header]) => !ofTheConnection.test(header)) };
}
