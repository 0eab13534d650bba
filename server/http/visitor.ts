import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { clientAddress, type TrustedProxies } from '../../contract/client-address.ts';
import { flightParamOf } from '../../lib/platform/next/flight-request.ts';
import { clientAddressHeader } from '../../lib/platform/process/client-address.ts';
import { localePath } from '../../lib/platform/urls/paths.ts';
import type { UnsharedPage } from '../../lib/site/routing/resolve-route.ts';
import {
  buildResponse,
  type PageResponse,
  type ResponseOptions,
  uncachedResponse,
} from '../pages/page-response.ts';
import type { ScriptFiles } from '../pages/page-scripts.ts';
import { type Renderer, renderUrl } from '../pages/renderer.ts';

/** The part of a request that belongs to its visitor. Nothing in `server/pages/` gets it (`checks/import-direction.check.ts`). */
export interface Visitor {
  headers: IncomingHttpHeaders;
  /** Address of the connection. */
  remoteAddress: string | undefined;
  /** Query as the visitor sent it, with its question mark; empty without one. */
  search: string;
}

/** Returns the visitor's part of a request. */
export function visitorOf({ headers, socket, url = '' }: IncomingMessage): Visitor {
  const queryAt = url.indexOf('?');
  return { headers, remoteAddress: socket.remoteAddress, search: queryAt < 0 ? '' : url.slice(queryAt) };
}

/** Creates a function that renders a page for one visitor, with the headers of the request. */
export function createUnsharedRenderer(render: Renderer, scripts: ScriptFiles, options: ResponseOptions) {
  return async (page: UnsharedPage, { headers, remoteAddress }: Visitor): Promise<PageResponse> => {
    // Leaves out the request headers for which Next would compress, omit or shorten the body.
    const { 'accept-encoding': _encoding, 'if-none-match': _etag, range: _range, ...passedHeaders } = headers;
    const url = localePath(page.locale, page.path) + (page.query.size > 0 ? `?${page.query}` : '');
    const flightValue = page.representation === 'html' ? undefined : flightParamOf(headers);
    const rendered = await render({
      url: renderUrl(url, flightValue),
      headers: passedHeaders,
      remoteAddress,
    });
    const built = await buildResponse(page, rendered, options);
    if (built.script) await scripts.setUnshared(built.script);
    return uncachedResponse(built);
  };
}

/**
 * Replaces `X-Forwarded-For` by the client's address, so that rate limits, the campaign report and the API all use the same address, which
 * the client cannot invent.
 */
export function setClientAddress(req: IncomingMessage, trusted: TrustedProxies): void {
  const forwardedFor = [req.headers[clientAddressHeader] ?? []].flat().join(',');
  const address = clientAddress(req.socket.remoteAddress ?? '', forwardedFor, trusted);
  if (address) req.headers[clientAddressHeader] = address;
  else delete req.headers[clientAddressHeader];
}
