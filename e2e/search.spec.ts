import type { Page } from '@playwright/test';
import { expect, test } from './support/base-test.ts';
import { httpRequest } from './support/http.ts';
import { holdScripts } from './support/pending-requests.ts';
import { port } from './support/shop-origin.ts';
import { waitForHydration } from './support/test.ts';

const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search for Products...' });
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');

test.describe('search', { tag: '@main' }, () => {
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

  test('searches for text typed before hydration, and restores searches on back', async ({ page }) => {
    const releaseScripts = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await searchBox(page).fill('linen');
    releaseScripts();
    await waitForHydration(page);
    await expect(searchBox(page)).toHaveValue('linen');
    await searchBox(page).press('Enter');
    await page.waitForURL('/shop?searchText=linen');
    await test.step('a typed price becomes a filter, and the spelling is corrected', async () => {
      await searchBox(page).fill('linnen under 1500');
      await searchBox(page).press('Enter');
      await page.waitForURL('/shop?searchText=linnen&typedText=linnen+under+1500&maxPrice=1500');
      await expect(page.getByRole('link', { name: 'Remove filter: Up to 1500' })).toBeVisible();
      await expect(page.getByText('Showing results for “linen”.')).toBeVisible();
      await page.getByRole('link', { name: 'Search instead for “linnen”' }).click();
      await page.waitForURL(/exactText=1/);
      await expect(page.getByRole('link', { name: 'Clear filters' })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Popular searches' })).toBeVisible();
      await expect(page.getByText('Showing results for')).toHaveCount(0);
    });
    await test.step('a followed popular search counts, another reading of the same text does not', async () => {
      const recentSearches = () => page.evaluate(() => localStorage.getItem('recent_searches'));
      expect(await recentSearches()).toBe('["linnen under 1500","linen"]');
      await page.getByRole('navigation', { name: 'Popular searches' }).getByText('Satin dress').click();
      await page.waitForURL('/shop?searchText=Satin+dress');
      await expect.poll(recentSearches).toBe('["Satin dress","linnen under 1500","linen"]');
      await page.goBack();
    });
    await page.goBack();
    await expect(page.getByText('Showing results for “linen”.')).toBeVisible();
    await expect(searchBox(page)).toHaveValue('linnen');
    await page.goBack();
    await expect(searchBox(page)).toHaveValue('linen');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(searchBox(page)).toHaveValue('');
    await page.goForward();
    await expect(searchBox(page)).toHaveValue('linen');
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

  test('redirects prices and sizes in the search text to filters with campaign', async () => {
    for (const [path, location] of [
      [
        '/shop?searchText=dress+under+1500&utm_source=a',
        '/shop?searchText=dress&typedText=dress+under+1500&maxPrice=1500&utm_source=a',
      ],
      [
        `/ar/shop?${new URLSearchParams({ searchText: 'عباية مقاس من ٥٢ إلى ٥٦' })}`,
        `/ar/shop?${new URLSearchParams({ searchText: 'عباية', typedText: 'عباية مقاس من ٥٢ إلى ٥٦', size: '52,54,56' })}`,
      ],
    ] as const) {
      const { status, headers } = await httpRequest(port, path);
      expect([status, headers.location]).toEqual([307, location]);
    }
  });
});
