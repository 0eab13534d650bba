import type { IncomingMessage } from 'node:http';
import { flightParamOf } from '../../lib/platform/next/flight-request.ts';
import { localePath } from '../../lib/platform/urls/paths.ts';
import type { UnsharedPage } from '../../lib/site/routing/resolve-route.ts';
import type { ScriptFiles } from '../pages/page-cache.ts';
import {
  buildResponse,
  type PageResponse,
  type ResponseOptions,
  uncachedResponse,
} from '../pages/page-response.ts';
import { type Renderer, urlForNext } from '../pages/renderer.ts';

/** Creates a function that renders a page for one visitor, with the headers and address of the request. */
export function createUnsharedRenderer(render: Renderer, scripts: ScriptFiles, options: ResponseOptions) {
  return async (page: UnsharedPage, { headers, socket }: IncomingMessage): Promise<PageResponse> => {
    // Leaves out the request headers for which Next would compress, omit or shorten the body.
    const { 'accept-encoding': _encoding, 'if-none-match': _etag, range: _range, ...passedHeaders } = headers;
    const url = localePath(page.locale, page.path) + (page.query.size > 0 ? `?${page.query}` : '');
    const flightValue = page.representation === 'html' ? undefined : flightParamOf(headers);
    const rendered = await render({
      url: urlForNext(url, flightValue),
      headers: passedHeaders,
      remoteAddress: socket.remoteAddress,
    });
    const built = await buildResponse(page, rendered, options);
    if (built.script) await scripts.setUnshared(built.script);
    return uncachedResponse(built);
  };
}
