import { setEnvironment } from '../../platform/settings/testing.ts';
import { jsonHandler, startUpstream, type TestUpstream } from '../../platform/upstream/testing.ts';
import { createSession } from './session.ts';

const key = 'the key of the marketers';
const range = { from: '2026-01-01', to: '2026-01-31', touchpoint: 'last' } as const;
const campaign = { source: 'news', medium: 'mail', campaign: 'eid' };
const options = { key, locale: 'en', utcOffset: 120, currency: 'EGP' } as const;
const report = { currency: 'EGP', total: { landings: 3 }, campaigns: [campaign] };

let upstream: TestUpstream;
let server: typeof import('./server.ts');
let breaker: import('../../platform/upstream/circuit-breaker.ts').CircuitBreaker;
beforeAll(async () => {
  upstream = await startUpstream();
  setEnvironment({ CAMPAIGNS_KEY: key });
  server = await import('./server.ts');
  breaker = (await import('../../platform/upstream/upstream-request.ts')).admissionControl().breaker;
});
/** Closes the circuit that failures of the previous test may have opened. */
beforeEach(() => breaker.recordSuccess());
afterAll(() => upstream.stop());

describe('campaign costs', () => {
  const rows = [{ date: '2026-01-01', source: 'news', campaign: 'eid', cost: 12.5, currency: 'EGP' }];

  test('are sent with the key', async () => {
    upstream.handler = jsonHandler({ saved: 1 });
    expect(await server.saveCosts(rows, key, 'en')).toBeNull();
    expect(upstream.requests.at(-1)).toMatchObject({
      path: '/Posts/CampaignCosts',
      headers: { 'x-campaigns-key': key },
    });
  });

  test.each([
    ['that answers 404', 'unsupported', jsonHandler(null, 404)],
    ['with another key', 'rejected', jsonHandler(null, 401)],
    ['that rejects a row', 'rejected', jsonHandler(null, 400)],
    ['that fails', 'failed', jsonHandler(null, 500)],
    ['that answers 200 with another body', null, jsonHandler(true)],
  ])('saveCosts with an API %s resolves to %p', async (_name, failure, handler) => {
    upstream.handler = handler;
    expect(await server.saveCosts(rows, key, 'en')).toBe(failure);
  });
});

describe('campaign report', () => {
  test('keyOfOpenSession returns the key for a valid session only', async () => {
    expect(await server.keyOfOpenSession(createSession(key, Date.now()))).toBe(key);
    for (const cookie of [
      undefined,
      '',
      createSession('another key of somebody', Date.now()),
      createSession(key, 0),
    ])
      expect(await server.keyOfOpenSession(cookie)).toBeNull();
  });

  test('requests days, time zone, currency and campaign with the key', async () => {
    upstream.handler = jsonHandler(report);
    const result = await server.fetchReport({ ...range, campaign }, options);
    expect(result).toMatchObject({ report: { currency: 'EGP', total: { landings: 3 } } });
    const call = upstream.requests.at(-1);
    expect(call?.headers['x-campaigns-key']).toBe(key);
    expect(call?.path).toBe(
      '/Posts/Campaigns/Get?from=2026-01-01&to=2026-01-31&touch=last&source=news&medium=mail&campaign=eid&utcOffset=120&currency=EGP',
    );
  });

  test.each([
    ['without the call', jsonHandler(null), 'not-found'],
    ['that answers 404', jsonHandler(null, 404), 'not-found'],
    ['with another key', jsonHandler(null, 401), 'rejected'],
    ['with a malformed response', jsonHandler({ total: 3, campaigns: [] }), 'unreadable'],
    ['that fails', jsonHandler(null, 503), 'unavailable'],
  ])('fetchReport returns the failure of an API %s', async (_case, response, failure) => {
    upstream.handler = response;
    expect(await server.fetchReport(range, options)).toEqual({ failure });
  });

  test('fails when the API ignores the campaign filter', async () => {
    upstream.handler = jsonHandler({ ...report, campaigns: [campaign, campaign] });
    expect(await server.fetchReport({ ...range, campaign }, options)).toEqual({ failure: 'not-found' });
    expect(await server.fetchReport(range, options)).toHaveProperty('report');
  });
});
