import type { Page } from '@playwright/test';
import { elements, links, meta, visibleText } from './support/html.ts';
import { httpRequest, isFreshHit } from './support/http.ts';
import { origin, port } from './support/shop-origin.ts';
import { expect, test, waitForHydration } from './support/test.ts';
import { seedStorage } from './support/visitor.ts';

const results = (page: Page) => page.getByText(/^Showing \d+–\d+ of \d+ results$/);
const cards = (page: Page) => page.getByRole('article');

test.describe('listing', { tag: '@main' }, () => {
  // `lib/catalogue/listing` and `components/listing` have unreadable and unknown values, empty results, sorting, metadata and links.
  test('renders filtered results on the server, also by English values in Arabic', async () => {
    const query = 'color=Black&fabric=crepe&status=in-stock';
    const { status, body } = await httpRequest(port, `/ar/shop?${query}`);
    expect(status).toBe(200);
    expect(elements(body, 'article').length).toBeGreaterThan(0);
    expect(elements(body, 'article').length).toBeLessThan(10);
    const checked = elements(body, 'input').filter((input) => 'checked' in input);
    expect(checked.map(({ name, value }) => [name, value])).toEqual([
      ['color', 'أسود'],
      ['fabric', 'كريب'],
      ['status', 'in-stock'],
    ]);
    const pageLinks = elements(body, 'a');
    expect(pageLinks.map((link) => link['aria-label'])).toContain('أزيلي: كريب');
    expect(pageLinks.find(({ hreflang }) => hreflang === 'en')?.href).toBe(`/shop?${query}`);
    expect(meta(body, 'robots')).toContain('noindex');
  });

  test('scrolls to filter results, and back to them from a product', async ({ page }) => {
    await page.goto('/shop?page=2&utm_source=letter&sortBy=high');
    await waitForHydration(page);
    await test.step('the filter keeps the focus', async () => {
      const black = page.getByRole('checkbox', { name: 'Black', exact: true });
      await black.focus();
      await page.keyboard.press('Space');
      await page.waitForURL((url) => url.search === '?color=Black&sortBy=high&utm_source=letter');
      await expect(results(page)).toContainText(/of 1?\d results/);
      await expect(black).toBeFocused();
      // 120 px is the scroll padding of the page.
      await expect
        .poll(() =>
          page
            .locator('#products')
            .evaluate((element) => Math.abs(element.getBoundingClientRect().top - 120)),
        )
        .toBeLessThan(2);
    });
    await test.step('back restores results and scroll position', async () => {
      const titles = () => cards(page).evaluateAll((items) => items.map((item) => item.ariaLabel));
      const titlesBefore = await titles();
      expect(titlesBefore.length).toBeGreaterThan(3);
      const productLink = cards(page).last().getByRole('heading').getByRole('link');
      await productLink.scrollIntoViewIfNeeded();
      const scrollYBefore = await page.evaluate(() => scrollY);
      await productLink.click();
      await page.waitForURL(/shop-details/);
      await page.goBack();
      await expect.poll(titles).toEqual(titlesBefore);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrollYBefore - 50);
    });
  });

  test('fits stored list view, price slider and pagination in Arabic', async ({ page }) => {
    await seedStorage(page, { listing_view: 'list' });
    await page.goto('/ar/shop?pageSize=3&page=10');
    await test.step('cards in a column', async () => {
      const listView = page.getByRole('button', { name: 'عرض قائمة' });
      await expect(listView).toHaveAttribute('aria-pressed', 'true');
      const [first, second] = await Promise.all([0, 1].map((index) => cards(page).nth(index).boundingBox()));
      expect(second?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0) - 1);
    });
    await test.step('view buttons on a tablet', async () => {
      await page.setViewportSize({ width: 768, height: 1024 });
      await expect(page.locator('.listing-bar [aria-pressed]').last()).toBeInViewport({ ratio: 1 });
    });
    await test.step('pagination in one line on the narrowest phone', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      const pageLinks = page.locator('nav', { has: page.locator('a[rel~="next"]') }).getByRole('link');
      await expect(pageLinks).toHaveCount(7);
      const tops = await pageLinks.evaluateAll((links) =>
        links.map((link) => link.getBoundingClientRect().top),
      );
      expect(new Set(tops).size).toBe(1);
    });
    await test.step('the left arrow key raises the price', async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      const thumb = page.getByRole('slider', { name: 'أقل سعر' });
      await thumb.focus();
      await page.keyboard.press('ArrowLeft');
      await expect(thumb).toHaveValue('150');
    });
  });

  test('responds 404 to an unknown category', async () => {
    const { status, body } = await httpRequest(port, '/shop?category=no-such-thing&color=Black');
    expect(status).toBe(404);
    expect(meta(body, 'robots')).toContain('noindex');
    expect(visibleText(body)).toContain('Oops! Page not found');
  });

  test('keeps the filter sheet open on phones and counts results', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/shop');
    await waitForHydration(page);
    await page.getByRole('button', { name: /^Filters \(\d+ results\)$/ }).click();
    await page.getByRole('checkbox', { name: 'Wine', exact: true }).click();
    const showButton = page.getByRole('button', { name: 'Show 1 result' });
    await expect(showButton).toBeVisible();
    await page.getByRole('navigation', { name: 'Categories' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/category=/);
    await page.getByRole('button', { name: /^Show \d+ results?$/ }).click();
    await expect(page.getByRole('button', { name: /^Filters \(\d+ results?\)$/ })).toBeFocused();
  });

  test('sets canonical and robots for later pages and past the end', async () => {
    const canonical = (html: string) =>
      elements(html, 'link').find(({ rel }) => rel === 'canonical')?.href ?? '';
    const paged = (await httpRequest(port, '/shop?page=2')).body;
    expect(canonical(paged)).toBe(`${origin}/shop?page=2`);
    expect(meta(paged, 'robots')).toBe('max-image-preview:large');
    const pageLinks = elements(paged, 'a');
    expect(pageLinks.find(({ rel }) => rel === 'prev')?.href).toBe('/shop');
    expect(pageLinks.find(({ rel }) => rel === 'next')?.href).toBe('/shop?page=3');
    const followedLinks = pageLinks.filter(({ rel }) => !rel?.includes('nofollow'));
    expect(followedLinks.filter(({ href }) => /sortBy=|pageSize=/.test(href ?? ''))).toEqual([]);
    expect(canonical((await httpRequest(port, '/shop?category=dresses')).body)).toBe(
      `${origin}/shop/shop-category/dresses`,
    );
    for (const path of ['/shop', '/shop/shop-category/abayas']) {
      const { body } = await httpRequest(port, `${path}?page=999`);
      const { pathname, searchParams } = new URL(canonical(body));
      const currentPageLink = elements(body, 'a').find(
        (link) => link['aria-current'] === 'page' && link.href?.includes(path),
      );
      expect(pathname).toBe(path);
      expect(searchParams.get('page')).toBe(
        new URL(currentPageLink?.href ?? '', origin).searchParams.get('page'),
      );
    }
  });

  test('caches sorted and paged category pages', async () => {
    const path = '/shop/shop-category/abayas?sortBy=low&pageSize=3&page=2';
    const first = await httpRequest(port, path);
    const withCampaign = await httpRequest(port, `${path}&utm_source=x`);
    expect(first.status).toBe(200);
    expect(visibleText(first.body)).toContain('Showing 4–6 of 6 results');
    expect(isFreshHit(withCampaign)).toBe(true);
    expect(withCampaign.body).toBe(first.body);
    const [canonical] = elements(first.body, 'link').filter(({ rel }) => rel === 'canonical');
    expect(canonical?.href).toBe(`${origin}/shop/shop-category/abayas`);
    const hrefs = links(first.body);
    expect(hrefs).toContain('/shop/shop-category/abayas?sortBy=low&pageSize=3');
    expect(hrefs).toContain('/shop?category=abayas');
    expect(hrefs).toContain('/ar/shop/shop-category/abayas?sortBy=low&page=2&pageSize=3');
  });

  test('filters with a form without JavaScript', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/shop');
    await page.getByRole('checkbox', { name: 'Wine', exact: true }).check();
    await page.getByRole('checkbox', { name: 'Indigo', exact: true }).check();
    await page.getByRole('button', { name: 'Apply filters' }).click();
    await expect(results(page)).toHaveText('Showing 1–2 of 2 results');
    await page.getByRole('link', { name: 'Low to Hight' }).click();
    await expect(page).toHaveURL(/color=Wine%2CIndigo&sortBy=low/);
    await context.close();
  });
});
