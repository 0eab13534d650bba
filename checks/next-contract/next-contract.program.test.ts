import { runInNewContext } from 'node:vm';
import { version } from 'next/package.json';
import { flightParamOf } from '../../lib/platform/next/flight-request.ts';
import {
  cachedValueKinds,
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
} from '../../lib/platform/next/private-formats.ts';
import packageJson from '../../package.json';
import { extractInlineScripts } from '../../server/pages/page-scripts.ts';
import { expectOfNext } from './expect-of-next.ts';
import { buildFixture, type FixtureBuild, type Observation, observe } from './observations.ts';
import { createRequest, requests } from './requests.ts';

const buildTimeoutMs = 180_000;
let build: FixtureBuild;
let buildFile: Observation;
let observations: Record<keyof typeof requests, Observation>;
const headerOf = ({ response }: Observation, name: string) => String(response.headers[name] ?? '');

beforeAll(() => {
  build = buildFixture();
  const buildManifest = createRequest(`${staticFilesPrefix}${build.id}/_buildManifest.js`);
  const names = Object.keys(requests);
  const results = observe([...Object.values(requests), buildManifest]);
  observations = Object.fromEntries(
    names.map((name, index) => [name, results[index]]),
  ) as typeof observations;
  buildFile = results[names.length] as Observation;
}, buildTimeoutMs);

describe('Next', () => {
  test('is pinned to one version', () => {
    expect(packageJson.dependencies.next).toBe(version);
  });

  test('sends flight data for only one value of the RSC header', () => {
    const place = 'lib/site/routing/resolve-route.ts';
    const contentTypes = [observations.flight, observations.otherRscValue].map(
      (observation) => headerOf(observation, 'content-type').split(';')[0],
    );
    expectOfNext(
      contentTypes,
      [flightContentType, 'text/html'],
      'answers other requests with flight data, or gives it another content type',
      place,
    );
  });

  test('varies flight data only by headers that the page cache knows', () => {
    const names = headerOf(observations.flight, 'vary').toLowerCase().split(/, */);
    const unknownNames = names.filter(
      (name) => name !== 'accept-encoding' && !flightHeaderNames.some((known) => known === name),
    );
    expectOfNext(
      unknownNames,
      [],
      'varies flight data by headers that the page cache drops',
      'flightHeaderNames, lib/platform/next/flight-request.ts',
    );
  });

  test('redirects flight requests to a URL with a hash of their headers', () => {
    const redirected = [
      'flight',
      'prefetch',
      'treeSegment',
      'headSegment',
      'withRouterState',
      'withNextUrl',
    ] as const;
    const hashes = redirected.map((name) =>
      new URL(observations[name].response.redirectedTo ?? '/', 'http://localhost').searchParams.get(
        flightParam,
      ),
    );
    expectOfNext(
      hashes,
      redirected.map((name) => flightParamOf(requests[name].headers)),
      'expects another hash of the headers of flight requests',
      'lib/platform/next/flight-request.ts',
    );
  });

  test('sends a single segment only in response to a prefetch', () => {
    const bodies = [
      observations.flight,
      observations.segmentWithoutPrefetch,
      observations.segmentWithOtherPrefetch,
    ].map(({ response }) => response.body);
    const place = 'honoursSegmentHeader, lib/site/routing/resolve-route.ts';
    expectOfNext(
      new Set(bodies).size,
      1,
      'sends a segment to requests that the page cache takes for the whole page',
      place,
    );
    const segments = [observations.flight, observations.treeSegment, observations.headSegment].map(
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
    const names = [...Object.values(observations), buildFile].flatMap(({ response }) =>
      Object.keys(response.headers),
    );
    const unknownNames = [...new Set(names)].filter(
      (name) => ![standard, internalResponseHeaders, flightResponseHeaders].some((known) => known.test(name)),
    );
    expectOfNext(
      unknownNames,
      [],
      'sends new headers, which visitors and the page cache would get',
      'headersOf, server/pages/page-response.ts',
    );
  });

  test('names internal paths only in headers that the server removes', () => {
    const place = 'server/http/request-handler.ts and middleware.ts';
    expectOfNext(
      headerOf(observations.html, rewriteHeader),
      '/shop/a',
      'names the rewritten path in another header',
      place,
    );
    const leakingHeaders = (
      [
        observations.html,
        observations.moved,
        observations.missing,
        observations.document,
        observations.documentAsData,
      ] as Observation[]
    ).flatMap(({ response }) =>
      Object.entries(response.headers)
        .filter(([name, value]) => !internalPathHeaders.includes(name) && String(value).includes('/shop/'))
        .map(([name]) => name),
    );
    expectOfNext(leakingHeaders, [], 'names internal paths in further headers', place);
  });

  test('redirects with a location header, also for flight data', () => {
    const place = 'server/pages/page-response.ts';
    const redirects = [observations.moved, observations.movedForever, observations.movedFlight].map(
      ({ response }) => [response.status, [response.headers.location].flat()[0]],
    );
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
    const outcomeOf = (observation: Observation) => [
      observation.response.status,
      /\bs-maxage=(\d+)/.exec(headerOf(observation, 'cache-control'))?.[1] ?? null,
      observation.response.tags !== null,
    ];
    const outcomes = [
      observations.html,
      observations.cachedHtml,
      observations.flight,
      observations.missing,
      observations.missingFlight,
      observations.broken,
    ].map(outcomeOf);
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
      'sharedMaxAgeOf, server/pages/page-response.ts',
    );
  });

  test('tags pages with the tags of their data and their prefixed routes', () => {
    const tags = observations.html.response.tags ?? [];
    const routeTags = tags.filter((tag) => tag.startsWith(implicitTagPrefix));
    expectOfNext(
      tags.filter((tag) => !routeTags.includes(tag)),
      ['a-tag'],
      'tags pages with other names',
      'server/cache/next-cache.ts',
    );
    expectOfNext(
      routeTags.length > 0,
      true,
      'no longer tags pages by their routes under the known prefix',
      'cacheTagHeader, server/pages/page-response.ts',
    );
  });

  test('caches values in the fields whose size is counted', () => {
    const place = 'bytesOf, server/cache/next-cache.ts';
    const setCalls = [observations.html, observations.document].flatMap(({ cacheCalls }) =>
      cacheCalls.filter(({ method }) => method === 'set'),
    );
    const contentFields = Object.fromEntries(
      setCalls.map(({ kind, fieldTypes: { kind: _kind, headers: _headers, ...content } }) => [kind, content]),
    );
    const expected = {
      [cachedValueKinds.read]: { data: 'Object' },
      APP_PAGE: { html: 'string', rscData: 'Buffer', segmentData: 'Map' },
      APP_ROUTE: { body: 'Buffer' },
    };
    expectOfNext(
      contentFields,
      expected,
      'caches values in other fields, whose memory would not be counted',
      place,
    );
    const lifetimes = setCalls.map(({ kind, tags, revalidate }) => [kind, tags, revalidate]);
    expectOfNext(
      lifetimes,
      [
        [cachedValueKinds.read, ['a-tag'], null],
        ['APP_PAGE', null, 300],
        ['APP_ROUTE', null, 300],
      ],
      'passes tags or lifetimes to the cache in another way',
      place,
    );
  });

  test('stores with the cache handler that the same request read from', () => {
    const place = 'server/cache/next-cache-handler.mjs, which dates what it stores by its creation';
    const callsByRequest = [observations.html, observations.cachedHtml, observations.document].map(
      ({ cacheCalls }) => cacheCalls,
    );
    const setsWithoutGet = callsByRequest.flatMap((requestCalls) =>
      requestCalls.filter(
        ({ method, instance, kind }, index) =>
          method === 'set' &&
          !requestCalls.slice(0, index).some((call) => call.instance === instance && call.kind === kind),
      ),
    );
    expectOfNext(setsWithoutGet, [], 'stores with a cache handler that was created meanwhile', place);
    const instances = callsByRequest.flatMap((requestCalls) => [
      ...new Set(requestCalls.map(({ instance }) => instance)),
    ]);
    expectOfNext(
      instances.length,
      new Set(instances).size,
      'shares a cache handler among requests, so that an invalidation between them would be overlooked',
      place,
    );
  });

  test('serves a page that another process stored, without rendering it', () => {
    const { cacheCalls } = observations.htmlOfOtherProcess;
    expectOfNext(
      [
        headerOf(observations.htmlOfOtherProcess, 'cache-control'),
        cacheCalls.filter(({ method }) => method === 'set').length,
      ],
      [headerOf(observations.cachedHtml, 'cache-control'), 0],
      'renders a page in the background that another process stored, or does not let it be cached',
      'cacheControl, server/cache/next-cache.ts',
    );
  });

  test('reads resized images from the cache handler and stores them there', () => {
    const place = 'server/cache/next-cache.ts and lib/platform/media/image-sources.ts';
    const imageResponses = [observations.image, observations.cachedImage].map((observation) => [
      observation.response.status,
      headerOf(observation, 'content-type'),
      headerOf(observation, cacheStateHeader),
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
    const setCall = observations.image.cacheCalls.find(({ method }) => method === 'set');
    expectOfNext(
      [setCall?.kind, setCall?.fieldTypes.buffer],
      [cachedValueKinds.image, 'Buffer'],
      'stores resized images in another form',
      place,
    );
  });

  test('writes scripts that the server can move into a file', () => {
    const place = 'server/pages/page-scripts.ts';
    const { html, script } = extractInlineScripts(observations.html.response.body, '/a');
    const remainingTags = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
    const unknownTags = remainingTags.filter(
      (tag) => !/ld\+json|src="\/scripts\//.test(tag) && !nomoduleAttribute.test(tag),
    );
    expectOfNext(unknownTags, [], 'writes script tags that the content security policy blocks', place);
    expectOfNext(html.includes('as="script"'), false, 'preloads scripts in another form', place);
    // The global object of the page, to which the scripts add the flight data.
    const self: Record<string, [number, string?][]> = {};
    runInNewContext(script.code, { self });
    const flightData = self[flightVariable]?.map(([, text]) => text ?? '').join('') ?? '';
    expectOfNext(flightData.includes('Title of a'), true, 'writes flight data into another variable', place);
  });

  test('lists the scripts common to all pages in its manifest', () => {
    const place = 'server/compile-hints.ts';
    const loadedFiles = build.rootMainFiles.filter((name) =>
      observations.html.response.body.includes(`/_next/${name}"`),
    );
    expectOfNext(
      [build.rootMainFiles.length > 0, loadedFiles],
      [true, build.rootMainFiles],
      'lists the scripts of every page elsewhere',
      place,
    );
  });
});
