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
    await expect.poll(() => images.count()).toBeLessThan(9);
    await expect.poll(overflow).toBe(0);
    await page.setViewportSize({ width: 1440, height: 1400 });
    await searchBox(page).pressSequentially('s');
    await expect(images).toHaveCount(9);
    await expect.poll(overflow).toBe(0);
  });

  test('searches for text typed before hydration', async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await searchBox(page).fill('linen');
    release();
    await waitForHydration(page);
    await expect(searchBox(page)).toHaveValue('linen');
    await searchBox(page).press('Enter');
    await page.waitForURL('/shop?searchText=linen');
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

  test('redirects a price in the search text to a filter with campaign', async () => {
    for (const [path, location] of [
      ['/shop?searchText=dress+under+1500&utm_source=a', '/shop?searchText=dress&maxPrice=1500&utm_source=a'],
      [`/ar/shop?${new URLSearchParams({ searchText: 'أقل من ١٥٠٠' })}`, '/ar/shop?maxPrice=1500'],
    ] as const) {
      const { status, headers } = await httpRequest(port, path);
      expect([status, headers.location]).toEqual([307, location]);
    }
  });

  test('shows a typed price as a filter, and corrects the spelling', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/?utm_source=a');
    await searchBox(page).fill('linnen under 1500');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(suggestions(page)).toHaveCount(0);
    await searchBox(page).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('/shop?searchText=linnen&maxPrice=1500');
    await expect(page.getByRole('link', { name: 'Remove filter: Up to 1500' })).toBeVisible();
    await expect(page.getByText('Showing results for “linen”.')).toBeVisible();
    await page.getByRole('link', { name: 'Search instead for “linnen”' }).click();
    await page.waitForURL(/exactText=1/);
    await expect(page.getByRole('link', { name: 'Clear filters' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Popular searches' })).toBeVisible();
    await expect(page.getByText('Showing results for')).toHaveCount(0);
  });

  test('the not-found page has a search and products', async () => {
    const { body } = await httpRequest(port, '/ar/nothing');
    expect(elements(body, 'form').map(({ action }) => action)).toContain('/ar/shop');
    expect(elements(body, 'article')).toHaveLength(4);
  });

  // `upstream/search` has the spelling of single words.
  test('finds misspelt words and words of the other language', async () => {
    for (const [query, match] of [
      ['abya', 'abaya'],
      ['إيسبريسو', 'Wool Jacket'],
    ] as const) {
      const { body } = await httpRequest(port, `/shop?${new URLSearchParams({ searchText: query })}`);
      expect(elements(body, 'article')[0]?.['aria-label']).toMatch(new RegExp(match, 'i'));
    }
  });
});
