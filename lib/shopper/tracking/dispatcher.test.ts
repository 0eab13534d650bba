import { createToken } from '../../platform/auth/testing.ts';
import { storageKeys } from '../../platform/browser-storage/keys.ts';
import { installTrackedBrowser, type TrackedBrowser, waitFor } from './testing.ts';

const shop = 'https://shop.example';
const urlWithSecret = `${shop}/auth/reset-password?email=a%40b.example&token=secret`;
const item = { productId: 7, itemId: 'RIDA-7', title: 'Abaya', price: 215_050 };

let browser: TrackedBrowser;

beforeEach(() => {
  browser = installTrackedBrowser();
});

const importTrack = () => import('./track.ts');
const waitForSent = (count: number) => waitFor(() => browser.requests.length >= count);
const events = () => browser.requests.map(({ body }) => body);
const storedKeys = () => [...browser.stored.keys()].sort();

async function waitForStatuses(count: number) {
  const { trackingLog } = await import('./tracking-log.ts');
  await waitFor(
    () => trackingLog.get().length >= count && trackingLog.get().every(({ status }) => status !== 'sending'),
  );
  return trackingLog.get().map(({ destination, name, status }) => `${destination} ${name} ${status}`);
}

describe('dispatcher', () => {
  test('begins with the page view of a landing page left early', async () => {
    browser.visit({ url: `${shop}/?utm_source=news` });
    const { track } = await importTrack();
    const { initialUrl } = await import('./page-url.ts');
    browser.goTo(`${shop}/shop`);
    track({ type: 'page-view' }, initialUrl());
    track({ type: 'page-view' });
    await waitForSent(2);
    expect(events()).toMatchObject([
      { pageUrl: `${shop}/?utm_source=news`, referrer: '', utmSource: 'news', first: { utm_source: 'news' } },
      { pageUrl: `${shop}/shop`, referrer: `${shop}/?utm_source=news`, utmSource: 'news' },
    ]);
  });

  test('sends click ids, channel and time of both touchpoints', async () => {
    browser.visit({ url: `${shop}/?gclid=g1`, referrer: 'https://www.google.com/' });
    const { track } = await importTrack();
    track({ type: 'page-view' });
    track({ type: 'search', text: 'kaftan' });
    await waitForSent(2);
    const touchpoint = { utm_source: 'organic', clickIds: { gclid: 'g1' }, channel: 'search' };
    const occurredAt = expect.stringMatching(/^\d{4}-.*Z$/);
    for (const event of events())
      expect(event).toMatchObject({
        utmSource: 'organic',
        clickIds: { gclid: 'g1' },
        channel: 'search',
        first: { ...touchpoint, occurredAt },
      });
  });

  test('gives events before the page view the referrer of that view', async () => {
    browser.visit({ url: `${shop}/`, referrer: 'https://elsewhere.example/' });
    const { track } = await importTrack();
    track({ type: 'page-view' });
    await waitForSent(1);
    browser.goTo(`${shop}/shop/shop-details/abaya`);
    track({ type: 'product-view', item });
    track({ type: 'page-view' });
    await waitForSent(3);
    expect(events().map(({ eventType, referrer }) => [eventType, referrer])).toEqual([
      ['page-view', 'https://elsewhere.example/'],
      ['page-view', `${shop}/`],
      ['product-view', `${shop}/`],
    ]);
  });

  test('dates a page view no later than other events of its page', async () => {
    browser.visit({ url: `${shop}/shop/shop-details/abaya` });
    const { track } = await importTrack();
    const now = jest.spyOn(Date, 'now').mockReturnValueOnce(1000).mockReturnValueOnce(1004);
    track({ type: 'product-view', item });
    track({ type: 'page-view' });
    now.mockRestore();
    await waitForSent(2);
    expect(events().map(({ eventType, occurredAt }) => [eventType, Date.parse(occurredAt)])).toEqual([
      ['page-view', 1000],
      ['product-view', 1000],
    ]);
  });

  test('redacts the password token in the page URL and the next referrer', async () => {
    browser.visit({ url: urlWithSecret, adPixelId: '1' });
    const { track } = await importTrack();
    track({ type: 'page-view' });
    browser.goTo(`${shop}/auth/login`);
    track({ type: 'page-view' });
    expect(await waitForStatuses(3)).toEqual([
      'log page-view sent',
      'log page-view sent',
      'pixel PageView handedOver',
    ]);
    expect(events()).toMatchObject([
      { pageUrl: `${shop}/auth/reset-password`, referrer: '' },
      { pageUrl: `${shop}/auth/login`, referrer: `${shop}/auth/reset-password` },
    ]);
    const { trackingLog } = await import('./tracking-log.ts');
    expect(JSON.stringify([browser.requests, trackingLog.get()])).not.toMatch(/secret|b\.example/);
  });

  test('sends nothing to the pixel when the referrer has secrets', async () => {
    browser.visit({ url: `${shop}/auth/login`, referrer: urlWithSecret, adPixelId: '1' });
    (await importTrack()).track({ type: 'page-view' });
    expect(await waitForStatuses(1)).toEqual(['log page-view sent']);
    expect(events()).toMatchObject([{ referrer: `${shop}/auth/reset-password` }]);
  });

  describe('before the session is known', () => {
    const exp = Date.now() / 1000 + 600;
    const email = 'sara@rida.example';

    async function dispatchWith(token: string | null) {
      browser.visit({ url: shop, consentMode: 'ask' });
      jest.spyOn(console, 'warn').mockImplementation(() => {});
      if (token) browser.stored.set('access', token);
      const { dispatch } = await import('./dispatcher.ts');
      const { readClocks } = await import('../../platform/shop-time/clock-reading.ts');
      const { trackingLog } = await import('./tracking-log.ts');
      const { setSession } = await import('../../platform/auth/session.ts');
      const dispatched = dispatch([
        { event: { type: 'page-view' }, at: readClocks(), pageUrl: `${shop}/`, referrer: '' },
      ]);
      const sentEmail = () => (trackingLog.get()[0]?.payload as { email: string | null } | undefined)?.email;
      return { dispatched, sentEmail, setSession };
    }

    test('an event has the e-mail of a valid token', async () => {
      const { dispatched, sentEmail } = await dispatchWith(createToken({ exp, email }));
      await dispatched;
      expect(sentEmail()).toBe(email);
    });

    test('an event without a token has no e-mail', async () => {
      const { dispatched, sentEmail } = await dispatchWith(null);
      await dispatched;
      expect(sentEmail()).toBeNull();
    });

    test.each([
      ['has no e-mail', createToken({ exp })],
      ['has expired', createToken({ exp: 1, email: 'once@rida.example' })],
      ['is malformed', 'malformed'],
    ])('an event waits for the session when the token %s', async (_what, token) => {
      const { dispatched, sentEmail, setSession } = await dispatchWith(token);
      expect(sentEmail()).toBeUndefined();
      setSession({ status: 'customer', name: null, email });
      await dispatched;
      expect(sentEmail()).toBe(email);
    });

    test('an event is sent without e-mail when the page is left', async () => {
      const { dispatched, sentEmail } = await dispatchWith(createToken({ exp }));
      browser.hidePages();
      await dispatched;
      expect(sentEmail()).toBeNull();
    });
  });

  test.each([
    ['a day fast', 86_400_000],
    ['16 minutes slow', -960_000],
  ])('states the time of the shop while the clock is %s', async (_name, deviation) => {
    browser.visit({ url: `${shop}/` });
    browser.shopTime = () => Date.now() - deviation;
    const { track } = await importTrack();
    track({ type: 'page-view' });
    track({ type: 'product-view', item });
    await waitForSent(2);
    for (const { occurredAt, first } of events())
      for (const time of [occurredAt, first.occurredAt])
        expect(Math.abs(Date.parse(time) - browser.shopTime())).toBeLessThan(60_000);
  });

  test('neither refreshes nor ends a session whose token is rejected', async () => {
    browser.visit({ url: `${shop}/?utm_source=news` });
    const token = createToken({ exp: Date.now() / 1000 + 600, email: 'sara@rida.example' });
    browser.stored.set('access', token).set('refresh', 'refresh-token');
    browser.rejectedToken = token;
    (await importTrack()).track({ type: 'page-view' });
    expect(await waitForStatuses(1)).toEqual(['log page-view sent']);
    expect(browser.requests.map(({ path, bearer, body }) => [path, bearer, body.utmSource])).toEqual([
      ['/UtmTrackings/Log', `Bearer ${token}`, 'news'],
      ['/UtmTrackings/Log', null, 'news'],
    ]);
    expect(browser.stored.get('refresh')).toBe('refresh-token');
  });

  test('sends both calls of a cart addition with idempotency keys', async () => {
    browser.visit({ url: `${shop}/` });
    const { track } = await importTrack();
    track({ type: 'page-view' });
    track({ type: 'add-to-cart', item, quantity: 2 });
    await waitForSent(3);
    const { eventId } = events()[1] ?? {};
    expect(browser.requests[2]?.body).toEqual({ amount: '4301.00', productId: 7, productName: 'Abaya' });
    expect(browser.requests.slice(1).map(({ path, idempotencyKey }) => [path, idempotencyKey])).toEqual([
      ['/UtmTrackings/Log', eventId],
      ['/Facebook/track-event-cart', `${eventId}-cart`],
    ]);
  });

  test('sends events with their campaign while storage is forbidden', async () => {
    browser.isBlocked = true;
    browser.visit({ url: `${shop}/coat?utm_source=news` });
    const { track } = await importTrack();
    track({ type: 'page-view' });
    track({ type: 'product-view', item });
    await waitForSent(2);
    expect(events().map(({ eventType, utmSource }) => [eventType, utmSource])).toEqual([
      ['page-view', 'news'],
      ['product-view', 'news'],
    ]);
    expect(events()[1]?.sessionId).toBe(events()[0]?.sessionId);
  });

  describe('in mode ask', () => {
    async function visitWithCampaign() {
      browser.visit({ url: `${shop}/?utm_source=news`, consentMode: 'ask', adPixelId: '1' });
      (await importTrack()).track({ type: 'page-view' });
      return waitForStatuses(2);
    }

    test('holds events and stores nothing beyond the tab before the choice', async () => {
      const statuses = await visitWithCampaign();
      expect(statuses).toEqual(['log page-view held', 'pixel PageView held']);
      expect(storedKeys()).toEqual([]);
    });

    test('keeps the first touchpoint across page loads until the choice', async () => {
      await visitWithCampaign();
      const consentMode = 'ask';
      browser.visit({ url: `${shop}/shop`, referrer: `${shop}/?utm_source=news`, consentMode });
      (await importTrack()).track({ type: 'page-view' });
      await waitForStatuses(1);
      browser.visit({ url: `${shop}/shop/cart`, referrer: `${shop}/shop`, consentMode });
      (await importTrack()).track({ type: 'page-view' });
      await waitForStatuses(1);
      expect([browser.requests, storedKeys()]).toEqual([[], []]);
      browser.choose('granted');
      await waitForSent(1);
      expect(events()).toMatchObject([
        { utmSource: 'news', channel: 'direct', first: { utm_source: 'news' } },
      ]);
      expect([...browser.session]).toEqual([]);
    });

    test('clears session storage when consent is denied', async () => {
      await visitWithCampaign();
      expect([...browser.session.keys()]).toEqual(keysWithConsent('not denied', storageKeys.session));
      browser.choose('denied');
      expect([...browser.session]).toEqual([]);
    });

    const keysWithConsent = (consent: string, names: Record<string, { consent: string | null }>) =>
      Object.keys(names).filter((name) => names[name]?.consent === consent);

    test('persists session id and attribution when consent is granted', async () => {
      await visitWithCampaign();
      browser.choose('granted');
      await waitForSent(1);
      expect(storedKeys()).toEqual(['consent', ...keysWithConsent('granted', storageKeys.local)]);
      expect(browser.stored.get('session_id')).toBe(events()[0]?.sessionId);
    });

    test('stores and sends nothing when consent is denied', async () => {
      await visitWithCampaign();
      browser.choose('denied');
      expect(await waitForStatuses(2)).toEqual(['log page-view dropped', 'pixel PageView dropped']);
      expect(storedKeys()).toEqual(['consent']);
      expect(browser.requests).toEqual([]);
    });

    test('removes stored data when consent is withdrawn', async () => {
      await visitWithCampaign();
      browser.choose('granted');
      browser.choose('denied');
      (await importTrack()).track({ type: 'page-view' });
      await waitForStatuses(4);
      expect(storedKeys()).toEqual(['consent']);
    });
  });

  test('removes stored data when the browser objects', async () => {
    browser.visit({ url: `${shop}/`, globalPrivacyControl: true });
    browser.stored.set('utm_data', '{}').set('session_id', 'ec4be2ee-8ad4-4ac1-9d0f-4f4c4d9a0a3e');
    (await importTrack()).track({ type: 'page-view' });
    expect(await waitForStatuses(1)).toEqual(['log page-view dropped']);
    expect(storedKeys()).toEqual([]);
  });
});
