import { runInNewContext } from 'node:vm';
import { version } from 'next/package.json';
import {
  cacheKinds,
  cacheStateHeader,
  flightContentType,
  flightHeaderNames,
  flightParam,
  flightResponseHeaders,
  flightVariable,
  implicitTagPrefix,
  internalPathHeaders,
  internalResponseHeaders,
  nomoduleAttribute,
  rewriteHeader,
  staticFilesPrefix,
} from '../../lib/next/private-formats.ts';
import packageJson from '../../package.json';
import { extractInlineScripts } from '../../server/http/inline-scripts.ts';
import { expectOfNext } from './expect-of-next.ts';
import { buildFixture, type FixtureBuild, type Observation, observe } from './observations.ts';
import { page, requests } from './requests.ts';

const buildTimeoutMs = 180_000;
let build: FixtureBuild;
let file: Observation;
let seen: Record<keyof typeof requests, Observation>;
const headerOf = ({ response }: Observation, name: string) => String(response.headers[name] ?? '');

beforeAll(() => {
  build = buildFixture();
  const buildManifest = page(`${staticFilesPrefix}${build.id}/_buildManifest.js`);
  const names = Object.keys(requests);
  const results = observe([...Object.values(requests), buildManifest]);
  seen = Object.fromEntries(names.map((name, index) => [name, results[index]])) as typeof seen;
  file = results[names.length] as Observation;
}, buildTimeoutMs);

describe('Next', () => {
  test('is pinned to one version', () => {
    expect(packageJson.dependencies.next).toBe(version);
  });

  test('sends flight data for only one value of the RSC header', () => {
    const place = 'server/http/parse-request.ts';
    const types = [seen.flight, seen.otherRsc].map((each) => headerOf(each, 'content-type').split(';')[0]);
    expectOfNext(
      types,
      [flightContentType, 'text/html'],
      'answers other requests with flight data, or gives it another content type',
      place,
    );
  });

  test('varies flight data only by headers that the page cache knows', () => {
    const names = headerOf(seen.flight, 'vary').toLowerCase().split(/, */);
    const unknown = names.filter(
      (name) => name !== 'accept-encoding' && !flightHeaderNames.some((known) => known === name),
    );
    expectOfNext(
      unknown,
      [],
      'varies flight data by headers that the page cache drops',
      'flightHeaderNames, server/http/parse-request.ts',
    );
  });

  test('redirects flight requests to a URL with a hash of their headers', () => {
    const place = 'server/http/render-request.ts';
    const named = [seen.flight, seen.prefetch, seen.tree, seen.head, seen.fromState, seen.fromUrl].map(
      ({ response }) =>
        new URL(response.redirectedTo ?? '/', 'http://localhost').searchParams.get(flightParam),
    );
    const isNamed = named.map((value) => value !== null);
    expectOfNext(
      isNamed,
      named.map(() => true),
      'no longer redirects flight requests to a URL with their hash',
      place,
    );
    expectOfNext(
      new Set(named).size,
      named.length,
      'gives flight data of different headers the same URL, so that the page cache would mix them',
      place,
    );
  });

  test('sends a single segment only in response to a prefetch', () => {
    const bodies = [seen.flight, seen.segmentWithoutPrefetch, seen.segmentWithOtherPrefetch].map(
      ({ response }) => response.body,
    );
    const place = 'isSegmentRequest, server/http/parse-request.ts';
    expectOfNext(
      new Set(bodies).size,
      1,
      'sends a segment to requests that the page cache takes for the whole page',
      place,
    );
    const segments = [seen.flight, seen.tree, seen.head].map(
      ({ response }) => `${response.status} ${response.body}`,
    );
    expectOfNext(
      new Set(segments).size,
      segments.length,
      'sends the same flight data for different segments',
      place,
    );
  });

  test('sends no header that the server does not know', () => {
    const standard =
      /^(?:accept-ranges|cache-control|connection|content-(?:disposition|length|security-policy|type)|date|etag|keep-alive|last-modified|location|transfer-encoding|vary)$/;
    const names = [...Object.values(seen), file].flatMap(({ response }) => Object.keys(response.headers));
    const unknown = [...new Set(names)].filter(
      (name) => ![standard, internalResponseHeaders, flightResponseHeaders].some((known) => known.test(name)),
    );
    expectOfNext(
      unknown,
      [],
      'sends new headers, which visitors and the page cache would get',
      'headersOf, server/http/build-response.ts',
    );
  });

  test('names internal paths only in headers that the server removes', () => {
    const place = 'server/http/passthrough.ts and middleware.ts';
    expectOfNext(
      headerOf(seen.html, rewriteHeader),
      '/shop/a',
      'names the rewritten path in another header',
      place,
    );
    const leaking = (
      [seen.html, seen.moved, seen.missing, seen.document, seen.documentAsData] as Observation[]
    ).flatMap(({ response }) =>
      Object.entries(response.headers)
        .filter(([name, value]) => !internalPathHeaders.includes(name) && String(value).includes('/shop/'))
        .map(([name]) => name),
    );
    expectOfNext(leaking, [], 'names internal paths in further headers', place);
  });

  test('redirects with a location header, also for flight data', () => {
    const place = 'server/http/build-response.ts';
    const redirects = [seen.moved, seen.movedForever, seen.movedFlight].map(({ response }) => [
      response.status,
      [response.headers.location].flat()[0],
    ]);
    expectOfNext(
      redirects,
      [
        [307, '/target'],
        [308, '/target'],
        [200, '/target'],
      ],
      'redirects pages in another way',
      place,
    );
  });

  test('distinguishes outcomes by status, lifetime and tags', () => {
    const outcome = (each: Observation) => [
      each.response.status,
      /\bs-maxage=(\d+)/.exec(headerOf(each, 'cache-control'))?.[1] ?? null,
      each.response.tags !== null,
    ];
    const outcomes = [
      seen.html,
      seen.cachedHtml,
      seen.flight,
      seen.missing,
      seen.missingFlight,
      seen.broken,
    ].map(outcome);
    const expected = [
      [200, '300', true],
      [200, '300', true],
      [200, '300', true],
      [404, '300', true],
      [404, '300', true],
      [500, null, false],
    ];
    expectOfNext(
      outcomes,
      expected,
      'reports status, lifetime or tags of a page in another way',
      'sharedMaxAgeOf, server/http/build-response.ts',
    );
  });

  test('tags pages with the tags of their data and their prefixed routes', () => {
    const tags = seen.html.response.tags ?? [];
    const derived = tags.filter((tag) => tag.startsWith(implicitTagPrefix));
    expectOfNext(
      tags.filter((tag) => !derived.includes(tag)),
      ['a-tag'],
      'tags pages with other names',
      'server/cache/data-cache.ts',
    );
    expectOfNext(
      derived.length > 0,
      true,
      'no longer tags pages by their routes under the known prefix',
      'cacheTagHeader, server/http/build-response.ts',
    );
  });

  test('caches values in the fields whose size is counted', () => {
    const place = 'bytesOf, server/cache/data-cache.ts';
    const sets = [seen.html, seen.document].flatMap(({ cacheCalls }) =>
      cacheCalls.filter(({ method }) => method === 'set'),
    );
    const contents = Object.fromEntries(
      sets.map(({ kind, content: { kind: _kind, headers: _headers, ...content } }) => [kind, content]),
    );
    const expected = {
      [cacheKinds.read]: { data: 'Object' },
      APP_PAGE: { html: 'string', rscData: 'Buffer', segmentData: 'Map' },
      APP_ROUTE: { body: 'Buffer' },
    };
    expectOfNext(
      contents,
      expected,
      'caches values in other fields, whose memory would not be counted',
      place,
    );
    const lifetimes = sets.map(({ kind, tags, revalidate }) => [kind, tags, revalidate]);
    expectOfNext(
      lifetimes,
      [
        [cacheKinds.read, ['a-tag'], null],
        ['APP_PAGE', null, 300],
        ['APP_ROUTE', null, 300],
      ],
      'passes tags or lifetimes to the cache in another way',
      place,
    );
  });

  test('stores with the cache handler that the same request read from', () => {
    const place = 'server/cache/next-cache-handler.mjs, which dates what it stores by its creation';
    const calls = [seen.html, seen.cachedHtml, seen.document].map(({ cacheCalls }) => cacheCalls);
    const setsWithoutGet = calls.flatMap((requestCalls) =>
      requestCalls.filter(
        ({ method, instance, kind }, index) =>
          method === 'set' &&
          !requestCalls.slice(0, index).some((call) => call.instance === instance && call.kind === kind),
      ),
    );
    expectOfNext(setsWithoutGet, [], 'stores with a cache handler that was created meanwhile', place);
    const instances = calls.flatMap((requestCalls) => [
      ...new Set(requestCalls.map(({ instance }) => instance)),
    ]);
    expectOfNext(
      instances.length,
      new Set(instances).size,
      'shares a cache handler among requests, so that an invalidation between them would be overlooked',
      place,
    );
  });

  test('reads resized images from the cache handler and stores them there', () => {
    const place = 'server/cache/next-cache-adapter.ts and lib/media/image-sources.ts';
    const imageResponses = [seen.image, seen.cachedImage].map((each) => [
      each.response.status,
      headerOf(each, 'content-type'),
      headerOf(each, cacheStateHeader),
    ]);
    expectOfNext(
      imageResponses,
      [
        [200, 'image/webp', 'MISS'],
        [200, 'image/webp', 'HIT'],
      ],
      'resizes or caches images in another way',
      place,
    );
    const [set] = seen.image.cacheCalls.filter(({ method }) => method === 'set');
    expectOfNext(
      [set?.kind, set?.content.buffer],
      [cacheKinds.image, 'Buffer'],
      'stores resized images in another form',
      place,
    );
  });

  test('writes scripts that the server can move into a file', () => {
    const place = 'server/http/inline-scripts.ts';
    const { html, script } = extractInlineScripts(seen.html.response.body, '/a');
    const remainingTags = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
    const unknown = remainingTags.filter(
      (tag) => !/ld\+json|src="\/scripts\//.test(tag) && !nomoduleAttribute.test(tag),
    );
    expectOfNext(unknown, [], 'writes script tags that the content security policy blocks', place);
    expectOfNext(html.includes('as="script"'), false, 'preloads scripts in another form', place);
    const self: Record<string, [number, string?][]> = {};
    runInNewContext(script.code, { self });
    const data = self[flightVariable]?.map(([, text]) => text ?? '').join('') ?? '';
    expectOfNext(data.includes('Title of a'), true, 'writes flight data into another variable', place);
  });

  test('lists the scripts common to all pages in its manifest', () => {
    const place = 'server/compile-hints.ts';
    const loaded = build.rootMainFiles.filter((name) => seen.html.response.body.includes(`/_next/${name}"`));
    expectOfNext(
      [build.rootMainFiles.length > 0, loaded],
      [true, build.rootMainFiles],
      'lists the scripts of every page elsewhere',
      place,
    );
  });

  test('serves files of a build with weak entity tags', () => {
    const place = 'server/http/file-conditions.ts and deploy/nginx/rida.conf';
    expectOfNext(
      [file.response.status, headerOf(file, 'etag').slice(0, 2)],
      [200, 'W/'],
      'serves the files of a build in another way',
      place,
    );
  });
});
