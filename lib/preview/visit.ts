import 'server-only';
import { type IncomingHttpHeaders, request } from 'node:http';
import { type OwnAddress, type Refusal, readOwnAddress } from './own-address.ts';

/** What one address answered. */
export interface Step {
  address: string;
  status: number;
}

/** A page after every redirect on the way to it. */
export interface Visit {
  /** Redirects on the way, in order. */
  redirects: Step[];
  /** Where the last redirect led when it was not followed, and why. */
  stopped: { address: string; why: Refusal | 'tooManyRedirects' } | null;
  place: OwnAddress;
  /** Public address of the page. */
  address: string;
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export type VisitFailure = 'noAnswer' | 'tooLarge';

/** An address of this shop that could not be looked at. */
export class VisitError extends Error {
  constructor(readonly failure: VisitFailure) {
    super(failure);
  }
}

const mostRedirects = 5;
const patienceMs = 10_000;
const mostBytes = 3_000_000;

/** What redirects are read with. */
type Context = Parameters<typeof readOwnAddress>[1];

/**
 * Asks this server itself for a page, as a crawler that came by that shop's host would, and follows redirects for as long as
 * they stay in the shop. The connection goes to this server whatever the address says.
 * @param isWanted whether a body of that type is worth reading; others are left unread
 * @throws {VisitError}
 */
export async function visit(
  start: OwnAddress,
  context: Context,
  isWanted: (contentType: string) => boolean,
): Promise<Visit> {
  const redirects: Step[] = [];
  let place = start;
  for (;;) {
    const address = place.shop.origin + place.path;
    const answer = await askSelf(place, context.ownPort, isWanted);
    const { location } = answer.headers;
    const visited = { redirects, place, address, ...answer };
    if (answer.status < 300 || answer.status >= 400 || location === undefined)
      return { ...visited, stopped: null };
    const target = URL.canParse(location, address) ? new URL(location, address).href : location;
    if (redirects.length >= mostRedirects)
      return { ...visited, stopped: { address: target, why: 'tooManyRedirects' } };
    const next = readOwnAddress(target, { ...context, current: place.shop });
    if (typeof next === 'string') return { ...visited, stopped: { address: target, why: next } };
    redirects.push({ address, status: answer.status });
    place = next;
  }
}

function askSelf(
  { shop, path }: OwnAddress,
  port: number,
  isWanted: (contentType: string) => boolean,
): Promise<Pick<Visit, 'status' | 'headers' | 'body'>> {
  return new Promise((resolve, reject) => {
    const headers = {
      host: `${shop.hosts[0]}:${port}`,
      accept: 'text/html,*/*;q=0.8',
      'user-agent': 'RidaPreview/1.0',
    };
    const signal = AbortSignal.timeout(patienceMs);
    const outgoing = request({ host: 'localhost', port, path, headers, signal, agent: false }, (incoming) => {
      const { statusCode: status = 0, headers } = incoming;
      if (!isWanted(headers['content-type'] ?? '')) {
        resolve({ status, headers, body: Buffer.alloc(0) });
        outgoing.destroy();
        return;
      }
      const chunks: Buffer[] = [];
      let bytes = 0;
      incoming.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > mostBytes) outgoing.destroy(new VisitError('tooLarge'));
        else chunks.push(chunk);
      });
      incoming.on('end', () => resolve({ status, headers, body: Buffer.concat(chunks) }));
      incoming.on('error', fail);
    });
    const fail = (error: Error) => reject(error instanceof VisitError ? error : new VisitError('noAnswer'));
    outgoing.on('error', fail);
    outgoing.end();
  });
}
