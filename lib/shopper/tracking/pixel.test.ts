import { installTrackedBrowser, type TrackedBrowser, waitFor } from './testing.ts';

const shop = 'https://shop.example';
const item = { productId: 7, itemId: 'RIDA-7', title: 'Abaya', price: 215_050 };

let browser: TrackedBrowser;

beforeEach(() => {
  browser = installTrackedBrowser();
});

/** Command queue for the provider's script. */
const pixelQueue = () => (globalThis as unknown as { fbq: { queue: unknown[][] } }).fbq.queue;

/** Tracks a page view and a product view in a shop with a pixel; returns a reader of their delivery statuses. */
async function trackPageAndProductView(visit: Partial<Parameters<TrackedBrowser['visit']>[0]> = {}) {
  browser.visit({ url: `${shop}/`, adPixelId: '1', ...visit });
  const { track } = await import('./track.ts');
  const { trackingLog } = await import('./tracking-log.ts');
  track({ type: 'page-view' });
  track({ type: 'product-view', item });
  const pixelEntries = () => trackingLog.get().filter(({ destination }) => destination === 'pixel');
  await waitFor(
    () => pixelEntries().length > 0 && pixelEntries().every(({ status }) => status !== 'sending'),
  );
  return { statuses: () => pixelEntries().map(({ name, status }) => `${name} ${status}`) };
}

const requestUrlOf = (index: number) => {
  const [, , , { eventID }] = pixelQueue()[index] as [string, string, object, { eventID: string }];
  return `https://www.facebook.com/tr/?id=1&ev=PageView&eid=${eventID}`;
};

describe('pixel', () => {
  test('sends the event id that the API receives, without automatic events', async () => {
    await trackPageAndProductView();
    const [{ body } = { body: null }] = browser.requests;
    expect(pixelQueue()).toEqual([
      ['set', 'autoConfig', false, '1'],
      ['init', '1'],
      ['track', 'PageView', {}, { eventID: body?.eventId }],
    ]);
  });

  test('sends product views only when configured for all events', async () => {
    expect((await trackPageAndProductView({ adPixelEvents: 'all' })).statuses()).toEqual([
      'PageView handedOver',
      'ViewContent handedOver',
    ]);
  });

  test('reads the delivery status from the image request', async () => {
    const { statuses } = await trackPageAndProductView({ adPixelEvents: 'all' });
    browser.endImageRequest(requestUrlOf(2), 'load');
    expect(statuses()).toEqual(['PageView sent', 'ViewContent handedOver']);
    browser.endImageRequest(requestUrlOf(3), 'error');
    expect(statuses()).toEqual(['PageView sent', 'ViewContent blocked']);
  });

  test('uses only the first load or error event of a request', async () => {
    const { statuses } = await trackPageAndProductView();
    browser.endImageRequest(requestUrlOf(2), 'load');
    browser.endImageRequest(requestUrlOf(2), 'error');
    expect(statuses()).toEqual(['PageView sent']);
  });

  test('ignores other image requests', async () => {
    const { statuses } = await trackPageAndProductView();
    browser.endImageRequest(`${shop}/uploads/abaya.jpg`, 'error');
    browser.endImageRequest('https://www.facebook.com/tr/?eid=other', 'error');
    expect(statuses()).toEqual(['PageView handedOver']);
  });

  test('logs every event as blocked when the script is blocked', async () => {
    browser.blocksScripts = true;
    expect((await trackPageAndProductView()).statuses()).toEqual(['PageView blocked']);
  });

  test('forwards consent changes to the provider', async () => {
    await trackPageAndProductView();
    browser.choose('denied');
    browser.choose('granted');
    expect(pixelQueue().slice(3)).toEqual([
      ['consent', 'revoke'],
      ['consent', 'grant'],
    ]);
  });

  test('queues set-up, consent and the latest events while the script is blocked', async () => {
    browser.blocksScripts = true;
    const { statuses } = await trackPageAndProductView();
    browser.choose('denied');
    browser.choose('granted');
    const { track } = await import('./track.ts');
    for (let count = 1; count <= 60; count += 1)
      track({ type: 'initiate-checkout', total: count * 100, currency: 'EGP' });
    await waitFor(() => statuses().length === 61 && statuses().every((status) => status.endsWith('blocked')));
    const commands = pixelQueue().map(([command]) => command);
    expect(commands).toEqual([
      ...['set', 'init', 'consent', 'consent'],
      ...Array.from({ length: 46 }, () => 'track'),
    ]);
    const values = pixelQueue().flatMap(
      ([, , parameters]) => (parameters as { value?: number })?.value ?? [],
    );
    expect([values[0], values.at(-1)]).toEqual([15, 60]);
  });

  test('records for the inspector what a missing pixel would get', async () => {
    jest.spyOn(console, 'info').mockImplementation();
    browser.visit({ url: `${shop}/?inspect=tracking`, adPixelId: '', trackingTest: true });
    const { track } = await import('./track.ts');
    const { trackingLog } = await import('./tracking-log.ts');
    track({ type: 'page-view' });
    await waitFor(() => trackingLog.get().length === 3);
    const recorded = trackingLog.get().filter(({ status }) => status === 'recorded');
    expect(recorded.map(({ destination, name }) => [destination, name])).toEqual([
      ['pixel', 'PageView'],
      ['analytics', 'page-view'],
    ]);
    expect(window.fbq).toBeUndefined();
  });

  test('logs a missing pixel id once', async () => {
    const logged = jest.spyOn(console, 'info').mockClear();
    browser.visit({ url: `${shop}/`, adPixelId: '' });
    const { track } = await import('./track.ts');
    for (const count of [1, 2, 3]) {
      track({ type: 'page-view' });
      await waitFor(() => browser.requests.length === count);
      expect(logged.mock.calls).toEqual([['The ad pixel id is missing: no pixel is loaded.']]);
    }
  });
});
