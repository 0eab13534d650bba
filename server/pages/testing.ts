import { invalidationCount } from '../../lib/platform/cache/local-invalidation.ts';
import {
  flightContentType,
  flightVariable,
  implicitTagPrefix,
  staticFilesPrefix,
} from '../../lib/platform/next/private-formats.ts';
import { Tenants } from '../../lib/platform/tenant/tenant.ts';
import type { PageKey } from '../../lib/site/routing/page-key.ts';
import { resolveRoute } from '../../lib/site/routing/resolve-route.ts';
import { expectedStatus } from '../../lib/site/routing/routes.ts';
import { createPageCache, createScriptFiles } from './page-cache.ts';
import { createPageServer } from './page-server.ts';
import type { PageRenderer, RenderedPage } from './renderer.ts';

const social = { network: 'Instagram', handle: '@shop', url: 'https://social.example/shop', followers: 1 };
const tenant = (id: string, host: string) => ({
  id,
  hosts: [host],
  name: { en: id, ar: id },
  contact: { email: 'care@shop.example' },
  social,
});

export const tenants = Tenants.parse([tenant('rida', 'localhost'), tenant('layl', 'layl.localhost')]);

/** Resolves a page URL; throws when it is not a page that visitors share. */
export function pageKey(url: string, headers: Record<string, string> = { host: 'localhost:3000' }): PageKey {
  const route = resolveRoute({ url, headers }, tenants);
  if (route.kind !== 'page') throw new Error(`${url} is not a shared page`);
  return route.key;
}

/** Returns overrides of the default render. */
export type RenderStub = (
  ...parameters: Parameters<PageRenderer>
) => Partial<RenderedPage> | Promise<Partial<RenderedPage>>;

/** Starts a page server over a stub of its renderer, and records the keys that are rendered. */
export async function startPageServer(stub: RenderStub, maxBytes = 10_000_000) {
  const renderedKeys: PageKey[] = [];
  const cache = createPageCache(maxBytes);
  const scripts = await createScriptFiles(maxBytes);
  const pages = createPageServer({
    cache,
    scripts,
    contentSecurityPolicy: "script-src 'self'",
    sendsCacheTags: true,
    async renderPage(key, options) {
      renderedKeys.push(key);
      const since = invalidationCount();
      const overrides = await stub(key, options);
      const contentType = key.representation === 'html' ? 'text/html; charset=utf-8' : flightContentType;
      return {
        status: expectedStatus(key.path),
        headers: { 'content-type': contentType, 'cache-control': 's-maxage=300' },
        body: Buffer.from(html(key.url)),
        tags: ['page', `${implicitTagPrefix}/layout`, 'until-99999999999999'],
        since,
        renderMs: 30,
        upstreamMs: 12,
        ...overrides,
      };
    },
  });
  const get = async (url: string, requestHeaders?: Record<string, string>) => {
    const { response, headers } = await pages.serve(pageKey(url, requestHeaders));
    return {
      status: response.status,
      headers: { ...response.headers, ...headers } as Record<string, string>,
      body: response.body.identity.toString('utf8'),
    };
  };
  return { pages, cache, scripts, renderedKeys, get };
}

/** Returns a page in the form that Next renders. */
export function html(text: string): string {
  return `<!DOCTYPE html><html><head><title>${text}</title><link rel="stylesheet" href="${staticFilesPrefix}a.css" data-precedence="next"/><link rel="preload" as="script" fetchPriority="low" href="${staticFilesPrefix}a.js"/></head><body><p>${text}</p><script type="application/ld+json">{}</script><script>self.${flightVariable}=[]</script><script src="${staticFilesPrefix}a.js" id="_R_" async=""></script><script>self.${flightVariable}.push([1,"a"])</script></body></html>`;
}
