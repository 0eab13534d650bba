import { type TrackedBrowser, trackedBrowser, until } from './testing.ts';

const shop = 'https://shop.example';
const measures = {
  'largest-contentful-paint': [{ startTime: 640.4 }, { startTime: 1204.4 }],
  'layout-shift': [{ startTime: 10, value: 0.0123, hadRecentInput: false }],
  event: [
    { interactionId: 0, duration: 900 },
    { interactionId: 7, duration: 88 },
  ],
  'first-input': [{ interactionId: 7, duration: 88 }],
};

let browser: TrackedBrowser;

beforeEach(() => {
  browser = trackedBrowser();
  browser.performed = measures;
});

async function opened(visit: Parameters<TrackedBrowser['visit']>[0]) {
  browser.visit(visit);
  const { track } = await import('./track.ts');
  track({ type: 'page-view' });
  return track;
}

/** Resolves once the page is being measured. */
const measured = async () => {
  const gathered = jest.spyOn(PerformanceObserver.prototype, 'observe');
  await until(() => gathered.mock.calls.some(([asked]) => asked?.type === 'first-input'));
};
const told = () =>
  browser.sent.map(({ event }) => event).filter(({ eventType }) => eventType === 'web-vitals');

test('what a page did is told once, when it is left, with its kind, its language and its campaign', async () => {
  await opened({ address: `${shop}/ar/shop/shop-details/abaya?utm_source=news` });
  await measured();
  browser.goTo(`${shop}/ar/shop`);
  expect(told()).toEqual([]);
  browser.leave();
  browser.leave();
  await until(() => told().length > 0);
  expect(told()).toMatchObject([
    {
      pageUrl: `${shop}/ar/shop/shop-details/abaya?utm_source=news`,
      utmSource: 'news',
      json: JSON.stringify({
        page: '/shop/shop-details/*',
        language: 'ar',
        lcp: 1204,
        inp: 88,
        cls: 0.012,
      }),
    },
  ]);
  expect(new Set(browser.sent.map(({ event }) => event.sessionId)).size).toBe(1);
});

test('a measure that the browser does not take is left out', async () => {
  browser.performed = { event: [], 'first-input': [], 'layout-shift': [] };
  await opened({ address: `${shop}/` });
  await measured();
  browser.leave();
  await until(() => told().length > 0);
  expect(told()[0]?.json).toBe(JSON.stringify({ page: '/', language: 'en', cls: 0 }));
});

test('neither the pixel nor the analytics hear of it', async () => {
  await opened({ address: `${shop}/`, adPixelId: '1', adPixelEvents: 'all', analytics: 'vercel' });
  await measured();
  browser.leave();
  await until(() => told().length > 0);
  const { journal } = await import('./journal.ts');
  const names = journal.get().map(({ channel, name }) => `${channel} ${name}`);
  expect(names.sort()).toEqual(['analytics page-view', 'log page-view', 'log web-vitals', 'pixel PageView']);
});

test('where visitors are asked nothing is measured before they agree, and nothing told once they decline', async () => {
  browser.visit({ address: `${shop}/`, consentMode: 'ask' });
  const observe = jest.spyOn(PerformanceObserver.prototype, 'observe');
  const { track } = await import('./track.ts');
  const { journal } = await import('./journal.ts');
  track({ type: 'page-view' });
  await until(() => journal.get().length > 0);
  expect(observe).not.toHaveBeenCalled();
  browser.choose('granted');
  await until(() => observe.mock.calls.length === 4);
  browser.choose('denied');
  browser.leave();
  await until(() => journal.get().some(({ name }) => name === 'web-vitals'));
  expect(journal.get().find(({ name }) => name === 'web-vitals')?.state).toBe('dropped');
  expect(told()).toEqual([]);
});

test.each([
  ['that is for staff', { address: `${shop}/campaigns` }],
  ['of somebody who declined', { address: `${shop}/`, globalPrivacyControl: true }],
])('a page %s is not measured', async (_what, visit) => {
  const track = await opened(visit);
  const observe = jest.spyOn(PerformanceObserver.prototype, 'observe');
  track({ type: 'search', text: 'kaftan' });
  const { journal } = await import('./journal.ts');
  await until(() => journal.get().length === 2);
  expect(observe).not.toHaveBeenCalled();
});

test('a page that was opened in the background is not told of: its paints wait for its visitor', async () => {
  const { measureVitals } = await import('./measure-vitals.ts');
  browser.visit({ address: `${shop}/` });
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: 'hidden' }] as PerformanceEntryList);
  const report = jest.fn();
  measureVitals(`${shop}/`, report);
  browser.leave();
  expect(report).not.toHaveBeenCalled();
});

test('interactions are asked for from 40 ms on, those before the asking included', async () => {
  browser.visit({ address: `${shop}/` });
  const asked = jest.spyOn(PerformanceObserver.prototype, 'observe');
  const { measureVitals } = await import('./measure-vitals.ts');
  measureVitals(`${shop}/`, jest.fn());
  expect(asked.mock.calls.map(([how]) => how)).toContainEqual({
    type: 'event',
    buffered: true,
    durationThreshold: 40,
  });
});

describe('what is told of a page', () => {
  const given = (name: string, value: unknown, on: object = performance) =>
    Object.defineProperty(on, name, { value, configurable: true });
  const measuring = async (address = `${shop}/`) => {
    browser.visit({ address });
    given('visibilityState', 'visible', document);
    const { measureVitals } = await import('./measure-vitals.ts');
    const report = jest.fn();
    measureVitals(address, report);
    return report;
  };
  const told = (report: jest.Mock) => report.mock.calls.map(([event]) => event);
  afterEach(() => void Reflect.deleteProperty(performance, 'interactionCount'));

  test('forgives one of fifty interactions where the browser counts them', async () => {
    browser.performed = {
      event: [1, 2].map((id) => ({ interactionId: id, duration: id * 100 })),
      'first-input': [],
    };
    given('interactionCount', 50);
    const report = await measuring();
    browser.leave();
    expect(told(report)[0].vitals.inp).toBe(100);
    Reflect.deleteProperty(performance, 'interactionCount');
    const uncounted = await measuring();
    browser.leave();
    expect(told(uncounted)[0].vitals.inp).toBe(200);
  });

  test('counts from when a page that was made ahead was shown', async () => {
    const report = await measuring();
    jest
      .spyOn(performance, 'getEntriesByType')
      .mockReturnValue([{ activationStart: 1000 }] as unknown as PerformanceEntryList);
    browser.leave();
    expect(told(report)[0].vitals.lcp).toBe(204);
  });

  test('is nothing where the browser measures nothing', async () => {
    browser.performed = {};
    const report = await measuring();
    browser.leave();
    expect(report).not.toHaveBeenCalled();
  });

  test('waits until the page is hidden, and is nothing of one that is hidden from the start', async () => {
    const report = await measuring();
    dispatchEvent(new Event('visibilitychange'));
    expect(report).not.toHaveBeenCalled();
    given('visibilityState', 'hidden', document);
    dispatchEvent(new Event('visibilitychange'));
    expect(report).toHaveBeenCalledTimes(1);
  });
});
