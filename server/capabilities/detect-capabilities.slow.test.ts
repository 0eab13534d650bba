import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import timers from 'node:timers/promises';
import { pino } from 'pino';
import { invalidationCount } from '../../lib/platform/cache/local-invalidation.ts';
import {
  type CapabilityFinding,
  type CapabilityFindings,
  capabilityFindings,
  hasCapability,
  recordCapabilityFindings,
} from '../../lib/platform/tenant/api-capabilities.ts';
import type { Tenant } from '../../lib/platform/tenant/tenant.ts';
import { shop } from '../../lib/platform/tenant/testing.ts';
import { detectCapabilities } from './detect-capabilities.ts';

type Answer = [status: number, body?: unknown];
type Answers = Record<string, Answer>;

const product = { id: 1, slug: 'كتان abaya', goesWith: ['scarf'], measurements: [{ size: 'M', chest: 90 }] };
/** An API with every capability. */
const capable: Answers = {
  'POST /Products/Filter': [200, { response: { items: [product], total: 1, facets: { color: [] } } }],
  [`GET /Products/GetBySlug/${encodeURIComponent(product.slug)}`]: [200, { response: product }],
  [`GET /Products/${encodeURIComponent(product.slug)}/Reviews`]: [200, { items: [], total: 0 }],
  'POST /Coupons/Check': [400, { Message: 'code is missing' }],
  'POST /Payments/Start': [404, { Message: 'No such order' }],
  'POST /StockAlerts': [422, { Message: 'email is missing' }],
  'POST /Posts/CampaignCosts': [400, { Message: 'rows is missing' }],
};
/** The same API without its optional calls and fields. */
const incapable: Answers = {
  'POST /Products/Filter': [200, { items: [{ id: 1, slug: 'abaya' }], total: 1 }],
  'GET /Products/GetBySlug/abaya': [200, { id: 1, slug: 'abaya' }],
};
const all = ['reviews', 'coupons', 'card', 'stock-alerts', 'facets', 'looks', 'fit', 'campaign-costs'];

let server: Server;
let lines: string[];
let requests: string[];
const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line).msg) });

const [maxStartMs, firstRetryMs] = [2000, 5000];
/** Ends the waits of the code, by their milliseconds; none ends by itself, so that the time of a busy machine decides nothing. */
let waits: Map<number, (value: unknown) => void>;
/** Ends the loops of a test that has reached its time limit. */
let isOver: boolean;

beforeEach(() => {
  recordCapabilityFindings(new Map());
  lines = [];
  requests = [];
  waits = new Map();
  isOver = false;
  const { setTimeout: wait } = timers;
  // Test files of one process share this module: waits that others left behind go on.
  jest.spyOn(timers, 'setTimeout').mockImplementation((ms = 0, value, options) => {
    if (![maxStartMs, firstRetryMs, 2 * firstRetryMs].includes(ms)) return wait(ms, value, options);
    return new Promise((resolve) => waits.set(ms, resolve as (value: unknown) => void));
  });
});
afterEach(() => {
  isOver = true;
  jest.restoreAllMocks();
  server.closeAllConnections();
  server.close();
});

const noSuchPath = (path: string): Answer => [404, { Message: `No such path ${path}` }];

/** Starts an API. @param fallback answer of all other paths */
async function startApi(answers: Answers, fallback: (path: string) => Answer | 'hangs' = noSuchPath) {
  server = createServer((req, res) => {
    const path = req.url?.split('?')[0] ?? '';
    requests.push(`${req.method} ${path}`);
    const answer = answers[`${req.method} ${path}`] ?? fallback(path);
    if (answer === 'hangs') return;
    res.writeHead(answer[0]).end(JSON.stringify(answer[1] ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { baseUrl: `http://127.0.0.1:${port}`, timeoutMs: 60_000, campaignsKey: 'a key of campaigns' };
}

const tenantWith = (capabilities: Tenant['capabilities']) => ({ ...shop.tenant, capabilities });
const automatic = tenantWith('auto');
const available = () =>
  [...capabilityFindings()].filter(([, { state }]) => state === 'available').map(([name]) => name);

describe('automatic capabilities', () => {
  test('are all of an API that has them', async () => {
    await detectCapabilities(await startApi(capable), [automatic], log);
    expect(available()).toEqual(all);
    expect(hasCapability(automatic, 'coupons')).toBe(true);
    expect(lines).toEqual([`capabilities of the API: ${all.join(', ')}`]);
  });

  test.each<[string, (path: string) => Answer]>([
    ['names the path that it lacks', noSuchPath],
    ['rejects the method', () => [405, { Message: 'Method not allowed' }]],
    ['has an empty 404', () => [404]],
    ['fails at unknown paths of another kind', (path) => (path.endsWith('exist') ? [500] : [404])],
    ['rejects every unknown path alike', () => [401, { Message: 'Sign in first' }]],
    ['accepts every unknown path', () => [200, { response: null }]],
    ['implements nothing else', () => [501, { Message: 'Not implemented' }]],
  ])('are none of an API that %s', async (_case, fallback) => {
    await detectCapabilities(await startApi(incapable, fallback), [automatic], log);
    expect(available()).toEqual([]);
    expect(all.filter((name) => hasCapability(automatic, name as 'fit'))).toEqual([]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(
      /^capabilities of the API: none; not reviews \(GET \/Products\/abaya\/Reviews responds/,
    );
  });

  test('exclude cards that the API refuses, and costs without a key', async () => {
    const api = await startApi({ ...capable, 'POST /Payments/Start': [409, { Message: 'No cards' }] });
    await detectCapabilities({ ...api, campaignsKey: undefined }, [automatic], log);
    expect(available()).toEqual(all.filter((name) => name !== 'card' && name !== 'campaign-costs'));
    expect(lines[0]).toContain('card (POST /Payments/Start responds 409: No cards)');
    expect(lines[0]).toContain('campaign-costs (CAMPAIGNS_KEY is not set)');
  });

  test('are found beside a product with a malformed slug', async () => {
    const items = [{ id: 2, slug: '\ud800' }, product];
    const answers: Answers = { ...capable, 'POST /Products/Filter': [200, { items, facets: {} }] };
    await detectCapabilities(await startApi(answers), [automatic], log);
    expect(available()).toEqual(all);
  });

  test('send nothing that could be stored', async () => {
    await detectCapabilities(await startApi(incapable), [automatic], log);
    const writes = requests.filter((request) => !/^(?:GET|POST \/Products\/Filter)/.test(request));
    expect(new Set(writes)).toEqual(
      new Set(
        ['/Coupons/Check', '/Payments/Start', '/StockAlerts', '/Posts/CampaignCosts'].flatMap((path) => [
          `POST ${path}`,
          `POST ${path}-does-not-exist`,
        ]),
      ),
    );
  });
});

const tick = () => new Promise((resolve) => setImmediate(resolve));
const until = async (condition: () => boolean) => {
  while (!condition() && !isOver) await tick();
};
const endWait = async (ms: number) => {
  await until(() => waits.has(ms));
  waits.get(ms)?.(null);
};

describe('an API that does not answer', () => {
  test('is tried again; then pages of before are invalid', async () => {
    const answers: Answers = {};
    const api = await startApi(answers, () => [503, { Message: 'Starting' }]);
    await detectCapabilities(api, [automatic], log);
    expect(hasCapability(automatic, 'reviews')).toBe(false);
    expect(lines[0]).toContain('none; not reviews (not known yet: POST /Products/Filter responds 503)');
    const before = invalidationCount();
    Object.assign(answers, capable);
    await endWait(firstRetryMs);
    await until(() => hasCapability(automatic, 'reviews'));
    expect(invalidationCount()).toBe(before + 1);
    expect(lines).toHaveLength(2);
  });

  test('does not delay the start for long', async () => {
    const api = await startApi({}, () => 'hangs');
    const detection = detectCapabilities({ ...api, timeoutMs: 100 }, [automatic], log);
    await endWait(maxStartMs);
    await expect(detection).resolves.toBeDefined();
    await until(() => waits.has(firstRetryMs));
  });

  test('counts as having what a shop names, until it lacks it', async () => {
    const named = tenantWith(['reviews', 'coupons']);
    const answers: Answers = {};
    const api = await startApi(answers, () => [503]);
    await detectCapabilities(api, [named], log);
    expect(hasCapability(named, 'coupons')).toBe(true);
    Object.assign(answers, capable, { 'POST /Coupons/Check': [404, {}] });
    await endWait(firstRetryMs);
    await until(() => !hasCapability(named, 'coupons'));
    expect(hasCapability(named, 'reviews')).toBe(true);
    expect(lines).toContain(
      'the API lacks capabilities that tenants.json names: the shop goes on without them',
    );
  });

  test('is tried again after an unexpected error', async () => {
    const answers: Answers = {};
    const detection = await detectCapabilities(await startApi(answers, () => [503]), [automatic], log);
    const save = jest.fn().mockRejectedValueOnce(new Error('no storage'));
    await detection.share({ load: async () => null, save });
    await endWait(firstRetryMs);
    await until(() => lines.includes('trying the capabilities of the API failed'));
    Object.assign(answers, capable);
    await endWait(2 * firstRetryMs);
    await until(() => hasCapability(automatic, 'fit'));
    expect(available()).toEqual(all);
  });

  test('has the capabilities that another instance found', async () => {
    const findings: CapabilityFindings = new Map<'coupons' | 'fit', CapabilityFinding>([
      ['coupons', { state: 'available' }],
      ['fit', { state: 'missing', reason: 'x' }],
    ]);
    const detection = await detectCapabilities(await startApi({}, () => [503]), [automatic], log);
    const save = jest.fn();
    await detection.share({ load: async () => findings, save });
    expect(available()).toEqual(['coupons']);
    expect(save).not.toHaveBeenCalled();
  });
});

describe('capabilities that a shop names', () => {
  test('stop the start with a reason where the API lacks them', async () => {
    const shops = [tenantWith(['reviews']), tenantWith(['coupons', 'facets'])];
    await expect(detectCapabilities(await startApi(incapable), shops, log)).rejects.toThrow(
      [
        'The shops name capabilities that the API does not have.',
        'reviews: GET /Products/abaya/Reviews responds 404.',
        'coupons: POST /Coupons/Check responds 404.',
        'facets: POST /Products/Filter responds without facets.',
      ].join('\n'),
    );
  });

  test('are used where no sample product shows them', async () => {
    const named = tenantWith(['looks', 'fit']);
    await detectCapabilities(await startApi(incapable), [named], log);
    expect(hasCapability(named, 'fit')).toBe(true);
    expect(lines[0]).toContain('fit (none of 1 products has measurements)');
  });

  test('are the only ones that are tried', async () => {
    await detectCapabilities(await startApi(capable), [tenantWith(['coupons'])], log);
    expect(requests.toSorted()).toEqual(['POST /Coupons/Check', 'POST /Coupons/Check-does-not-exist']);
  });

  test('are shared with other instances', async () => {
    const detection = await detectCapabilities(await startApi(capable), [tenantWith(['coupons'])], log);
    const [load, save] = [jest.fn(), jest.fn()];
    await detection.share({ load, save });
    expect(load).not.toHaveBeenCalled();
    expect(save).toHaveBeenCalledWith(new Map([['coupons', { state: 'available' }]]));
  });
});
