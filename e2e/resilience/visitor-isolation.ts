import fc from 'fast-check';
import { withFlightParam } from '../../lib/platform/next/flight-request.ts';
import {
  flightContentType,
  flightParam,
  flightRequestHeaders,
  prefetchRequestHeaders,
  segmentHeader,
} from '../../lib/platform/next/private-formats.ts';
import { visibleText } from '../support/html.ts';
import type { HttpResponse } from '../support/http.ts';
import type { Storefront } from '../support/storefront.ts';

const product = '/shop/shop-details/wool-blend-open-abaya';
/** Paths of every kind of route, most of which redirect. */
const paths = [
  ...[
    '/',
    '/ar',
    '/shop',
    '/shop?page=2',
    '/shop?color=Black',
    '/pages/about',
    '/auth/reset-password',
    '/nowhere',
  ],
  ...['', '?color=black', '?color=invented'].map((query) => product + query),
  ...['/home', '/cart', '/en/shop', '/AR/shop/', '/shop//cart', '/shop/../cart', '/Shop/Cart', '/ar/auth'],
  ...['/shop-details/wool-blend-open-abaya', '/shop-category/abayas', '/shop?searchText=dress+under+1500'],
  ...['/preview', '/pages/alerts', '/campaigns', '/robots.txt', '/api/health', '/api/../shop', '/feeds/..'],
];
const representations = {
  html: {},
  flight: flightRequestHeaders,
  tree: { ...prefetchRequestHeaders, [segmentHeader]: '/_tree' },
  'wrong flight': flightRequestHeaders,
} satisfies Record<string, Record<string, string>>;
type RepresentationName = keyof typeof representations;
type Choice = readonly [path: string, representation: RepresentationName];

const visitorsAtOnce = 12;
const neutralMark = 'visitor0x';
const markPattern = /visitor\d+x/g;
const flightParameter = new RegExp(`${flightParam}=[\\w-]+`);
const ownScript = /data-scripts="(\S+)/;
const maxStaleSeconds = 86_400;
/** A few responses at once: twelve visitors with one request, or with different ones. */
const crowdArbitrary = fc.record({
  choices: fc.array(
    fc.tuple(
      fc.constantFrom(...paths),
      fc.constantFrom<RepresentationName>('html', 'html', 'html', 'flight', 'tree', 'wrong flight'),
    ),
    { minLength: 1, maxLength: 4 },
  ),
  invalidates: fc.boolean(),
});

/**
 * Lets crowds of visitors with marks of their own send requests at once, between webhooks. Returns responses that contain the mark of
 * another visitor, differ from those that a visitor got alone, or could be stored for longer than the shop allows.
 */
export async function findMixedResponses(shop: Storefront, seed: number, seconds: number): Promise<string[]> {
  const aloneResponses = new Map<string, Promise<string>>();
  const violations: string[] = [];
  const endsAt = performance.now() + seconds * 1000;
  const crowds = fc.sample(crowdArbitrary, { seed, numRuns: 100_000 }).values();
  for (const { choices, invalidates } of crowds) {
    if (performance.now() > endsAt) break;
    for (const choice of choices) await aloneResponse(choice);
    const webhook = invalidates ? shop.sendWebhook({ tags: ['home', 'menu', 'listing'] }) : null;
    await Promise.all(
      Array.from({ length: visitorsAtOnce }, async (_, index) => {
        const choice = choices[index % choices.length] as Choice;
        const mark = `visitor${index + 1}x`;
        const response = await send(choice, mark);
        const problem =
          problemOf(response, mark) ??
          (await differenceFromAlone(response, choice, mark)) ??
          (await scriptProblem(response, mark));
        if (problem) violations.push(`${problem}: ${choice.join(' as ')}`);
      }),
    );
    await webhook;
  }
  return [...new Set(violations)];

  function send([path, representation]: Choice, mark: string): Promise<HttpResponse> {
    const [pathname = '', query = ''] = path.split('?');
    const search = `?${query && `${query}&`}utm_source=${mark}&token=${mark}`;
    const headers: Record<string, string> = {
      ...representations[representation],
      cookie: `session=${mark}`,
      'user-agent': mark,
      'accept-language': mark,
      ...(representation === 'html' ? {} : { 'next-url': `/${mark}` }),
    };
    const isComplete = representation !== 'html' && representation !== 'wrong flight';
    return shop.get(pathname + (isComplete ? withFlightParam(search, headers) : search), { headers });
  }

  function aloneResponse(choice: Choice): Promise<string> {
    const name = choice.join(' ');
    const response = aloneResponses.get(name) ?? send(choice, neutralMark).then(comparedText);
    aloneResponses.set(name, response);
    return response;
  }

  async function differenceFromAlone(response: HttpResponse, choice: Choice, mark: string) {
    const text = comparedText(response).replaceAll(mark, neutralMark);
    return text === (await aloneResponse(choice)) ? null : 'differs from the response to a visitor alone';
  }

  async function scriptProblem({ body }: HttpResponse, mark: string): Promise<string | null> {
    const [, url] = ownScript.exec(body) ?? [];
    if (url === undefined) return null;
    const script = await shop.get(url.replaceAll('&amp;', '&'));
    return script.status === 200 ? problemOf(script, mark) : `has a script with status ${script.status}`;
  }
}

function problemOf({ rawHeaders, headers, body }: HttpResponse, mark: string): string | null {
  const marks = [...`${rawHeaders.join('\n')}\n${body}`.matchAll(markPattern)].flat();
  if (marks.some((each) => each !== mark)) return 'has the mark of another visitor';
  const [, stale = '0'] = /stale-while-revalidate=(\d+)/.exec(headers['cache-control'] ?? '') ?? [];
  if (Number(stale) > maxStaleSeconds) return `may be stored for ${stale} seconds`;
  if (/^text\/html/.test(headers['content-type'] ?? '') && !headers['content-security-policy'])
    return 'has no content security policy';
  return null;
}

/** Joins the parts that are equal in all renders: Next names and orders some elements at random. The hash of flight headers has a mark. */
function comparedText({ status, headers, body }: HttpResponse): string {
  const type = headers['content-type'] ?? '';
  const location = (headers.location ?? '').replace(flightParameter, flightParam);
  const content = type.startsWith(flightContentType)
    ? ''
    : type.startsWith('text/html')
      ? visibleText(body)
      : body;
  return `${status} ${type} ${location}\n${content}`;
}
