import 'server-only';
import { type IncomingHttpHeaders, request } from 'node:http';
import { readShopUrl, type ShopUrl, type UrlRejection } from './shop-url.ts';

/** A redirect on the way to a page. */
export interface Redirect {
  url: string;
  status: number;
}

/** A response after all redirects. */
export interface FetchedPage {
  /** Redirects that were followed, in order. */
  redirects: Redirect[];
  /** Target of a redirect that was not followed, and why; null otherwise. */
  unfollowedRedirect: { url: string; reason: UrlRejection | 'tooManyRedirects' } | null;
  /** The URL that was fetched last, after all redirects. */
  target: ShopUrl;
  /** The same URL as text, with the public origin of the shop. */
  url: string;
  status: number;
  headers: IncomingHttpHeaders;
  /** Empty for a type that was not accepted. */
  body: Buffer;
}

export type FetchFailure = 'noResponse' | 'tooLarge';

/** A URL of this shop could not be fetched. */
export class PageFetchError extends Error {
  readonly failure: FetchFailure;

  constructor(failure: FetchFailure) {
    super(failure);
    this.failure = failure;
  }
}

const maxRedirects = 5;
const timeoutMs = 10_000;
/** Maximum size of a body that is read. */
export const maxBodyBytes = 3_000_000;

/** Shops and port that {@link readShopUrl} needs to resolve redirects. */
type Context = Parameters<typeof readShopUrl>[1];

/**
 * Fetches a page from this server under the shop's host name, as a crawler would, and follows redirects within the installation's
 * shops. Every request goes to this server, whatever the URL's host.
 * @param acceptsType returns whether to read a body of this content type
 * @throws {PageFetchError} when a response does not come in time, or its body is too large
 */
export async function fetchPage(
  start: ShopUrl,
  context: Context,
  acceptsType: (contentType: string) => boolean,
): Promise<FetchedPage> {
  const redirects: Redirect[] = [];
  let target = start;
  for (;;) {
    const url = target.shop.origin + target.path;
    const response = await requestOwnServer(target, context.ownPort, acceptsType);
    const { location } = response.headers;
    const fetched = { redirects, target, url, ...response };
    if (response.status < 300 || response.status >= 400 || location === undefined)
      return { ...fetched, unfollowedRedirect: null };
    const redirectUrl = URL.canParse(location, url) ? new URL(location, url).href : location;
    if (redirects.length >= maxRedirects)
      return { ...fetched, unfollowedRedirect: { url: redirectUrl, reason: 'tooManyRedirects' } };
    const nextTarget = readShopUrl(redirectUrl, { ...context, currentShop: target.shop });
    if (typeof nextTarget === 'string')
      return { ...fetched, unfollowedRedirect: { url: redirectUrl, reason: nextTarget } };
    redirects.push({ url, status: response.status });
    target = nextTarget;
  }
}

/** Fetches as {@link fetchPage} does, but resolves to the failure where that throws a {@link PageFetchError}. */
export async function tryFetchPage(
  ...options: Parameters<typeof fetchPage>
): Promise<FetchedPage | FetchFailure> {
  try {
    return await fetchPage(...options);
  } catch (error) {
    if (error instanceof PageFetchError) return error.failure;
    throw error;
  }
}

function requestOwnServer(
  { shop, path }: ShopUrl,
  port: number,
  acceptsType: (contentType: string) => boolean,
): Promise<Pick<FetchedPage, 'status' | 'headers' | 'body'>> {
  return new Promise((resolve, reject) => {
    const headers = {
      host: `${shop.hosts[0]}:${port}`,
      accept: 'text/html,*/*;q=0.8',
      'user-agent': 'RidaPreview/1.0',
    };
    const signal = AbortSignal.timeout(timeoutMs);
    const outgoing = request({ host: 'localhost', port, path, headers, signal, agent: false }, (incoming) => {
      const { statusCode: status = 0, headers } = incoming;
      if (!acceptsType(headers['content-type'] ?? '')) {
        resolve({ status, headers, body: Buffer.alloc(0) });
        outgoing.destroy();
        return;
      }
      const chunks: Buffer[] = [];
      let bytes = 0;
      incoming.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > maxBodyBytes) outgoing.destroy(new PageFetchError('tooLarge'));
        else chunks.push(chunk);
      });
      incoming.on('end', () => resolve({ status, headers, body: Buffer.concat(chunks) }));
      incoming.on('error', fail);
    });
    const fail = (error: Error) =>
      reject(error instanceof PageFetchError ? error : new PageFetchError('noResponse'));
    outgoing.on('error', fail);
    outgoing.end();
  });
}
