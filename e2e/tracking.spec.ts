import type { Page } from '@playwright/test';
import { findings } from './support/axe.ts';
import type { FakeUpstream } from './support/fake-upstream.ts';
import { holdScripts, watchOutstanding } from './support/outstanding.ts';
import { startStorefront } from './support/storefront.ts';
import { hydrated } from './support/test.ts';
import { expect, newSlug, test } from './support/with-fake-upstream.ts';

interface Sent {
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

/** What reached the upstream, in order. */
function arrived(upstream: FakeUpstream): Sent[] {
  return upstream.calls
    .filter(({ path }) => path === '/UtmTrackings/Log')
    .map(({ body }) => JSON.parse(body));
}

const typesOf = (upstream: FakeUpstream) => arrived(upstream).map(({ eventType }) => eventType);

async function openProduct(page: Page, origin: string, query = ''): Promise<void> {
  await page.goto(`${origin}/shop/shop-details/${newSlug()}${query}`);
  await hydrated(page);
}

/** Leaves the shop's pages, which sends whatever waits, and comes to an answer that follows it. */
async function leave(page: Page): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/robots.txt`);
}

test('every act of a visit arrives once, with the fields of its kind: what is added and taken off, and what is searched for, also once more', async ({
  page,
  upstream,
  storefront,
}) => {
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
    .poll(() => arrived(upstream).flatMap(({ eventType, value }) => (eventType === 'search' ? value : [])))
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
      typesOf(upstream)
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
  const events = arrived(upstream);
  expect(new Set(events.map(({ eventId }) => eventId)).size).toBe(events.length);
  expect(new Set(events.map(({ sessionId }) => sessionId)).size).toBe(1);
  expect(events.every(({ utmSource }) => utmSource === 'news')).toBe(true);
  const lists = events.filter(({ eventType }) => ['wishlist', 'compare'].includes(eventType));
  expect(lists.map(({ eventType, value, productId }) => [eventType, value, productId])).toEqual(
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

test('a campaign survives a landing page that is left by a load before its scripts are there', async ({
  page,
  upstream,
  storefront,
}) => {
  const script = /\.js(?:\?|$)/;
  await page.route(script, (route) => (page.url().includes('utm_') ? route.abort() : route.continue()));
  await page.goto(`${storefront.origin}/shop/shop-details/${newSlug()}?utm_source=news`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect.poll(() => arrived(upstream).map(({ utmSource }) => utmSource)).toEqual(['news']);
  expect(arrived(upstream)[0]?.first.utm_source).toBe('news');
});

test('a landing page that is left before the code that counts is there is counted with its campaign', async ({
  page,
  upstream,
  storefront,
}) => {
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
  // What comes late is held back, too.
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  // Next hears of changes once it has put its own in place of the browser's.
  await page.waitForFunction(() => !String(history.pushState).includes('native code'));
  await page.evaluate(() => history.pushState(null, '', '/shop/cart'));
  release();
  const views = () => arrived(upstream).filter(({ eventType }) => eventType === 'page-view');
  await expect
    .poll(() => new Set(views().map(({ pageUrl }) => pageUrl)))
    .toEqual(new Set([landing, `${storefront.origin}/shop/cart`]));
  expect(
    arrived(upstream).every(({ utmSource, first }) => [utmSource, first.utm_source].join() === 'news,news'),
  ).toBe(true);
});

test('an event gets out even when the page is left at once', async ({ page, upstream, storefront }) => {
  await openProduct(page, storefront.origin);
  await expect.poll(() => typesOf(upstream)).toContain('product-view');
  await page.getByRole('main').getByRole('button', { name: 'Add To Cart', exact: true }).click();
  await expect(page.getByRole('button', { name: /Shopping cart, 1 items/ })).toBeVisible();
  await page.goto('about:blank');
  await expect.poll(() => typesOf(upstream)).toContain('add-to-cart');
});

test('an upstream that fails is tried a bounded number of times with the same event, and the page is as ever', async ({
  page,
  upstream,
  storefront,
}) => {
  await page.clock.install();
  const allAnswered = watchOutstanding(page);
  upstream.when('/UtmTrackings', 'status 500');
  await openProduct(page, storefront.origin);
  await expect.poll(() => typesOf(upstream).length).toBeGreaterThan(0);
  await page.clock.runFor(1000);
  await page.clock.runFor(10_000);
  await page.clock.runFor(60_000);
  await page.clock.runFor(600_000);
  await allAnswered();
  const tries = new Map<string, number>();
  for (const { eventId } of arrived(upstream)) tries.set(eventId, (tries.get(eventId) ?? 0) + 1);
  expect(Math.max(...tries.values())).toBeLessThanOrEqual(4);
  await page.getByRole('main').getByRole('button', { name: 'Add To Cart', exact: true }).click();
  await expect(page.getByRole('button', { name: /Shopping cart, 1 items/ })).toBeVisible();
});

test('a blocker that refuses every event changes nothing on the page', async ({
  page,
  upstream,
  storefront,
}) => {
  const uncaught: string[] = [];
  page.on('pageerror', (error) => uncaught.push(error.message));
  await page.route(/UtmTrackings|track-event-cart/, (route) => route.abort('blockedbyclient'));
  await openProduct(page, storefront.origin);
  await page.getByRole('main').getByRole('button', { name: 'Add To Cart', exact: true }).click();
  await expect(page.getByRole('button', { name: /Shopping cart, 1 items/ })).toBeVisible();
  expect(uncaught).toEqual([]);
  expect(arrived(upstream)).toEqual([]);
});

test('without storage a visit is counted all the same', async ({ page, upstream, storefront }) => {
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
  await expect.poll(() => arrived(upstream).map(({ utmSource }) => utmSource)).toEqual(['news', 'news']);
  expect(uncaught).toEqual([]);
});

test('the position goes along only where it is allowed already, and is never asked for', async ({
  browser,
  page,
  upstream,
  storefront,
}) => {
  await openProduct(page, storefront.origin);
  await expect.poll(() => arrived(upstream).map(({ latitude }) => latitude)).toEqual([null, null]);
  const allowed = await browser.newContext({
    permissions: ['geolocation'],
    geolocation: { latitude: 30, longitude: 31 },
  });
  const there = await allowed.newPage();
  await openProduct(there, storefront.origin);
  await expect.poll(() => arrived(upstream).map(({ latitude }) => latitude)).toEqual([null, null, 30, 30]);
  await allowed.close();
});

test.describe('in a region that asks first', () => {
  const asking = (port: number) => `http://layl.localhost:${port}`;

  test('nothing leaves before the choice, and what was held is sent when it is yes', async ({
    page,
    upstream,
    storefront,
  }) => {
    await openProduct(page, asking(storefront.port), '?utm_source=news');
    const banner = page.getByRole('region', { name: 'Privacy' });
    await banner.waitFor();
    expect(arrived(upstream)).toEqual([]);
    const kept = () =>
      page.evaluate(() => ['session_id', 'utm_data'].filter((key) => localStorage.getItem(key)));
    expect(await kept()).toEqual([]);
    await banner.getByRole('button', { name: 'Accept' }).click();
    await expect(banner).toBeHidden();
    await expect.poll(() => typesOf(upstream).sort()).toEqual(['page-view', 'product-view']);
    expect(arrived(upstream)[0]?.utmSource).toBe('news');
    expect(await kept()).toEqual(['session_id', 'utm_data']);
  });

  test('the bar is there with the first paint, small, beside the buttons of the page, and takes an early answer', async ({
    page,
    upstream,
    storefront,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await holdScripts(page);
    await page.goto(`${asking(storefront.port)}/auth/login`, { waitUntil: 'commit' });
    const bar = page.getByRole('region', { name: 'Privacy' });
    // Until the fonts are there it may need one more line.
    await expect.poll(async () => (await bar.boundingBox())?.height).toBeLessThanOrEqual(64);
    const box = await bar.boundingBox();
    const first = await page.getByRole('button', { name: 'Sign In' }).boundingBox();
    expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
    await bar.getByRole('button', { name: 'Accept' }).click();
    await expect(bar).toBeHidden();
    release();
    await expect.poll(() => typesOf(upstream)).toEqual(['page-view']);
    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await expect(bar.getByRole('button', { name: 'Accept' })).toBeVisible();
  });

  test('what was held is dropped when it is no, for good, until it is taken back in the footer', async ({
    page,
    upstream,
    storefront,
  }) => {
    await openProduct(page, asking(storefront.port));
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('region', { name: 'Privacy' })).toBeHidden();
    await leave(page);
    expect(arrived(upstream)).toEqual([]);
    await page.goBack();
    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await page.getByRole('button', { name: 'Accept' }).click();
    await page.reload();
    await expect.poll(() => typesOf(upstream)).toContain('page-view');
  });
});

// What counts as an objection: lib/tracking/keep-consent.test.ts.
test('a browser that objects is neither counted nor asked', async ({ page, upstream, storefront }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  await openProduct(page, storefront.origin);
  await page.getByRole('main').getByRole('button', { name: 'Add To Cart', exact: true }).click();
  await expect(page.getByRole('button', { name: /Shopping cart, 1 items/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Privacy' })).toBeHidden();
  await leave(page);
  expect(arrived(upstream)).toEqual([]);
});

test('the inspector shows what leaves, and nobody else downloads it', async ({ page, storefront }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  const texts = async () => (await Promise.all(scripts)).join('');
  await openProduct(page, storefront.origin, '?utm_source=news');
  await page.waitForLoadState('networkidle');
  expect(await texts()).not.toContain('inspect_tracking_panel');
  await openProduct(page, storefront.origin, '?utm_source=mail&inspect=tracking');
  const panel = page.getByRole('region', { name: 'What this browser sends' });
  await expect(panel.getByRole('row', { name: 'utm_source mail news mail' })).toBeVisible();
  await expect(panel.getByText('product-view', { exact: true })).toBeVisible();
  await panel.getByText('product-view', { exact: true }).click();
  await expect(panel.getByText('"eventType": "product-view"')).toBeVisible();
  expect(await texts()).toContain('inspect_tracking_panel');
});

test('the inspector stays where it was put through full loads, can be copied and emptied, and goes for good', async ({
  page,
  context,
  storefront,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openProduct(page, storefront.origin, '?inspect=tracking');
  const panel = page.getByRole('region', { name: 'What this browser sends' });
  const top = async () => (await panel.boundingBox())?.y ?? 0;
  const buy = page.getByRole('main').getByRole('button', { name: 'Add To Cart', exact: true });
  await expect(panel.getByText('product-view', { exact: true })).toBeVisible();
  await buy.click();
  await panel.getByRole('button', { name: 'Copy everything' }).click();
  await expect(panel.getByRole('status')).toHaveText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('"eventType": "product-view"');
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

test('the inspector is Arabic on Arabic pages', async ({ page, storefront }) => {
  await page.goto(`${storefront.origin}/ar/shop/cart?inspect=tracking`);
  const panel = page.getByRole('region', { name: 'ما يرسله هذا المتصفح' });
  await expect(panel.getByText('الموافقة: مُنحت')).toBeVisible();
  await expect(panel.getByText(/السجل · page-view · وصل/)).toBeVisible();
  expect(await panel.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
  expect(await findings(page, '[aria-label="ما يرسله هذا المتصفح"]')).toEqual([]);
});

test.describe('with a pixel', () => {
  test('it hears of page views and additions by the ids of the feeds, after the page', async ({
    page,
    upstream,
  }) => {
    test.setTimeout(120_000);
    const shop = await startStorefront({ API_BASE_URL: upstream.url, AD_PIXEL_ID: '1234567890' });
    try {
      const stub =
        'fbq.callMethod = (...call) => (window.heard ??= []).push(call); fbq.queue.forEach((c) => fbq.callMethod(...c));';
      await page.route('https://connect.facebook.net/**', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: stub }),
      );
      await openProduct(page, shop.origin);
      await page.getByRole('main').getByRole('button', { name: 'Add To Cart', exact: true }).click();
      const heard = () => page.evaluate(() => (window as { heard?: unknown[][] }).heard ?? []);
      await expect
        .poll(async () => (await heard()).map((call) => call[1]))
        .toEqual(['autoConfig', '1234567890', 'PageView', 'AddToCart']);
      const added = (await heard()).at(-1);
      await expect.poll(() => typesOf(upstream)).toContain('add-to-cart');
      const { itemId } = JSON.parse(
        arrived(upstream).find(({ eventType }) => eventType === 'add-to-cart')?.json ?? '{}',
      );
      expect(added?.[2]).toMatchObject({ content_ids: [itemId], content_type: 'product' });

      // What has become of it is what the inspector says.
      const asking = `${stub} const tell = fbq.callMethod; fbq.callMethod = (...call) => {
        tell(...call);
        if (call[0] === 'track') new Image().src = 'https://www.facebook.com/tr/?eid=' + call[3].eventID;
      };`;
      const states = page.getByRole('region', { name: 'What this browser sends' }).getByText(/^\S+ pixel/);
      const become = async (script: string | null, answer: string | null) => {
        await page.route('https://connect.facebook.net/**', (route) =>
          script === null ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: script }),
        );
        await page.route('https://www.facebook.com/**', (route) =>
          answer === null ? route.abort() : route.fulfill({ contentType: 'image/svg+xml', body: answer }),
        );
        await openProduct(page, shop.origin, '?inspect=tracking');
      };
      const later = asking
        .replace(/fbq.queue[^;]*;/, '')
        .concat('fbq.queue.forEach((c) => fbq.callMethod(...c));');
      await become(later, '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
      await expect(states).toContainText('PageView · arrived');
      await become(later, null);
      await expect(states).toContainText('PageView · blocked');
      await become(null, null);
      await expect(states).toContainText('PageView · blocked');
    } finally {
      await shop.stop();
    }
  });
});
