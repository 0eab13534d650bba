import { invalidationCount } from '../../lib/cache/local-invalidation.ts';
import {
  flightContentType,
  flightVariable,
  implicitTagPrefix,
  isFlightRequest,
  staticFilesPrefix,
} from '../../lib/next/private-formats.ts';
import { publicPath } from '../../lib/routing/public-url.ts';
import { pageStatus } from '../../lib/routing/routes.ts';
import { Tenants } from '../../lib/tenant/tenant.ts';
import { type PageRequest, parseRequest } from '../http/parse-request.ts';
import { createPageCache } from './page-cache.ts';
import { createPageServer } from './page-server.ts';
import type { RenderedPage, RenderRequest } from './renderer.ts';
import { createScriptFiles } from './script-files.ts';

const social = { network: 'Instagram', handle: '@shop', url: 'https://social.example/shop', followers: 1 };
const tenant = (id: string, host: string) => ({
  id,
  hosts: [host],
  name: { en: id, ar: id },
  contact: { email: 'care@shop.example' },
  social,
});

export const tenants = Tenants.parse([tenant('rida', 'localhost'), tenant('layl', 'layl.localhost')]);

/** Parses a page URL; throws when it is not a page. */
export function pageRequest(
  url: string,
  headers: Record<string, string> = { host: 'localhost:3000' },
): PageRequest {
  const request = parseRequest({ url, headers }, tenants);
  if (request.kind !== 'page') throw new Error(`${url} is not a page`);
  return request;
}

/** Returns overrides of the default render. */
export type RenderStub = (request: RenderRequest) => Partial<RenderedPage> | Promise<Partial<RenderedPage>>;

/** Starts a page server over a stub of Next, and records the render requests. */
export async function startPageServer(stub: RenderStub, maxBytes = 10_000_000) {
  const renderRequests: RenderRequest[] = [];
  const cache = createPageCache(maxBytes);
  const scripts = await createScriptFiles(maxBytes);
  const pages = createPageServer({
    cache,
    scripts,
    port: 3000,
    contentSecurityPolicy: "script-src 'self'",
    sendsCacheTags: true,
    async render(request) {
      renderRequests.push(request);
      const since = invalidationCount();
      const overrides = await stub(request);
      const status = pageStatus(publicPath(request.url.replace(/\?.*/, ''), undefined));
      const contentType = isFlightRequest(request.headers) ? flightContentType : 'text/html; charset=utf-8';
      const headers = { 'content-type': contentType, 'cache-control': 's-maxage=300' };
      return {
        status,
        headers,
        body: Buffer.from(html(request.url)),
        tags: ['page', `${implicitTagPrefix}/layout`, 'until-99999999999999'],
        since,
        renderMs: 30,
        upstreamMs: 12,
        ...overrides,
      };
    },
  });
  const get = async (url: string, requestHeaders?: Record<string, string>) => {
    const { response, headers } = await pages.serve(pageRequest(url, requestHeaders), { headers: {} });
    return {
      status: response.status,
      headers: { ...response.headers, ...headers } as Record<string, string>,
      body: response.body.identity.toString('utf8'),
    };
  };
  return { pages, cache, scripts, renderRequests, get };
}

/** Returns a page in the form that Next renders. */
export function html(text: string): string {
  return `<!DOCTYPE html><html><head><title>${text}</title><link rel="preload" as="script" fetchPriority="low" href="${staticFilesPrefix}a.js"/></head><body><p>${text}</p><script type="application/json" id="settings">{}</script><script>self.${flightVariable}=[]</script><script src="${staticFilesPrefix}a.js" id="_R_" async=""></script><script>self.${flightVariable}.push([1,"a"])</script></body></html>`;
}
