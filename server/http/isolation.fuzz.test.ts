import type { ServerResponse } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import inject from 'light-my-request';
import { splitCacheBudget } from '../../lib/platform/cache/cache-budget.ts';
import { beginInvalidation } from '../../lib/platform/cache/local-invalidation.ts';
import { withFlightParam } from '../../lib/platform/next/flight-request.ts';
import { flightVariable } from '../../lib/platform/next/private-formats.ts';
import { parseSettings } from '../../lib/platform/settings/settings.ts';
import { noStore } from '../pages/page-response.ts';
import { tenants } from '../pages/testing.ts';
import { createRequestHandler, type RequestHandler } from './request-handler.ts';
import { createFakeNext, type FakeData, pageTags } from './testing/fake-next.ts';

/** A request of a visitor, whose mark is in its query, host and headers. */
interface VisitorRequest {
  url: string;
  method: 'GET' | 'HEAD';
  headers: Record<string, string>;
  mark: string;
}

/** The parts of a response that must not depend on other visitors. */
interface ComparedResponse {
  status: number;
  headers: Record<string, unknown>;
  body: string;
}

/** A request and its response. */
interface Visit {
  request: VisitorRequest;
  response: ComparedResponse;
  /** Version of the data that was valid when the request was sent. */
  sent: number;
  /** Version that was valid when the response was complete, and the last one, whose invalidation may be pending. */
  valid: number;
  done: number;
}

const productPath = '/shop/shop-details/abaya';
const paths = [
  ...[
    '/',
    '/ar',
    '/shop',
    '/shop?page=2',
    '/shop?color=Black',
    '/shop?PAGE=2',
    '/pages/about',
    '/auth/reset-password',
  ],
  ...['', '?color=teal', '?color=black', '?reviewPage=3', '?Color=teal'].map(
    (query) => `${productPath}${query}`,
  ),
  ...['/shop/shop-details/moved', '/ar/shop/shop-details/moved?color=teal', '/shop/shop-details/missing'],
  ...['/cart', '/en/shop', '/AR/shop/', '/shop-details/abaya', '/shop//cart', '/shop/../home', '/nowhere'],
  ...['/shop?searchText=dress+under+1500', '/ar/shop?searchText=below+20'],
  ...['/preview', '/campaigns', '/ar/pages/alerts', '/robots.txt', '/api/products', '/uploads/a.webp'],
  ...['/api/../shop', '/api/%2e%2e/pages/about', '/uploads/../preview', '/feeds/..'],
  '/scripts/page-x.js?for=%2Fshop%2Fshop-details%2Fabaya%3Fcolor%3Dteal',
];
const settings = { ...parseSettings({}), cdnPurgeUrl: 'http://cdn.example/', rateLimitFactor: 1e6 };
const timeoutMs = 120_000;
const markPattern = /mark\d+x/g;
/** Headers that say how a response was made. */
const volatileHeaders = ['age', 'cache-status', 'date', 'server-timing', 'etag', 'content-length'];
const randomScriptName = /\/scripts\/own-[\w-]{22}\.js/g;

const representations = ['html', 'flight', 'segment', 'wrong flight', 'markdown'];
const hosts = ['localhost', 'layl.localhost', 'unknown'];

const requestArbitrary = (
  runPaths: string[],
  runRepresentations: readonly string[],
  runHosts: readonly string[],
) =>
  fc
    .record({
      path: fc.constantFrom(...runPaths),
      representation: fc.constantFrom(...runRepresentations),
      host: fc.constantFrom(...runHosts),
      method: fc.nat(7).map((number) => (number === 0 ? 'HEAD' : 'GET')),
      isConditional: fc.nat(9).map((number) => number === 0),
    })
    .map((choice) =>
      Object.assign((mark: string) => requestOf(choice, mark), { toString: () => JSON.stringify(choice) }),
    );

interface RequestChoice {
  path: string;
  representation: string;
  host: string;
  method: 'GET' | 'HEAD';
  isConditional: boolean;
}

/** Builds the request of a visitor with this mark. */
function requestOf(
  { path, representation, host, method, isConditional }: RequestChoice,
  mark: string,
): VisitorRequest {
  const search = `utm_source=${mark}&token=${mark}`;
  const url = `${path}${path.includes('?') ? '&' : '?'}${search}`;
  const headers: Record<string, string> = {
    host: host === 'unknown' ? `${mark}.example` : host,
    cookie: `session=${mark}`,
    'user-agent': mark,
    'accept-language': mark,
    referer: `https://shop.example/?q=${mark}`,
    'x-forwarded-for': mark,
    ...(representation === 'markdown' && { accept: 'text/markdown' }),
    ...(isConditional && { 'if-none-match': '*' }),
  };
  if (!/flight|segment/.test(representation)) return { url, method, headers, mark };
  Object.assign(headers, { rsc: '1', 'next-router-state-tree': mark, 'next-url': `/${mark}` });
  if (representation === 'segment')
    Object.assign(headers, { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' });
  if (representation === 'wrong flight') return { url: `${url}&_rsc=${mark}`, method, headers, mark };
  const [pathname = '', query = ''] = url.split('?');
  return { url: pathname + withFlightParam(`?${query}`, headers), method, headers, mark };
}

/**
 * A run stays on a few paths, representations and hosts, so that visitors meet. Every second one shows a product, because its key
 * depends on data.
 */
const runArbitrary = fc.oneof(
  fc.record({
    paths: fc.shuffledSubarray(paths, { minLength: 1, maxLength: 3 }),
    representations: fc.shuffledSubarray(representations, { minLength: 1 }),
    hosts: fc.shuffledSubarray(hosts, { minLength: 1 }),
    isOneByOne: fc.boolean(),
  }),
  fc.record({
    paths: fc.constant([productPath]),
    representations: fc.constantFrom(['html'], ['html', 'flight', 'segment']),
    hosts: fc.constant(['localhost']),
    isOneByOne: fc.constantFrom(true, true, false),
  }),
);

/**
 * Steps of a run: a change of the data with its invalidation, the request of a new visitor, or a recent request again (`repeated` counts
 * from the last). The next step comes after `turns` of the event loop, or after all responses where a step `waits`.
 */
const stepsArbitrary = runArbitrary.chain((run) => {
  // A page is visited with all its parameters.
  const pathnames = run.paths.map((path) => path.split('?')[0]);
  const runPaths = paths.filter((path) => pathnames.includes(path.split('?')[0]));
  return fc.array(
    fc.record({
      turns: fc.constantFrom(0, 0, 0, 1, 2, 5, 20),
      waits: run.isOneByOne ? fc.constant(true) : fc.nat(5).map((number) => number === 0),
      kind: fc.constantFrom('change', 'visit', 'visit', 'repeat', 'repeat'),
      createRequest: requestArbitrary(runPaths, run.representations, run.hosts),
      repeated: fc.nat(3),
    }),
    { minLength: 2, maxLength: 24, size: 'max' },
  );
});

async function passTurns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

function startHandler(data: FakeData, pause = async () => {}): Promise<RequestHandler> {
  return createRequestHandler({
    next: createFakeNext(data, pause),
    settings,
    tenants,
    port: 3000,
    cacheBudget: splitCacheBudget(8),
  });
}

/** @param onEnd called when the response is complete */
async function send(
  handler: RequestHandler,
  { url, method, headers }: Omit<VisitorRequest, 'mark'>,
  onEnd = () => {},
): Promise<ComparedResponse> {
  const response = await inject(
    (req, res) => {
      const end = res.end.bind(res) as (...args: unknown[]) => ServerResponse;
      res.end = (...args: unknown[]) => {
        onEnd();
        return end(...args);
      };
      if (!handler.tryServeFromCache(req, res)) void handler.handle(req, res);
    },
    { url, method, headers },
  );
  const comparedHeaders = Object.entries(response.headers).filter(
    ([name]) => !volatileHeaders.includes(name),
  );
  return {
    status: response.statusCode,
    headers: Object.fromEntries(comparedHeaders),
    body: response.payload,
  };
}

const responsesOfAlone = new Map<string, Promise<ComparedResponse>>();

/** Returns the response to a request that nobody else preceded. */
function sendAlone(request: VisitorRequest, version: number, optionsVersion = version) {
  const id = JSON.stringify([request, version, optionsVersion]);
  const response =
    responsesOfAlone.get(id) ??
    startHandler({ version, optionsVersion }).then(async (handler) =>
      withoutRandomNames(await send(handler, request)),
    );
  responsesOfAlone.set(id, response);
  return response;
}

function withoutRandomNames({ body, ...rest }: ComparedResponse): ComparedResponse {
  return { ...rest, body: body.replaceAll(randomScriptName, '/scripts/own.js') };
}

/** Asserts that a response was made for nobody else. */
async function expectAsAlone({ request, response, ...versions }: Visit): Promise<void> {
  if (/^text\/html/.test(String(response.headers['content-type'])))
    expect(response.headers).toHaveProperty('content-security-policy');
  expect(response.headers).not.toHaveProperty('x-nextjs-cache');
  let first: ComparedResponse | undefined;
  for await (const allowed of responsesAlone(request, versions)) {
    first ??= allowed;
    if (isDeepStrictEqual(allowed, withoutRandomNames(response))) return;
  }
  expect(withoutRandomNames(response)).toEqual(first);
}

/** Returns the responses that a visitor alone could get while the data changed from one version to another. */
async function* responsesAlone(
  request: VisitorRequest,
  { sent, valid, done }: Pick<Visit, 'sent' | 'valid' | 'done'>,
) {
  const { 'if-none-match': _condition, ...headers } = request.headers;
  for (let options = done; options >= sent; options -= 1) {
    for (let version = done; version >= valid; version -= 1) yield await sendAlone(request, version, options);
    // A response that was invalidated meanwhile has no entity tag and is stored nowhere.
    for (let version = sent; sent < done && version <= done; version += 1)
      yield withNoStore(await sendAlone({ ...request, headers }, version, options));
  }
}

function withNoStore({ headers, ...rest }: ComparedResponse): ComparedResponse {
  const { 'cache-tag': _tags, ...others } = headers;
  return { ...rest, headers: { ...others, ...('cache-control' in headers && { 'cache-control': noStore }) } };
}

function expectNoMarkOfOthers({ mark }: VisitorRequest, response: ComparedResponse): void {
  const marks = [...JSON.stringify(response).matchAll(markPattern)].flat();
  expect(marks.filter((each) => each !== mark)).toEqual([]);
}

test(
  'responses depend on no other visitor, in any order of events',
  async () => {
    await fc.assert(
      fc.asyncProperty(stepsArbitrary, fc.array(fc.nat(12), { minLength: 1 }), async (steps, pauses) => {
        const data: FakeData = { version: 0 };
        let committedVersion = 0;
        let pauseIndex = 0;
        const handler = await startHandler(data, () => passTurns(pauses[pauseIndex++ % pauses.length] ?? 0));
        const visits: Promise<Visit>[] = [];
        const requests: VisitorRequest[] = [];
        for (const [index, { turns, waits, kind, createRequest, repeated }] of steps.entries()) {
          const earlierRequest = requests.at(-1 - repeated);
          if (kind === 'change') {
            data.version += 1;
            const commit = beginInvalidation(new Set(pageTags));
            // An invalidation is committed in a turn of its own, after it was shared or the pages were rendered again.
            await passTurns(turns + 1);
            commit();
            committedVersion = data.version;
          } else if (kind === 'repeat' && earlierRequest) visits.push(visit(earlierRequest));
          else {
            const request = createRequest(`mark${index}x`);
            requests.push(request);
            visits.push(visit(request));
          }
          await passTurns(turns);
          if (waits) await Promise.all(visits);
        }
        // Compared only now, since an invalidation would also concern what a visitor gets alone.
        for (const each of await Promise.all(visits)) {
          expectNoMarkOfOthers(each.request, each.response);
          await expectAsAlone(each);
          await expectOwnScript(each);
        }

        async function visit(request: VisitorRequest): Promise<Visit> {
          const sent = committedVersion;
          let [valid, done] = [sent, sent];
          const response = await send(handler, request, () => {
            [valid, done] = [committedVersion, data.version];
          });
          return { request, response, sent, valid, done };
        }

        /** Loads the script of a page, as the browser does later, and once more. */
        async function expectOwnScript({ request, response }: Visit): Promise<void> {
          const [, url] = /data-scripts="(\S+)/.exec(response.body) ?? [];
          if (url === undefined) return;
          for (let time = 0; time < 2; time += 1) {
            const script = await send(handler, {
              ...request,
              url,
              method: 'GET',
              headers: { host: 'localhost' },
            });
            expect([script.status, script.body.includes(flightVariable)]).toEqual([200, true]);
            expectNoMarkOfOthers(request, script);
          }
        }
      }),
      { numRuns: 120, interruptAfterTimeLimit: 60_000 },
    );
  },
  timeoutMs,
);
