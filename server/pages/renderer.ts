import { AsyncResource } from 'node:async_hooks';
import type { IncomingHttpHeaders, OutgoingHttpHeaders, RequestListener } from 'node:http';
import inject from 'light-my-request';
import { invalidationCount } from '../../lib/platform/cache/local-invalidation.ts';
import { type RenderContext, renderContext } from '../../lib/platform/cache/render-context.ts';
import { flightHeadersFor, flightParamOf } from '../../lib/platform/next/flight-request.ts';
import { flightParam } from '../../lib/platform/next/private-formats.ts';
import { limitConcurrency } from '../../lib/platform/process/semaphore.ts';
import type { PageKey } from '../../lib/site/routing/page-key.ts';

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
  /** See {@link RenderContext}. */
  usesLastReads?: boolean;
}

export type Renderer = (request: RenderRequest) => Promise<RenderedPage>;

/** Renders the response that a key names. `usesLastReads` as in {@link RenderContext}. */
export type PageRenderer = (
  key: PageKey,
  options?: Pick<RenderRequest, 'usesLastReads'>,
) => Promise<RenderedPage>;

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

/**
 * Creates a renderer of the pages that visitors share. Next gets nothing but what the key contains.
 * @param port port of this server, for the `Host` header
 */
export function createPageRenderer(render: Renderer, port: number): PageRenderer {
  return ({ tenant, url, representation }, options) => {
    const host = `${tenant.hosts[0]}:${port}`;
    if (representation === 'html')
      return render({ url: urlForNext(url), headers: { host, accept: 'text/html' }, ...options });
    const segment = representation === 'flight' ? null : representation;
    const headers = flightHeadersFor(segment);
    return render({
      url: urlForNext(url, flightParamOf(headers)),
      headers: { host, ...headers },
      ...options,
    });
  };
}

/**
 * Returns a URL in the form that Next expects.
 * @param url path and query
 * @param flightValue value of the flight parameter of a request for flight data; undefined for HTML
 */
export function urlForNext(url: string, flightValue?: string): string {
  const [path = '', query = ''] = url.split('?');
  const parameters = [query, flightValue === undefined ? '' : `${flightParam}=${flightValue}`];
  const search = parameters.filter((parameter) => parameter !== '').join('&');
  // Next decodes a path twice.
  return path.replaceAll('%25', '%2525') + (search && `?${search}`);
}

async function render(
  next: RequestListener,
  { url, headers, remoteAddress, usesLastReads = false }: RenderRequest,
): Promise<RenderedPage> {
  const context: RenderContext = { tags: null, upstreamMs: 0, usesLastReads };
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

/** Work of a page that has not ended. */
interface QueuedWork<T> {
  /** {@link PageKey.id}. */
  id: string;
  /** Invalidation count when the work started; null while it waits for older work. */
  since: number | null;
  result: Promise<T>;
}

/**
 * Creates a queue for each page, in which its representations are rendered one after the other. Next joins concurrent renders of a page,
 * and only one of them would learn the tags of the page. Concurrent requests for one representation share a render (single-flight), unless
 * anything was invalidated after the render started.
 */
export function createPageQueue<T>(): (key: PageKey, start: () => Promise<T>) => Promise<T> {
  const queues = new Map<string, QueuedWork<T>[]>();
  return ({ pageId, id }, start) => {
    const queue = queues.get(pageId) ?? [];
    const sharedWork = queue.find(
      (work) => work.id === id && (work.since === null || work.since === invalidationCount()),
    );
    if (sharedWork) return sharedWork.result;
    // The result is set below, because its callbacks use the work.
    const work: QueuedWork<T> = { id, since: null, result: Promise.resolve(undefined as never) };
    work.result = Promise.allSettled([queue.at(-1)?.result])
      .then(() => {
        work.since = invalidationCount();
        return start();
      })
      .finally(() => {
        const remaining = (queues.get(pageId) ?? []).filter((other) => other !== work);
        if (remaining.length > 0) queues.set(pageId, remaining);
        else queues.delete(pageId);
      });
    queues.set(pageId, [...queue, work]);
    return work.result;
  };
}
