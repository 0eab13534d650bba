import { installTrackedBrowser, type TrackedBrowser, waitFor } from './testing.ts';

const shop = 'https://shop.example';
const urlWithSecret = `${shop}/ar/auth/reset-password?token=secret`;

let browser: TrackedBrowser;

beforeEach(() => {
  browser = installTrackedBrowser();
});

type BeforeSend = (event: { type: string; url: string }) => unknown;

/** Command queue of the analytics script. */
const commandQueue = () => (globalThis as { vaq?: [string, unknown][] }).vaq ?? [];

async function trackTwoEvents() {
  browser.visit({ url: `${shop}/`, analyticsPath: '/stats' });
  const { track } = await import('./track.ts');
  const { trackingLog } = await import('./tracking-log.ts');
  track({ type: 'page-view' });
  track({ type: 'search', text: 'kaftan' });
  // Both events are logged for the API and for analytics.
  await waitFor(
    () => trackingLog.get().length >= 4 && trackingLog.get().every(({ status }) => status !== 'sending'),
  );
  const beforeSend = commandQueue()[0]?.[1] as BeforeSend;
  const statuses = () =>
    trackingLog
      .get()
      .flatMap(({ destination, name, status }) => (destination === 'analytics' ? `${name} ${status}` : []));
  return { beforeSend, statuses };
}

describe('analytics', () => {
  test('queues events until the analytics script has loaded', async () => {
    const { statuses } = await trackTwoEvents();
    expect(commandQueue().map(([name]) => name)).toEqual(['beforeSend', 'event']);
    expect(statuses()).toEqual(['page-view handedOver', 'search handedOver']);
  });

  test('reads the delivery status from the response status', async () => {
    const { statuses } = await trackTwoEvents();
    browser.addResourceTiming(`${shop}/stats/insights/view`, 200);
    expect(statuses()).toEqual(['page-view sent', 'search handedOver']);
    browser.addResourceTiming(`${shop}/stats/insights/event`, 0);
    expect(statuses()).toEqual(['page-view sent', 'search blocked']);
  });

  test('awaits the responses of the latest 50 events only', async () => {
    const { statuses } = await trackTwoEvents();
    const { track } = await import('./track.ts');
    for (let count = 0; count < 50; count += 1) track({ type: 'search', text: `${count}` });
    await waitFor(() => statuses().length === 52 && statuses().every((status) => status.endsWith('Over')));
    for (const kind of ['view', 'event']) browser.addResourceTiming(`${shop}/stats/insights/${kind}`, 200);
    expect(statuses().slice(0, 3)).toEqual(['page-view handedOver', 'search handedOver', 'search sent']);
  });

  test('logs every event as blocked when the script is blocked', async () => {
    browser.blocksScripts = true;
    expect((await trackTwoEvents()).statuses()).toEqual(['page-view blocked', 'search blocked']);
  });

  test('queues its filter and the latest events while the script is blocked', async () => {
    browser.blocksScripts = true;
    const { statuses } = await trackTwoEvents();
    const { track } = await import('./track.ts');
    for (let count = 0; count < 60; count += 1) track({ type: 'search', text: `${count}` });
    track({ type: 'page-view' });
    track({ type: 'filter', query: 'color=Black' });
    await waitFor(() => statuses().length === 64 && statuses().every((status) => status.endsWith('blocked')));
    const names = commandQueue().map(([name, event]) => (event as { name?: string })?.name ?? name);
    expect(names).toHaveLength(50);
    expect([names[0], names[1], names.at(-1)]).toEqual(['beforeSend', 'search', 'filter']);
  });

  test('drops events of the script after consent is withdrawn', async () => {
    const { beforeSend } = await trackTwoEvents();
    const event = { type: 'pageview', url: `${shop}/shop` };
    expect(beforeSend(event)).toBe(event);
    browser.choose('denied');
    expect(beforeSend(event)).toBeNull();
  });

  test.each(['/campaigns', '/ar/preview', '/auth/reset-password?token=secret'])(
    'drops page views of %s',
    async (path) => {
      const { beforeSend } = await trackTwoEvents();
      expect(beforeSend({ type: 'pageview', url: shop + path })).toBeNull();
    },
  );

  test('does not load the script when the referrer has secrets', async () => {
    browser.visit({ url: `${shop}/`, referrer: urlWithSecret, analyticsPath: '/stats' });
    const { track } = await import('./track.ts');
    track({ type: 'page-view' });
    await waitFor(() => browser.requests.length > 0);
    expect(commandQueue()).toEqual([]);
  });
});
