import type { IncomingHttpHeaders } from 'node:http';
import { paths } from '../../lib/address/address.ts';
import { prefersMarkdown } from '../../lib/documents/negotiation.ts';
import { knownQuery, markdownPath } from '../../lib/routing/routes.ts';
import { type Tenant, tenantForHost } from '../../lib/tenant/tenant.ts';
import { isDecodable, refusalOf, withoutOrigin } from './passing.ts';

export interface Incoming {
  method?: string;
  url?: string;
  headers: IncomingHttpHeaders;
}

/** A page that is asked for, in one of its forms. */
export interface PageAsked {
  kind: 'page';
  tenant: Tenant;
  /** `/ar`, or nothing for the language without a prefix. */
  prefix: string;
  /** Path without language. */
  path: string;
  /** Path and known parameters. Answers are kept by shop, this and the form. */
  url: string;
  /** The query as it came, with its question mark. */
  search: string;
  /** `html`, or the part of the flight data. */
  form: string;
  /** The parameter by which Next tells forms of flight data apart; null where there is none. */
  flight: string | null;
  /** The headers by which Next tells them apart. */
  flightHeaders: IncomingHttpHeaders;
  /** Whether the page is the same for everyone. */
  isShared: boolean;
  /** Whether the address answers in Markdown, too. */
  hasMarkdown: boolean;
}

export type Asked =
  | PageAsked
  /** Passes to Next as it came. */
  | { kind: 'stream'; isMarkdown?: true }
  /** A file with the scripts of a page. */
  | { kind: 'script'; name: string; of: string | null }
  | { kind: 'refused'; status: 400 | 404 | 405 };

const streamed =
  /^\/(?:(?:_next|_vercel|api|uploads|cards|icons|fonts|app-icons|feeds|sitemaps)\/|(?:ar\/)?(?:feeds|app-icons|sitemaps)\/)|^(?:\/ar)?\/(?:sitemap\.xml|robots\.txt|llms\.txt|manifest\.webmanifest|favicon\.ico)$/;
const script = /^\/scripts\/([\w-]+\.js)$/;
const prefixPattern = /^\/ar(?=\/|$)/;
const ownPages: string[] = [paths.campaigns, paths.preview];
const page = '_page';
const flightHeaders = [
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
];

/**
 * Says what a request asks for. Of a page's query only the parameters that the page knows are left in `url`, whoever came with
 * whatever campaign.
 */
export function readAddress(request: Incoming, tenants: Tenant[]): Asked {
  const { method = 'GET', headers } = request;
  const given = withoutOrigin(request.url ?? '/');
  if (!given.startsWith('/')) return { kind: 'refused', status: 400 };
  const at = given.indexOf('?');
  const whole = at < 0 ? given : given.slice(0, at);
  const search = at < 0 ? '' : given.slice(at);
  if (streamed.test(whole)) {
    const status = refusalOf(method, whole, search);
    return status === null ? { kind: 'stream' } : { kind: 'refused', status };
  }
  if (method !== 'GET' && method !== 'HEAD') return { kind: 'refused', status: 405 };
  const [, name] = script.exec(whole) ?? [];
  if (name) return { kind: 'script', name, of: new URLSearchParams(search).get('of') };
  const prefix = prefixPattern.exec(whole)?.[0] ?? '';
  const place = isDecodable(whole) ? whole : `${prefix}/404`;
  const path = place.slice(prefix.length) || '/';
  const hasMarkdown = markdownPath(path) !== null;
  if (hasMarkdown && !headers.rsc && prefersMarkdown(headers.accept ?? null)) {
    return { kind: 'stream', isMarkdown: true };
  }
  const query = new URLSearchParams(search);
  const known = String(knownQuery(path, query));
  return {
    kind: 'page',
    tenant: tenantForHost(tenants, headers.host ?? null),
    prefix,
    path,
    url: place + (known && `?${known}`),
    search,
    form: headers.rsc ? String(headers['next-router-segment-prefetch'] ?? page) : 'html',
    flight: headers.rsc ? query.get('_rsc') : null,
    flightHeaders: Object.fromEntries(
      flightHeaders.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])),
    ),
    isShared: !ownPages.includes(path),
    hasMarkdown,
  };
}
