import { installTrackedBrowser, type TrackedBrowser, waitFor } from './testing.ts';

const shop = 'https://shop.example';
const entries = {
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
  browser = installTrackedBrowser();
  browser.performanceEntries = entries;
});

async function openPage(visit: Parameters<TrackedBrowser['visit']>[0]) {
  browser.visit(visit);
  const { track } = await import('./track.ts');
  track({ type: 'page-view' });
  return track;
}

/** Resolves once measuring has started. */
const waitUntilMeasuring = async () => {
  const observe = jest.spyOn(PerformanceObserver.prototype, 'observe');
  await waitFor(() => observe.mock.calls.some(([options]) => options?.type === 'first-input'));
};
const vitalsEvents = () =>
  browser.requests.map(({ body }) => body).filter(({ eventType }) => eventType === 'web-vitals');

describe('measureVitals', () => {
  test('reports once when the page is left, with route, language and campaign', async () => {
    await openPage({ url: `${shop}/ar/shop/shop-details/abaya?utm_source=news` });
    await waitUntilMeasuring();
    browser.goTo(`${shop}/ar/shop`);
    expect(vitalsEvents()).toEqual([]);
    browser.hidePages();
    browser.hidePages();
    await waitFor(() => vitalsEvents().length > 0);
    expect(vitalsEvents()).toMatchObject([
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
    expect(new Set(browser.requests.map(({ body }) => body.sessionId)).size).toBe(1);
  });

  test('omits vitals that the browser does not support', async () => {
    browser.performanceEntries = { event: [], 'first-input': [], 'layout-shift': [] };
    await openPage({ url: `${shop}/` });
    await waitUntilMeasuring();
    browser.hidePages();
    await waitFor(() => vitalsEvents().length > 0);
    expect(vitalsEvents()[0]?.json).toBe(JSON.stringify({ page: '/', language: 'en', cls: 0 }));
  });

  test('sends vitals to neither pixel nor analytics', async () => {
    await openPage({ url: `${shop}/`, adPixelId: '1', adPixelEvents: 'all', analyticsPath: '/_vercel' });
    await waitUntilMeasuring();
    browser.hidePages();
    await waitFor(() => vitalsEvents().length > 0);
    const { trackingLog } = await import('./tracking-log.ts');
    const names = trackingLog.get().map(({ destination, name }) => `${destination} ${name}`);
    expect(names.sort()).toEqual([
      'analytics page-view',
      'log page-view',
      'log web-vitals',
      'pixel PageView',
    ]);
  });

  test('measures only after consent and drops the report after its withdrawal', async () => {
    browser.visit({ url: `${shop}/`, consentMode: 'ask' });
    const observe = jest.spyOn(PerformanceObserver.prototype, 'observe');
    const { track } = await import('./track.ts');
    const { trackingLog } = await import('./tracking-log.ts');
    track({ type: 'page-view' });
    await waitFor(() => trackingLog.get().length > 0);
    expect(observe).not.toHaveBeenCalled();
    browser.choose('granted');
    // One call for each of the four entry types.
    await waitFor(() => observe.mock.calls.length === 4);
    browser.choose('denied');
    browser.hidePages();
    await waitFor(() => trackingLog.get().some(({ name }) => name === 'web-vitals'));
    expect(trackingLog.get().find(({ name }) => name === 'web-vitals')?.status).toBe('dropped');
    expect(vitalsEvents()).toEqual([]);
  });

  test.each([
    ['internal pages', { url: `${shop}/campaigns` }],
    ['browsers with Global Privacy Control', { url: `${shop}/`, globalPrivacyControl: true }],
  ])('does not measure %s', async (_label, visit) => {
    const track = await openPage(visit);
    const observe = jest.spyOn(PerformanceObserver.prototype, 'observe');
    track({ type: 'search', text: 'kaftan' });
    const { trackingLog } = await import('./tracking-log.ts');
    await waitFor(() => trackingLog.get().length === 2);
    expect(observe).not.toHaveBeenCalled();
  });

  test('does not measure a page opened in the background', async () => {
    const { measureVitals } = await import('./vitals.ts');
    browser.visit({ url: `${shop}/` });
    jest.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: 'hidden' }] as PerformanceEntryList);
    const report = jest.fn();
    measureVitals(`${shop}/`, report);
    browser.hidePages();
    expect(report).not.toHaveBeenCalled();
  });

  test('observes interactions of at least 40 ms, including earlier ones', async () => {
    browser.visit({ url: `${shop}/` });
    const observe = jest.spyOn(PerformanceObserver.prototype, 'observe');
    const { measureVitals } = await import('./vitals.ts');
    measureVitals(`${shop}/`, jest.fn());
    expect(observe.mock.calls.map(([options]) => options)).toContainEqual({
      type: 'event',
      buffered: true,
      durationThreshold: 40,
    });
  });

  describe('the report', () => {
    const define = (name: string, value: unknown, target: object = performance) =>
      Object.defineProperty(target, name, { value, configurable: true });
    const startMeasuring = async (url = `${shop}/`) => {
      browser.visit({ url });
      define('visibilityState', 'visible', document);
      const { measureVitals } = await import('./vitals.ts');
      const report = jest.fn();
      measureVitals(url, report);
      return report;
    };
    const reportedEvents = (report: jest.Mock) => report.mock.calls.map(([event]) => event);
    afterEach(() => void Reflect.deleteProperty(performance, 'interactionCount'));

    test('ignores one of fifty interactions if the browser counts them', async () => {
      browser.performanceEntries = {
        event: [1, 2].map((id) => ({ interactionId: id, duration: id * 100 })),
        'first-input': [],
      };
      define('interactionCount', 50);
      const report = await startMeasuring();
      browser.hidePages();
      expect(reportedEvents(report)[0].vitals.inp).toBe(100);
      Reflect.deleteProperty(performance, 'interactionCount');
      const uncounted = await startMeasuring();
      browser.hidePages();
      expect(reportedEvents(uncounted)[0].vitals.inp).toBe(200);
    });

    test('has an LCP relative to the activation of a prerendered page', async () => {
      const report = await startMeasuring();
      jest
        .spyOn(performance, 'getEntriesByType')
        .mockReturnValue([{ activationStart: 1000 }] as unknown as PerformanceEntryList);
      browser.hidePages();
      expect(reportedEvents(report)[0].vitals.lcp).toBe(204);
    });

    test('is not sent when the browser supports no vitals', async () => {
      browser.performanceEntries = {};
      const report = await startMeasuring();
      browser.hidePages();
      expect(report).not.toHaveBeenCalled();
    });

    test('is sent when the page is hidden', async () => {
      const report = await startMeasuring();
      dispatchEvent(new Event('visibilitychange'));
      expect(report).not.toHaveBeenCalled();
      define('visibilityState', 'hidden', document);
      dispatchEvent(new Event('visibilitychange'));
      expect(report).toHaveBeenCalledTimes(1);
    });
  });
});
