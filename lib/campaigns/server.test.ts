import { setEnvironment } from '../settings/testing.ts';
import { json, startUpstream, type TestUpstream } from '../upstream/testing.ts';
import { newSession } from './session.ts';

const key = 'the key of the marketers';
const question = { from: '2026-01-01', to: '2026-01-31', touch: 'last' } as const;
const campaign = { source: 'news', medium: 'mail', campaign: 'eid' };
const asked = { key, locale: 'en', utcOffset: 120, currency: 'EGP' } as const;
const report = { currency: 'EGP', total: { landings: 3 }, campaigns: [campaign] };

let upstream: TestUpstream;
let server: typeof import('./server.ts');
let breaker: import('../upstream/breaker.ts').Breaker;
beforeAll(async () => {
  upstream = await startUpstream();
  setEnvironment({ CAMPAIGNS_KEY: key });
  server = await import('./server.ts');
  breaker = (await import('../upstream/exchange.ts')).gate().breaker;
});
beforeEach(() => breaker.note(true));
afterAll(() => upstream.stop());

test('the report opens for a session made with its key, and for nobody else', () => {
  expect(server.keyOf(newSession(key, Date.now()))).toBe(key);
  for (const cookie of [undefined, '', newSession('another key of somebody', Date.now()), newSession(key, 0)])
    expect(server.keyOf(cookie)).toBeNull();
});

test('it is asked for with the key, for its days, where they begin and its currency', async () => {
  upstream.answer = json(report);
  const loaded = await server.fetchReport({ ...question, campaign }, asked);
  expect(loaded).toMatchObject({ report: { currency: 'EGP', total: { landings: 3 } } });
  const call = upstream.calls.at(-1);
  expect(call?.headers['x-campaigns-key']).toBe(key);
  expect(call?.path).toBe(
    '/Posts/Campaigns/Get?from=2026-01-01&to=2026-01-31&touch=last&source=news&medium=mail&campaign=eid&utcOffset=120&currency=EGP',
  );
});

test.each([
  ['that knows no such call', json(null), 'not-found'],
  ['that answers 404', json(null, 404), 'not-found'],
  ['with another key', json(null, 401), 'refused'],
  ['that answers something else', json({ total: 3, campaigns: [] }), 'unreadable'],
  ['that fails', json(null, 503), 'unavailable'],
])('an API %s is told apart', async (_what, answer, failure) => {
  upstream.answer = answer;
  expect(await server.fetchReport(question, asked)).toEqual({ failure });
});

test('an API that counts all campaigns when it is asked for one alone is not believed', async () => {
  upstream.answer = json({ ...report, campaigns: [campaign, campaign] });
  expect(await server.fetchReport({ ...question, campaign }, asked)).toEqual({ failure: 'not-found' });
  expect(await server.fetchReport(question, asked)).toHaveProperty('report');
});
