import { AsyncResource } from 'node:async_hooks';
import type { IncomingHttpHeaders, OutgoingHttpHeaders, RequestListener } from 'node:http';
import inject from 'light-my-request';
import { invalidationCount } from '../../lib/cache/local-invalidation.ts';
import { type RenderContext, renderContext } from '../../lib/cache/render-context.ts';
import { limitConcurrency } from '../../lib/process/semaphore.ts';

/** A complete response of Next. */
export interface RenderedPage {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** Cache tags of the page; null when Next does not cache it. */
  tags: string[] | null;
  /** Invalidation count when rendering started. */
  since: number;
  renderMs: number;
  /** Duration of all upstream calls, added up. */
  upstreamMs: number;
}

export interface RenderRequest {
  /** Path and query. */
  url: string;
  headers: IncomingHttpHeaders;
  remoteAddress?: string;
}

export type Renderer = (request: RenderRequest) => Promise<RenderedPage>;

const maxConcurrency = 64;
const maxQueueLength = 512;

/**
 * Creates a renderer that calls Next within the process and collects the whole response.
 * @throws {BusyError} when too many renders are waiting
 */
export function createRenderer(next: RequestListener): Renderer {
  const enqueue = limitConcurrency(maxConcurrency, maxQueueLength);
  // A page that the webhook regenerates must not inherit the webhook's async context: Next cannot render there.
  const outerContext = new AsyncResource('render');
  return (request) => enqueue(() => outerContext.runInAsyncScope(render, null, next, request));
}

async function render(
  next: RequestListener,
  { url, headers, remoteAddress }: RenderRequest,
): Promise<RenderedPage> {
  const context: RenderContext = { tags: null, upstreamMs: 0 };
  const startedAt = performance.now();
  const since = invalidationCount();
  const listener: RequestListener = (req, res) => renderContext.run(context, () => next(req, res));
  // Reads the body as a stream: otherwise `inject` also decodes it to a string, and holds both as long as the request lives.
  const response = await inject(listener, {
    method: 'GET',
    url,
    headers,
    remoteAddress,
    payloadAsStream: true,
  });
  const body = Buffer.concat(await response.stream().toArray());
  return {
    status: response.statusCode,
    headers: response.headers,
    body,
    tags: context.tags,
    since,
    renderMs: performance.now() - startedAt,
    upstreamMs: context.upstreamMs,
  };
}
