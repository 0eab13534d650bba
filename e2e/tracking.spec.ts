import type { Page } from '@playwright/test';
import type { FakeUpstream } from './support/fake-upstream.ts';
import { holdScripts, trackPendingRequests } from './support/pending-requests.ts';
import { waitForHydration } from './support/test.ts';
import { expect, newSlug, test } from './support/test-with-fake-upstream.ts';
import { cartButton } from './support/visitor.ts';

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

test.describe('tracking', () => {
  test('delivers each action of a visit exactly once', { tag: '@main' }, async ({
    page,
    upstream,
    storefront,
  }) => {
    await openProduct(page, storefront.origin, '?utm_source=news');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Add To Cart', exact: true }).click();
    for (const isPressed of ['true', 'false']) {
      for (const name of ['Add To Wishlist', 'Add To Compare']) {
        const toggle = main.getByRole('button', { name }).first();
        await toggle.click();
        await expect(toggle).toHaveAttribute('aria-pressed', isPressed);
      }
    }
    const cart = page.getByRole('dialog', { name: 'Shopping Cart' });
    await cartButton(page).click();
    await cart.getByRole('button', { name: /^Remove / }).click();
    await page.keyboard.press('Escape');
    await expect(cart).toBeHidden();
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
    const cartCalls = upstream.calls.filter(({ path }) => path === '/Facebook/track-event-cart');
    expect(cartCalls.map(({ body }) => JSON.parse(body))).toEqual([
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
    const scriptUrl = /\.js(?:\?|$)/;
    await page.route(scriptUrl, (route) => (page.url().includes('utm_') ? route.abort() : route.continue()));
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
    const landingUrl = `${storefront.origin}/shop/shop-details/${newSlug()}?utm_source=news`;
    const html = await (await page.request.get(landingUrl)).text();
    await page.route(/\/_next\/static\/chunks\//, async (route) => {
      if (!html.includes(new URL(route.request().url()).pathname)) await released;
      await route.continue();
    });
    await page.goto(landingUrl, { waitUntil: 'commit' });
    // Does not wait for deferred components, because their scripts are delayed too.
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    // Next notices history changes once it has replaced pushState.
    await page.waitForFunction(() => !String(history.pushState).includes('native code'));
    await page.evaluate(() => history.pushState(null, '', '/shop/cart'));
    release();
    const pageViews = () => receivedEvents(upstream).filter(({ eventType }) => eventType === 'page-view');
    await expect
      .poll(() => new Set(pageViews().map(({ pageUrl }) => pageUrl)))
      .toEqual(new Set([landingUrl, `${storefront.origin}/shop/cart`]));
    expect(
      receivedEvents(upstream).every(
        ({ utmSource, first }) => [utmSource, first.utm_source].join() === 'news,news',
      ),
    ).toBe(true);
  });

  test('delivers an event when the page is left immediately', async ({
    page,
    context,
    upstream,
    storefront,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 30, longitude: 31 });
    await openProduct(page, storefront.origin);
    await test.step('events have the position that the visitor has permitted', async () => {
      await expect.poll(() => receivedEvents(upstream).map(({ latitude }) => latitude)).toEqual([30, 30]);
    });
    await page.getByRole('main').getByRole('button', { name: 'Add To Cart', exact: true }).click();
    await expect(page.getByRole('button', { name: /Shopping cart, 1 items/ })).toBeVisible();
    await page.goto('about:blank');
    await expect.poll(() => receivedTypes(upstream)).toContain('add-to-cart');
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
      const barBox = await bar.boundingBox();
      const signInBox = await page.getByRole('button', { name: 'Sign In' }).boundingBox();
      expect((signInBox?.y ?? 0) + (signInBox?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0);
      await bar.getByRole('button', { name: 'Accept' }).click();
      await expect(bar).toBeHidden();
      release();
      await expect.poll(() => receivedTypes(upstream)).toEqual(['page-view']);
      await page.getByRole('button', { name: 'Privacy choices' }).click();
      await expect(bar.getByRole('button', { name: 'Accept' })).toBeVisible();
    });
  });

  test('loads the inspector only on request', async ({ page, storefront }) => {
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url());
    });
    // Requests each script again, because the body of a response is lost when the page is left.
    const loadedCode = async () => {
      const texts = [...scripts].map(async (url) => (await page.request.get(url)).text());
      return (await Promise.all(texts)).join('');
    };
    const waitForRequests = trackPendingRequests(page);
    await openProduct(page, storefront.origin, '?utm_source=news');
    await waitForRequests();
    expect(await loadedCode()).not.toContain('inspect_tracking_panel');
    await page.goto(
      `${storefront.origin}/ar/shop/shop-details/${newSlug()}?utm_source=mail&inspect=tracking`,
    );
    const panel = page.getByRole('region', { name: 'ما يرسله هذا المتصفح' });
    await expect(panel.getByRole('row', { name: 'utm_source mail news mail' })).toBeVisible();
    await expect(panel.getByText('product-view', { exact: true })).toBeVisible();
    await panel.getByText('product-view', { exact: true }).click();
    await expect(panel.getByText('"eventType": "product-view"')).toBeVisible();
    expect(await loadedCode()).toContain('inspect_tracking_panel');
  });
});
