import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CacheBudget } from '../../lib/cache/cache-budget.ts';
import { onBeforeInvalidate } from '../../lib/cache/invalidate-tags.ts';
import type { Settings } from '../../lib/settings/settings.ts';
import type { Tenant } from '../../lib/tenant/tenant.ts';
import { createPageCache, type PageCache } from '../pages/page-cache.ts';
import { createPageServer, type PageServer } from '../pages/page-server.ts';
import { createOptionFilter } from '../pages/product-options.ts';
import { recompressStableEntries } from '../pages/recompress.ts';
import { cacheKeyOf } from '../pages/render-request.ts';
import { createRenderer } from '../pages/renderer.ts';
import { createScriptFiles, type ScriptFiles } from '../pages/script-files.ts';
import { contentSecurityPolicy, crossOriginResourcePolicy, securityHeaders } from '../security-headers.ts';
import { createFastPath } from './fast-path.ts';
import { rejectionByCondition } from './file-conditions.ts';
import { type PageRequest, parseRequest } from './parse-request.ts';
import { hideInternalHeaders } from './passthrough.ts';
import { rejectPlain } from './reject.ts';
import { sendResponse } from './send-response.ts';

export interface RequestHandler {
  /** Serves a request from the cache if it equals an earlier request. Returns false on a miss. */
  tryServeFromCache(req: IncomingMessage, res: ServerResponse): boolean;
  handle(req: IncomingMessage, res: ServerResponse): Promise<void>;
  /** Responds 429, with the error page to a page request and with JSON to any other. */
  reject(req: IncomingMessage, res: ServerResponse, retryAfterSeconds: number): Promise<void>;
}

const recompressIntervalMs = 1000;
const allowHeader = { Allow: 'GET, HEAD' };

/**
 * Creates the HTTP layer in front of Next. It serves pages from the page cache or renders them with Next (page-server.ts), and passes all
 * other requests through to Next.
 * @param port port of the shop
 */
export async function createRequestHandler({
  next,
  settings,
  tenants,
  port,
  cacheBudget,
}: {
  next: RequestListener;
  settings: Settings;
  tenants: Tenant[];
  port: number;
  cacheBudget: CacheBudget;
}): Promise<RequestHandler> {
  const headers = securityHeaders(settings);
  const headerMap = new Map(Object.entries(headers));
  const scripts = await createScriptFiles(cacheBudget.scripts);
  const cache = createPageCache(cacheBudget.pages);
  const fastPath = createFastPath(cache, {
    ...headers,
    'Cross-Origin-Resource-Policy': crossOriginResourcePolicy('/'),
  });
  const render = createRenderer(next);
  const withKnownOptions = createOptionFilter(render, port);
  const pages = createPageServer({
    render,
    cache,
    scripts,
    port,
    contentSecurityPolicy: contentSecurityPolicy(settings),
    sendsCacheTags: settings.cdnPurgeUrl !== undefined,
  });
  const setSecurityHeaders = (req: IncomingMessage, res: ServerResponse) =>
    res
      .setHeaders(headerMap)
      .setHeader('Cross-Origin-Resource-Policy', crossOriginResourcePolicy(req.url ?? ''));

  onBeforeInvalidate(pages.refreshHotPages);
  void recompressPeriodically(cache, scripts);
  return {
    tryServeFromCache: fastPath.tryServe,
    async handle(req, res) {
      setSecurityHeaders(req, res);
      const parsed = parseRequest(req, tenants);
      if (parsed.kind === 'passthrough') {
        hideInternalHeaders(res);
        if (parsed.isMarkdown) res.setHeader('Vary', 'Accept');
        const rejection = await rejectionByCondition(req, render);
        return rejection
          ? void res.writeHead(rejection.status, rejection.headers).end()
          : void next(req, res);
      }
      if (parsed.kind === 'rejected')
        return void res.writeHead(parsed.status, parsed.status === 405 ? allowHeader : {}).end();
      if (parsed.kind === 'script')
        return serveScript(req, res, parsed, { scripts, pages, tenants, withKnownOptions });
      const request = cache.peek(cacheKeyOf(parsed)) ? parsed : await withKnownOptions(parsed);
      const key = pages.fastPathKeyOf(request);
      if (key) fastPath.remember(req, key);
      const client = { headers: req.headers, remoteAddress: req.socket.remoteAddress };
      const page = await pages.serve(request, client);
      sendResponse(req, res, page.response, page.headers);
    },
    async reject(req, res, retryAfterSeconds) {
      setSecurityHeaders(req, res);
      const request = parseRequest(req, tenants);
      if (request.kind !== 'page' || request.representation !== 'html')
        return rejectPlain(req, res, retryAfterSeconds);
      const page = await pages.rejectWithPage(request, retryAfterSeconds);
      sendResponse(req, res, page.response, page.headers);
    },
  };
}

async function recompressPeriodically(cache: PageCache, scripts: ScriptFiles): Promise<never> {
  for (;;) {
    await sleep(recompressIntervalMs, undefined, { ref: false });
    await recompressStableEntries(cache, scripts);
  }
}

/** Serves a script file; a file that was evicted is rebuilt from its page. */
async function serveScript(
  req: IncomingMessage,
  res: ServerResponse,
  { name, pageUrl }: { name: string; pageUrl: string | null },
  {
    scripts,
    pages,
    tenants,
    withKnownOptions,
  }: {
    scripts: ScriptFiles;
    pages: PageServer;
    tenants: Tenant[];
    withKnownOptions(request: PageRequest): Promise<PageRequest>;
  },
): Promise<void> {
  const file = scripts.get(name);
  if (file) return sendResponse(req, res, file);
  const pageRequest = pageUrl?.startsWith('/')
    ? parseRequest({ url: pageUrl, headers: { host: req.headers.host } }, tenants)
    : null;
  const code =
    pageRequest?.kind === 'page' ? await pages.scriptOf(await withKnownOptions(pageRequest)) : null;
  if (code === null) res.writeHead(404, { 'Cache-Control': 'no-store' }).end();
  else sendResponse(req, res, await scripts.uncachedResponse(code));
}
