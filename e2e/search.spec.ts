import type { Page } from '@playwright/test';
import { expect, test } from './support/base-test.ts';
import { elements } from './support/html.ts';
import { httpRequest } from './support/http.ts';
import { port } from './support/shop-origin.ts';
import { waitForHydration } from './support/test.ts';

const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search for Products...' });
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');

test.describe('search', () => {
  test('requests nine products and suggests those that fit the window', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 720 });
    await page.goto('/');
    const request = page.waitForRequest('**/api/upstream/Products/Filter');
    await searchBox(page).pressSequentially('abaya');
    expect((await request).postDataJSON()).toMatchObject({ pageNumber: 1, pageSize: 9 });
    await expect(suggestions(page).first()).toBeVisible();
    const images = page.getByRole('listbox', { name: 'Suggestions' }).locator('img');
    const list = page.getByRole('listbox', { name: 'Suggestions' });
    const overflow = () => list.evaluate((element) => element.scrollHeight - element.clientHeight);
    expect(await images.count()).toBeLessThan(9);
    expect(await overflow()).toBe(0);
    await page.setViewportSize({ width: 1440, height: 1400 });
    await searchBox(page).pressSequentially('s');
    await expect(images).toHaveCount(9);
    expect(await overflow()).toBe(0);
  });

  test('searches for text typed before hydration', async ({ page }) => {
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      await released;
      await route.continue();
    });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.goto('/', { waitUntil: 'commit' });
    await searchBox(page).fill('linen');
    release();
    await waitForHydration(page);
    await expect(searchBox(page)).toHaveValue('linen');
    await searchBox(page).press('Enter');
    await page.waitForURL('/shop?searchText=linen');
  });

  test('Enter opens the listing, and a suggestion opens its product', async ({ page }) => {
    await page.goto('/');
    await searchBox(page).fill('   ');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await searchBox(page).fill('linen');
    await page.keyboard.press('Enter');
    await page.waitForURL('/shop?searchText=linen');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('linen');
    await searchBox(page).fill('Terracotta');
    await suggestions(page).filter({ hasText: 'Terracotta' }).first().click();
    await page.waitForURL(/\/shop\/shop-details\/terracotta-/);
  });

  test('records a search sent before the scripts load', async ({ page }) => {
    await page.route(/\.js(?:\?|$)/, (route) =>
      page.url().includes('crepe') ? route.continue() : route.abort(),
    );
    await page.goto('/');
    await searchBox(page).fill('crepe');
    await searchBox(page).press('Enter');
    await page.waitForURL('/shop?searchText=crepe');
    await page.waitForFunction(() => localStorage.getItem('recent_searches') === '["crepe"]');
  });

  for (const [query, match] of [
    ['abya', 'abaya'],
    ['palazo', 'Palazzo'],
    ['عبايه', 'Abaya'],
    ['إيسبريسو', 'Wool Jacket'],
  ] as const) {
    test(`finds ${match} for "${query}"`, async () => {
      const { body } = await httpRequest(port, `/shop?${new URLSearchParams({ searchText: query })}`);
      expect(elements(body, 'article')[0]?.['aria-label']).toMatch(new RegExp(match, 'i'));
    });
  }

  test('forwards only bounded JSON calls of the contract', async () => {
    const post = (path: string, body: string, type = 'application/json') =>
      httpRequest(port, `/api/upstream${path}`, {
        method: 'POST',
        body,
        headers: { 'content-type': type, 'content-length': String(Buffer.byteLength(body)) },
      });
    expect((await httpRequest(port, '/api/upstream/health')).status).toBe(404);
    expect((await httpRequest(port, '/api/upstream/Products/GetBySlug/..%2F..%2Fhealth')).status).toBe(404);
    expect((await post('/Products/Filter', '{}')).status).toBe(200);
    expect((await post('/Products/Filter', 'a=b', 'application/x-www-form-urlencoded')).status).toBe(415);
    expect((await post('/Products/Filter', `{"searchText":"${'x'.repeat(1_100_000)}"}`)).status).toBe(413);
    const rejected = await post('/Products/Filter', '{"pageSize":"many"}');
    expect(rejected.status).toBe(400);
    expect(JSON.parse(rejected.body).Message).toEqual(expect.any(String));
  });
});
