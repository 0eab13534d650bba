import type { Page } from '@playwright/test';
import { axeViolations } from './support/axe.ts';
import type { FakeUpstream } from './support/fake-upstream.ts';
import { holdScripts, trackPendingRequests } from './support/pending-requests.ts';
import { startStorefront } from './support/storefront.ts';
import { waitForHydration } from './support/test.ts';
import { expect, newSlug, test } from './support/test-with-fake-upstream.ts';

interface TrackedEvent {
  eventId: string;
  eventType: string;
  productId: string | number | null;
  value: string | number | null;
  sessionId: string;
  deviceType: string;
  latitude: number | null;
  pageUrl: string;
  json: string | null;
  utmSource: string;
  first: Record<string, string>;
}

/** Returns the events received by the upstream, in order. */
function receivedEvents(upstream: FakeUpstream): TrackedEvent[] {
  return upstream.calls
    .filter(({ path }) => path === '/UtmTrackings/Log')
    .map(({ body }) => JSON.parse(body));
}

const receivedTypes = (upstream: FakeUpstream) => receivedEvents(upstream).map(({ eventType }) => eventType);

async function openProduct(page: Page, origin: string, query = ''): Promise<void> {
  await page.goto(`${origin}/shop/shop-details/${newSlug()}${query}`);
  await waitForHydration(page);
}

/** Leaves the page, which flushes queued events, and waits for a later response. */
async function leavePage(page: Page): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/robots.txt`);
}

test.describe('tracking', () => {
  test('delivers each action of a visit exactly once', async ({ page, upstream, storefront }) => {
    await openProduct(page, storefront.origin, '?utm_source=news');
    const panel = page.getByRole('main');
    await panel.getByRole('button', { name: 'Add To Cart', exact: true }).click();
    await panel.getByRole('button', { name: 'Add To Wishlist' }).first().click();
    await panel.getByRole('button', { name: 'Add To Compare' }).first().click();
    const search = page.getByRole('combobox', { name: 'Search for Products...' });
    await search.fill('kaftan');
    await page.keyboard.press('Enter');
    await page.waitForURL(/searchText=kaftan/);
    await search.fill('');
    await page.getByRole('option', { name: 'kaftan' }).click();
    await expect
      .poll(() =>
        receivedEvents(upstream).flatMap(({ eventType, value }) => (eventType === 'search' ? value : [])),
      )
      .toEqual(['kaftan', 'kaftan']);
    for (const list of ['wishlist', 'compare', 'cart']) {
      await page.goto(`${storefront.origin}/shop/${list}`);
      await panel
        .getByRole('button', { name: /^Remove / })
        .first()
        .click();
    }
    await expect
      .poll(() =>
        receivedTypes(upstream)
          .filter((type) => !['page-view', 'web-vitals'].includes(type))
          .sort(),
      )
      .toEqual([
        'add-to-cart',
        'compare',
        'compare',
        'product-view',
        'remove-from-cart',
        'search',
        'search',
        'wishlist',
        'wishlist',
      ]);
    const events = receivedEvents(upstream);
    expect(new Set(events.map(({ eventId }) => eventId)).size).toBe(events.length);
    expect(new Set(events.map(({ sessionId }) => sessionId)).size).toBe(1);
    expect(events.every(({ utmSource }) => utmSource === 'news')).toBe(true);
    const listEvents = events.filter(({ eventType }) => ['wishlist', 'compare'].includes(eventType));
    expect(listEvents.map(({ eventType, value, productId }) => [eventType, value, productId])).toEqual(
      ['added', 'removed'].flatMap((value) =>
        ['wishlist', 'compare'].map((list) => [list, value, expect.anything()]),
      ),
    );
    const added = events.find(({ eventType }) => eventType === 'add-to-cart');
    expect(JSON.parse(added?.json ?? '{}')).toMatchObject({ quantity: 1 });
    const cart = upstream.calls.filter(({ path }) => path === '/Facebook/track-event-cart');
    expect(cart.map(({ body }) => JSON.parse(body))).toEqual([
      {
        amount: expect.stringMatching(/^\d+\.\d\d$/),
        productId: added?.productId,
        productName: expect.any(String),
      },
    ]);
  });

  test('keeps a campaign when the landing page is left before scripts load', async ({
    page,
    upstream,
    storefront,
  }) => {
    const script = /\.js(?:\?|$)/;
    await page.route(script, (route) => (page.url().includes('utm_') ? route.abort() : route.continue()));
    await page.goto(`${storefront.origin}/shop/shop-details/${newSlug()}?utm_source=news`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect.poll(() => receivedEvents(upstream).map(({ utmSource }) => utmSource)).toEqual(['news']);
    expect(receivedEvents(upstream)[0]?.first.utm_source).toBe('news');
  });

  test('counts a landing page left before tracking code loads', async ({ page, upstream, storefront }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const landing = `${storefront.origin}/shop/shop-details/${newSlug()}?utm_source=news`;
    const html = await (await page.request.get(landing)).text();
    await page.route(/\/_next\/static\/chunks\//, async (route) => {
      if (!html.includes(new URL(route.request().url()).pathname)) await released;
      await route.continue();
    });
    await page.goto(landing, { waitUntil: 'commit' });
    // Deferred components are delayed too.
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    // Next notices history changes once it has replaced pushState.
    await page.waitForFunction(() => !String(history.pushState).includes('native code'));
    await page.evaluate(() => history.pushState(null, '', '/shop/cart'));
    release();
    const views = () => receivedEvents(upstream).filter(({ eventType }) => eventType === 'page-view');
    await expect
      .poll(() => new Set(views().map(({ pageUrl }) => pageUrl)))
      .toEqual(new Set([landing, `${storefront.origin}/shop/cart`]));
    expect(
      receivedEvents(upstream).every(
        ({ utmSource, first }) => [utmSource, first.utm_source].join() === 'news,news',
      ),
    ).toBe(true);
  });

  test('delivers an event when the page is left immediately', async ({ page, upstream, storefront }) => {
    await openProduct(page, storefront.origin);
    await expect.poll(() => receivedTypes(upstream)).toContain('product-view');
    await page.getByRole('main').getByRole('button', { name: 'Add To Cart', exact: true }).click();
    await expect(page.getByRole('button', { name: /Shopping cart, 1 items/ })).toBeVisible();
    await page.goto('about:blank');
    await expect.poll(() => receivedTypes(upstream)).toContain('add-to-cart');
  });

  test('retries a failing upstream a limited number of times', async ({ page, upstream, storefront }) => {
    await page.clock.install();
    const waitForRequests = trackPendingRequests(page);
    upstream.setBehaviour('/UtmTrackings', 'status 500');
    await openProduct(page, storefront.origin);
    await expect.poll(() => receivedTypes(upstream).length).toBeGreaterThan(0);
    await page.clock.runFor(1000);
    await page.clock.runFor(10_000);
    await page.clock.runFor(60_000);
    await page.clock.runFor(600_000);
    await waitForRequests();
    const attempts = new Map<string, number>();
    for (const { eventId } of receivedEvents(upstream))
      attempts.set(eventId, (attempts.get(eventId) ?? 0) + 1);
    expect(Math.max(...attempts.values())).toBeLessThanOrEqual(4);
    await page.getByRole('main').getByRole('button', { name: 'Add To Cart', exact: true }).click();
    await expect(page.getByRole('button', { name: /Shopping cart, 1 items/ })).toBeVisible();
  });

  test('does not affect the page when events are blocked', async ({ page, upstream, storefront }) => {
    const uncaught: string[] = [];
    page.on('pageerror', (error) => uncaught.push(error.message));
    await page.route(/UtmTrackings|track-event-cart/, (route) => route.abort('blockedbyclient'));
    await openProduct(page, storefront.origin);
    await page.getByRole('main').getByRole('button', { name: 'Add To Cart', exact: true }).click();
    await expect(page.getByRole('button', { name: /Shopping cart, 1 items/ })).toBeVisible();
    expect(uncaught).toEqual([]);
    expect(receivedEvents(upstream)).toEqual([]);
  });

  test('counts visits without browser storage', async ({ page, upstream, storefront }) => {
    const uncaught: string[] = [];
    page.on('pageerror', (error) => uncaught.push(error.message));
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('forbidden', 'SecurityError');
          },
        });
      }
    });
    await openProduct(page, storefront.origin, '?utm_source=news');
    await expect
      .poll(() => receivedEvents(upstream).map(({ utmSource }) => utmSource))
      .toEqual(['news', 'news']);
    expect(uncaught).toEqual([]);
  });

  test('sends the position only if already permitted', async ({ browser, page, upstream, storefront }) => {
    await openProduct(page, storefront.origin);
    await expect.poll(() => receivedEvents(upstream).map(({ latitude }) => latitude)).toEqual([null, null]);
    const permittedContext = await browser.newContext({
      permissions: ['geolocation'],
      geolocation: { latitude: 30, longitude: 31 },
    });
    const permittedPage = await permittedContext.newPage();
    await openProduct(permittedPage, storefront.origin);
    await expect
      .poll(() => receivedEvents(upstream).map(({ latitude }) => latitude))
      .toEqual([null, null, 30, 30]);
    await permittedContext.close();
  });

  test.describe('with required consent', () => {
    const consentOrigin = (port: number) => `http://layl.localhost:${port}`;

    test('queues events until consent is granted', async ({ page, upstream, storefront }) => {
      await openProduct(page, consentOrigin(storefront.port), '?utm_source=news');
      const banner = page.getByRole('region', { name: 'Privacy' });
      await banner.waitFor();
      expect(receivedEvents(upstream)).toEqual([]);
      const storedKeys = () =>
        page.evaluate(() => ['session_id', 'utm_data'].filter((key) => localStorage.getItem(key)));
      expect(await storedKeys()).toEqual([]);
      await banner.getByRole('button', { name: 'Accept' }).click();
      await expect(banner).toBeHidden();
      await expect.poll(() => receivedTypes(upstream).sort()).toEqual(['page-view', 'product-view']);
      expect(receivedEvents(upstream)[0]?.utmSource).toBe('news');
      expect(await storedKeys()).toEqual(['session_id', 'utm_data']);
    });

    test('shows the consent bar at first paint and accepts early clicks', async ({
      page,
      upstream,
      storefront,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const release = await holdScripts(page);
      await page.goto(`${consentOrigin(storefront.port)}/auth/login`, { waitUntil: 'commit' });
      const bar = page.getByRole('region', { name: 'Privacy' });
      // Before fonts load the bar may need one more line.
      await expect.poll(async () => (await bar.boundingBox())?.height).toBeLessThanOrEqual(64);
      const box = await bar.boundingBox();
      const signInBox = await page.getByRole('button', { name: 'Sign In' }).boundingBox();
      expect((signInBox?.y ?? 0) + (signInBox?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
      await bar.getByRole('button', { name: 'Accept' }).click();
      await expect(bar).toBeHidden();
      release();
      await expect.poll(() => receivedTypes(upstream)).toEqual(['page-view']);
      await page.getByRole('button', { name: 'Privacy choices' }).click();
      await expect(bar.getByRole('button', { name: 'Accept' })).toBeVisible();
    });

    test('discards queued events when consent is declined', async ({ page, upstream, storefront }) => {
      await openProduct(page, consentOrigin(storefront.port));
      await page.getByRole('button', { name: 'Decline' }).click();
      await page.reload();
      await waitForHydration(page);
      await expect(page.getByRole('region', { name: 'Privacy' })).toBeHidden();
      await leavePage(page);
      expect(receivedEvents(upstream)).toEqual([]);
      await page.goBack();
      await page.getByRole('button', { name: 'Privacy choices' }).click();
      await page.getByRole('button', { name: 'Accept' }).click();
      await page.reload();
      await expect.poll(() => receivedTypes(upstream)).toContain('page-view');
    });
  });

  test('respects Global Privacy Control without asking', async ({ page, upstream, storefront }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    });
    await openProduct(page, storefront.origin);
    await page.getByRole('main').getByRole('button', { name: 'Add To Cart', exact: true }).click();
    await expect(page.getByRole('button', { name: /Shopping cart, 1 items/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Privacy' })).toBeHidden();
    await leavePage(page);
    expect(receivedEvents(upstream)).toEqual([]);
  });

  test('loads the inspector only on request', async ({ page, storefront }) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text());
    });
    const allScripts = async () => (await Promise.all(scripts)).join('');
    await openProduct(page, storefront.origin, '?utm_source=news');
    await page.waitForLoadState('networkidle');
    expect(await allScripts()).not.toContain('inspect_tracking_panel');
    await openProduct(page, storefront.origin, '?utm_source=mail&inspect=tracking');
    const panel = page.getByRole('region', { name: 'What this browser sends' });
    await expect(panel.getByRole('row', { name: 'utm_source mail news mail' })).toBeVisible();
    await expect(panel.getByText('product-view', { exact: true })).toBeVisible();
    await panel.getByText('product-view', { exact: true }).click();
    await expect(panel.getByText('"eventType": "product-view"')).toBeVisible();
    expect(await allScripts()).toContain('inspect_tracking_panel');
  });

  test('keeps the inspector in place until closed', async ({ page, context, storefront }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openProduct(page, storefront.origin, '?inspect=tracking');
    const panel = page.getByRole('region', { name: 'What this browser sends' });
    const top = async () => (await panel.boundingBox())?.y ?? 0;
    const addToCart = page.getByRole('main').getByRole('button', { name: 'Add To Cart', exact: true });
    await expect(panel.getByText('product-view', { exact: true })).toBeVisible();
    await addToCart.click();
    await panel.getByRole('button', { name: 'Copy everything' }).click();
    await expect(panel.getByRole('status')).toHaveText('Copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      '"eventType": "product-view"',
    );
    await panel.getByRole('button', { name: 'Clear the events' }).click();
    await expect(panel.getByRole('heading', { name: 'Events (0)' })).toBeVisible();
    await expect.poll(top).toBe(0);
    await panel.getByRole('button', { name: 'Move to the next corner' }).click();
    await panel.getByRole('button', { name: 'Minimize inspector' }).click();
    await page.goto(`${storefront.origin}/shop/cart`);
    await panel.getByRole('button', { name: 'Open inspector' }).click();
    await expect(panel.getByText('page-view', { exact: true })).toBeVisible();
    expect(await top()).toBeGreaterThan(300);
    await panel.getByRole('button', { name: 'Close inspector' }).click();
    await page.reload({ waitUntil: 'networkidle' });
    await expect(panel).toBeHidden();
  });

  test('shows the inspector in Arabic on Arabic pages', async ({ page, storefront }) => {
    await page.goto(`${storefront.origin}/ar/shop/cart?inspect=tracking`);
    const panel = page.getByRole('region', { name: 'ما يرسله هذا المتصفح' });
    await expect(panel.getByText('الموافقة: لم يُختر بعد')).toBeVisible();
    await expect(panel.getByText(/السجل · page-view · وصل/)).toBeVisible();
    expect(await panel.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
    expect(await axeViolations(page, '[aria-label="ما يرسله هذا المتصفح"]')).toEqual([]);
  });

  test.describe('with an ad pixel', () => {
    test('sends page views and cart additions with feed ids', async ({ page, upstream }) => {
      test.setTimeout(120_000);
      const shop = await startStorefront({ API_BASE_URL: upstream.url, AD_PIXEL_ID: '1234567890' });
      try {
        const stub =
          'fbq.callMethod = (...call) => (window.pixelCalls ??= []).push(call); fbq.queue.forEach((c) => fbq.callMethod(...c));';
        await page.route('https://connect.facebook.net/**', (route) =>
          route.fulfill({ contentType: 'text/javascript', body: stub }),
        );
        await openProduct(page, shop.origin);
        await page.getByRole('main').getByRole('button', { name: 'Add To Cart', exact: true }).click();
        const pixelCalls = () =>
          page.evaluate(() => (window as { pixelCalls?: unknown[][] }).pixelCalls ?? []);
        await expect
          .poll(async () => (await pixelCalls()).map((call) => call[1]))
          .toEqual(['autoConfig', '1234567890', 'PageView', 'AddToCart']);
        const added = (await pixelCalls()).at(-1);
        await expect.poll(() => receivedTypes(upstream)).toContain('add-to-cart');
        const { itemId } = JSON.parse(
          receivedEvents(upstream).find(({ eventType }) => eventType === 'add-to-cart')?.json ?? '{}',
        );
        expect(added?.[2]).toMatchObject({ content_ids: [itemId], content_type: 'product' });

        // The inspector shows the delivery status.
        const reportingStub = `${stub} const record = fbq.callMethod; fbq.callMethod = (...call) => {
        record(...call);
        if (call[0] === 'track') new Image().src = 'https://www.facebook.com/tr/?eid=' + call[3].eventID;
      };`;
        const statuses = page
          .getByRole('region', { name: 'What this browser sends' })
          .getByText(/^\S+ pixel/);
        const openWithPixel = async (script: string | null, response: string | null) => {
          await page.route('https://connect.facebook.net/**', (route) =>
            script === null ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: script }),
          );
          await page.route('https://www.facebook.com/**', (route) =>
            response === null
              ? route.abort()
              : route.fulfill({ contentType: 'image/svg+xml', body: response }),
          );
          await openProduct(page, shop.origin, '?inspect=tracking');
        };
        const queueingStub = reportingStub
          .replace(/fbq.queue[^;]*;/, '')
          .concat('fbq.queue.forEach((c) => fbq.callMethod(...c));');
        await openWithPixel(queueingStub, '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
        await expect(statuses).toContainText('PageView · arrived');
        await openWithPixel(queueingStub, null);
        await expect(statuses).toContainText('PageView · blocked');
        await openWithPixel(null, null);
        await expect(statuses).toContainText('PageView · blocked');
      } finally {
        await shop.stop();
      }
    });
  });
});
