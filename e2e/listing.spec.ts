import type { Page } from '@playwright/test';
import { categories, categoryBranchSlugs, findProduct, productPath, products } from './support/catalogue.ts';
import { elements, links, meta, visibleText } from './support/html.ts';
import { httpRequest, isFreshHit } from './support/http.ts';
import { origin, port } from './support/shop-origin.ts';
import { expect, test, waitForHydration } from './support/test.ts';
import { seedStorage } from './support/visitor.ts';

const abayasCategory = categories.find(({ slug }) => slug === 'abayas') as (typeof categories)[0];
const results = (page: Page) => page.getByText(/^Showing \d+–\d+ of \d+ results$/);
const cards = (page: Page) => page.getByRole('article');

/** Returns the product count that a listing states. */
function readTotal(html: string): number {
  return Number(/of (\d+) results/.exec(visibleText(html))?.[1]);
}

test.describe('listing', () => {
  test('renders filtered results on the server, also by English values in Arabic', async () => {
    const { status, body } = await httpRequest(port, '/ar/shop?color=Black&status=in-stock');
    expect(status).toBe(200);
    expect(elements(body, 'article').length).toBeGreaterThan(3);
    const checked = elements(body, 'input').filter((input) => 'checked' in input);
    expect(checked.map(({ name, value }) => [name, value])).toEqual([
      ['color', 'أسود'],
      ['status', 'in-stock'],
    ]);
  });

  test('scrolls to the results of a filter, which keeps the focus', async ({ page }) => {
    await page.goto('/shop?page=2&utm_source=letter&sortBy=high');
    await waitForHydration(page);
    const black = page.getByRole('checkbox', { name: 'Black', exact: true });
    await black.focus();
    await page.keyboard.press('Space');
    await page.waitForURL((url) => url.search === '?color=Black&sortBy=high&utm_source=letter');
    await expect(results(page)).toContainText(/of 1?\d results/);
    await expect(black).toBeFocused();
    // 120 px is the scroll padding of the page.
    await expect
      .poll(() =>
        page.locator('#products').evaluate((element) => Math.abs(element.getBoundingClientRect().top - 120)),
      )
      .toBeLessThan(2);
  });

  test('unites values within a filter and intersects filters', async () => {
    const countResults = async (query: string) => readTotal((await httpRequest(port, `/shop?${query}`)).body);
    const black = await countResults('color=Black');
    const blackOrCamel = await countResults('color=Black,Camel');
    const filtered = await countResults('color=Black,Camel&size=XL');
    expect(blackOrCamel).toBeGreaterThan(black);
    expect(filtered).toBeGreaterThan(0);
    expect(filtered).toBeLessThan(blackOrCamel);
  });

  test('sorts by current price across pages', async () => {
    const bodies = await Promise.all(
      [1, 2].map(
        async (number) => (await httpRequest(port, `/shop?pageSize=50&sortBy=low&page=${number}`)).body,
      ),
    );
    const priceTexts = bodies
      .flatMap((body) => body.match(/<article\b.*?<\/article>/gs) ?? [])
      .map((card) => /EGP\s([\d,.]+)/.exec(visibleText(/<ins\b.*?<\/ins>/s.exec(card)?.[0] ?? card))?.[1]);
    const prices = priceTexts.map((price) => Number(price?.replaceAll(',', '')));
    expect(prices).toHaveLength(readTotal(bodies[0] ?? ''));
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    const current = elements(bodies[0] ?? '', 'a').filter((link) => link['aria-current'] === 'true');
    expect(current.map(({ href }) => href)).toEqual(['/shop?sortBy=low&pageSize=50']);
  });

  test('fits price slider, view buttons and pagination in Arabic', async ({ page }) => {
    await page.goto('/ar/shop?pageSize=3&page=10');
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

  test('ignores unreadable parameters', async () => {
    const plain = await httpRequest(port, '/shop');
    const malformed = await httpRequest(
      port,
      '/shop?page=two&minPrice=abc&sortBy=cheapest&status=burnt&pageSize=7&color=,',
    );
    expect(malformed.status).toBe(200);
    expect(malformed.body).toBe(plain.body);
  });

  test('finds a category by slug and responds 404 to unknown slugs', async () => {
    const bySlug = visibleText((await httpRequest(port, '/shop?category=dresses')).body);
    expect(bySlug).toContain('Showing 1–6 of 6 results');
    for (const query of ['category=no-such-thing&color=Black']) {
      const { status, body } = await httpRequest(port, `/shop?${query}`);
      expect(status).toBe(404);
      expect(meta(body, 'robots')).toContain('noindex');
      expect(visibleText(body)).toContain('Oops! Page not found');
    }
    const subcategory = await httpRequest(port, '/shop?category=dresses&subcategory=no-such-thing');
    expect(visibleText(subcategory.body)).toContain('There is no category “no-such-thing”');
  });

  test('ignores unknown filter values and names them', async () => {
    const { body } = await httpRequest(
      port,
      '/shop?color=Octarine,Black&size=Giant&brand=Nobody,Somebody&status=in-stock',
    );
    const plain = await httpRequest(port, '/shop?color=Black&status=in-stock');
    expect(readTotal(body)).toBe(readTotal(plain.body));
    const removals = elements(body, 'a').flatMap(
      (link) => /^Remove filter: (.+)/.exec(link['aria-label'] ?? '')?.[1] ?? [],
    );
    expect(removals).toEqual(['Black', 'In Stock']);
    for (const message of [
      'no color “Octarine”',
      'no size “Giant”',
      'no brand “Nobody”',
      'no brand “Somebody”',
    ])
      expect(visibleText(body)).toContain(message);
    expect(meta(body, 'robots')).toContain('noindex');
  });

  test('restores results and scroll position on back', async ({ page }) => {
    await page.goto('/shop?sortBy=high');
    await waitForHydration(page);
    const firstTitle = await cards(page).first().getAttribute('aria-label');
    const productLink = cards(page).nth(9).getByRole('heading').getByRole('link');
    await productLink.scrollIntoViewIfNeeded();
    const scrollYBefore = await page.evaluate(() => scrollY);
    await productLink.click();
    await page.waitForURL(/shop-details/);
    await page.goBack();
    await expect(cards(page).first()).toHaveAttribute('aria-label', firstTitle ?? '');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrollYBefore - 50);
  });

  test('is linked from categories and shows their product counts', async () => {
    const { body } = await httpRequest(port, '/shop/shop-category/abayas');
    expect(links(body)).toContain('/shop?category=abayas');
    const abayaCount = products.filter(({ category }) =>
      categoryBranchSlugs(abayasCategory).includes(category),
    ).length;
    const listing = await httpRequest(port, '/shop?category=abayas');
    expect(visibleText(listing.body)).toContain(`Abayas ${abayaCount}`);
  });

  test('shows cards in a column in the stored list view', async ({ page }) => {
    await seedStorage(page, { listing_view: 'list' });
    await page.goto('/shop/shop-category/dresses');
    await expect(page.getByRole('button', { name: 'List view' })).toHaveAttribute('aria-pressed', 'true');
    const [first, second] = await Promise.all([0, 1].map((index) => cards(page).nth(index).boundingBox()));
    expect(second?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0) - 1);
  });

  test('explains an empty result and suggests products', async () => {
    const { body } = await httpRequest(port, '/shop?searchText=qqqqzzzz');
    for (const message of [
      "Sorry! Couldn't find the product you were looking For!!!",
      'Please check if you have misspelt something or try searching with other words.',
    ])
      expect(visibleText(body)).toContain(message);
    expect(body).toMatch(/<a [^>]*href="\/shop"[^>]*>Continue Shopping<\/a>/);
    expect(elements(body, 'article').length).toBeGreaterThan(0);
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

  test('lists the four top rated products in order', async () => {
    const { body } = await httpRequest(port, '/shop');
    const [section = ''] = /<section aria-labelledby="top-rated".*?<\/section>/s.exec(body) ?? [];
    const ratings = visibleText(section).match(/\b\d\.\d\b/g);
    expect(ratings).toHaveLength(4);
    expect(ratings).toEqual([...(ratings ?? [])].sort().reverse());
  });

  test('sets canonical and robots for paged, sorted and filtered URLs', async () => {
    const canonical = (html: string) =>
      elements(html, 'link').find(({ rel }) => rel === 'canonical')?.href ?? '';
    const paged = (await httpRequest(port, '/shop?page=2')).body;
    expect(canonical(paged)).toMatch(/\/shop\?page=2$/);
    expect(meta(paged, 'robots')).toBe('max-image-preview:large');
    expect(elements(paged, 'a').find(({ rel }) => rel === 'prev')?.href).toBe('/shop');
    expect(elements(paged, 'a').find(({ rel }) => rel === 'next')?.href).toBe('/shop?page=3');
    for (const path of ['/shop/shop-feature/best-sellers']) {
      const sorted = (await httpRequest(port, `${path}?sortBy=low&pageSize=3&page=2`)).body;
      expect(canonical(sorted)).toBe(origin + path);
      expect(meta(sorted, 'robots')).toBe('max-image-preview:large');
    }
    for (const query of ['category=dresses&color=Black']) {
      const filtered = (await httpRequest(port, `/shop?${query}`)).body;
      expect(canonical(filtered)).toBe(`${origin}/shop?${query}`);
      expect(meta(filtered, 'robots')).toContain('noindex');
    }
    const followedLinks = elements((await httpRequest(port, '/shop')).body, 'a').filter(
      ({ rel }) => !rel?.includes('nofollow'),
    );
    expect(followedLinks.filter(({ href }) => /sortBy=|pageSize=/.test(href ?? ''))).toEqual([]);
    const category = (await httpRequest(port, '/shop?category=dresses')).body;
    expect(canonical(category)).toMatch(/\/shop\/shop-category\/dresses$/);
  });

  test('has the last page as canonical URL past the end', async () => {
    for (const path of ['/shop', '/shop/shop-category/abayas']) {
      const { body } = await httpRequest(port, `${path}?page=999`);
      const [canonical] = elements(body, 'link').filter(({ rel }) => rel === 'canonical');
      const { pathname, searchParams } = new URL(canonical?.href ?? '');
      const currentPageLink = elements(body, 'a').find(
        (link) => link['aria-current'] === 'page' && link.href?.includes(path),
      );
      expect(pathname).toBe(path);
      expect(searchParams.get('page')).toBe(
        new URL(currentPageLink?.href ?? '', canonical?.href).searchParams.get('page'),
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
    expect(links(first.body)).toContain('/shop/shop-category/abayas?sortBy=low&pageSize=3');
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

  test('links to the same results in the other language', async () => {
    const sized = findProduct('comes in sizes', ({ sizes }) => sizes.includes('M'));
    for (const path of [
      '/shop?searchText=silk&color=Black&sortBy=low',
      '/shop/shop-category/abayas?sortBy=low&page=2&pageSize=3',
      `${productPath(sized)}?size=m`,
    ]) {
      const { body } = await httpRequest(port, path);
      const [link] = elements(body, 'a').filter(({ hreflang }) => hreflang === 'ar');
      expect(link?.href?.replaceAll('&amp;', '&')).toBe(`/ar${path}`);
    }
  });

  test('labels an active fabric in the language of the page', async () => {
    const linkLabels = async (path: string) =>
      elements((await httpRequest(port, path)).body, 'a').map((link) => link['aria-label']);
    expect(await linkLabels('/ar/shop?fabric=crepe')).toContain('أزيلي: كريب');
  });
});
