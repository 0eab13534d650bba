import type { Locator } from '@playwright/test';
import { findings } from './support/axe.ts';
import { branch, categories, products, slides } from './support/catalogue.ts';
import { expect, hydrated, test } from './support/test.ts';

/** Where a slide of the catalogue leads. */
function slidePath(target: (typeof slides)[number]['target']): string {
  if ('product' in target) return `/shop/shop-details/${target.product}`;
  if ('category' in target) return `/shop/shop-category/${target.category}`;
  if ('featureTag' in target) return `/shop/shop-feature/${target.featureTag}`;
  return target.url;
}

/** How many slides fit into a carousel. */
async function slidesInView(carousel: Locator): Promise<number> {
  const row = await carousel.getByRole('list').first().boundingBox();
  const slide = await carousel.getByRole('listitem').first().boundingBox();
  if (!row || !slide) throw new Error('The carousel is not drawn');
  return Math.round(row.width / slide.width);
}

test('the home page has every block of the specification', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Rida');
  for (const name of ['Best Sellers', 'Favorites', 'Shop The Look']) {
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  }
  const heading = (name: string) => page.getByRole('heading', { name, exact: true }).getByRole('link');
  await expect(heading('Best Sellers')).toHaveAttribute('href', '/shop/shop-feature/best-sellers');
  await expect(heading('Shop The Look')).toHaveAttribute('href', '/shop/shop-feature/shop-the-look');
  await expect(page.locator('blockquote')).toBeVisible();

  await test.step("category tiles lead to their categories by 'Shop Now'", async () => {
    for (const { name, slug } of categories.filter(({ featured }) => featured)) {
      const tile = page.getByRole('link', { name: `Shop Now ${name.en}` });
      await expect(tile).toHaveAttribute('href', `/shop/shop-category/${slug}`);
    }
  });
  await test.step('the social strip has five tiles, one of which says whom to follow', async () => {
    const strip = page.getByRole('region', { name: 'Instagram photos' });
    await expect(strip.getByRole('link')).toHaveCount(5);
    await expect(strip.getByText('Follow Us on')).toHaveCount(1);
    await expect(strip.getByText('Follow Us on')).toBeVisible();
  });
});

test('the hero shows the weekly slides, and each leads where it says', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const hero = page.getByRole('group', { name: 'This week' });
  await hero.hover();
  const weekly = slides.filter((slide) => slide.weekly);
  for (const [index, slide] of weekly.entries()) {
    const shown = hero.locator('li:not([inert])');
    await expect(shown).toHaveCount(1);
    await expect(shown.getByRole('heading')).toHaveText(slide.title.en);
    await expect(shown.getByRole('link', { name: 'Shop Collection' })).toHaveAttribute(
      'href',
      slidePath(slide.target),
    );
    if (index < weekly.length - 1) await hero.getByRole('button', { name: 'Next slide' }).click();
  }
  const next = hero.getByRole('button', { name: 'Next slide' });
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
});

test('the favourites show fashion only, and a tab filters them by category', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const panel = page.getByRole('tabpanel');
  const titles = async () =>
    panel.getByRole('article').evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
  const titlesOf = (slugs: string[]) =>
    products.filter(({ category }) => slugs.includes(category)).map(({ title }) => title.en);
  const fashion = products.filter(({ type }) => type === 'fashion').map(({ title }) => title.en);
  expect(fashion).toEqual(expect.arrayContaining(await titles()));

  for (const name of ['Tops', 'Jackets', 'Pants']) {
    await page.getByRole('tab', { name, exact: true }).click();
    await expect(page.getByRole('tab', { name, exact: true })).toHaveAttribute('aria-selected', 'true');
    const shown = await titles();
    const inCategory = categories.filter(({ slug }) => slug === name.toLowerCase()).flatMap(branch);
    expect(shown.length).toBeGreaterThan(0);
    expect(titlesOf(inCategory)).toEqual(expect.arrayContaining(shown));
  }
  await page.getByRole('tab', { name: 'All Collection', exact: true }).click();
  expect((await titles()).length).toBeGreaterThan(6);
});

test('the best sellers go round in both directions', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const carousel = page.getByRole('region', { name: 'Best Sellers' }).last();
  const position = carousel.getByText(/^\d+ of \d+$/);
  await expect(carousel.getByRole('button', { name: 'Previous slide' })).toBeEnabled();
  const count = Number((await position.textContent())?.split(' ').at(-1));
  await expect(position).toHaveText(`1 of ${count}`);
  await carousel.getByRole('button', { name: 'Previous slide' }).click();
  await expect(position).toHaveText(`${count} of ${count}`);
  await carousel.getByRole('button', { name: 'Next slide' }).click();
  await expect(position).toHaveText(`1 of ${count}`);
});

test('how many best sellers and looks are in view follows the window', async ({ page }) => {
  await page.goto('/');
  const bestSellers = page.getByRole('region', { name: 'Best Sellers' }).last();
  const looks = page.getByRole('region', { name: 'Shop The Look' }).last();
  await expect(looks.getByRole('article')).toHaveCount(4);
  for (const [width, ...inView] of [
    [1440, 3, 2],
    [992, 3, 2],
    [991, 2, 2],
    [768, 2, 2],
    [767, 1, 2],
    [576, 1, 2],
    [575, 1, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const seen = async () => [await slidesInView(bestSellers), await slidesInView(looks)];
    await expect.poll(seen, `at ${width} px`).toEqual(inView);
  }
});

test('the header sticks after 80 px, the way back to the top appears after 200 px and leads there', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const top = () =>
    page.getByRole('banner').evaluate((header) => Math.round(header.getBoundingClientRect().top));
  const scroll = (y: number) => page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), y);
  const backToTop = page.getByRole('button', { name: 'Back to top' });

  await scroll(80);
  await expect.poll(top).toBeLessThan(0);
  await scroll(81);
  await expect.poll(top).toBe(0);
  await scroll(200);
  await expect(backToTop).toHaveCount(0);
  await scroll(201);
  await backToTop.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(backToTop).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(top).toBeGreaterThan(0);
});

test('a page that takes its time is announced, and the overlay is gone with its arrival', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Before the page, so that it cannot have been prefetched when the click comes.
  await page.route('**/pages/about*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Our Story' }).click();
  const overlay = page.getByText('Just a moment.. Creating your next favorite look');
  await expect(overlay).toBeVisible();
  expect(await findings(page, '[role="status"]:has(.title)')).toEqual([]);
  release();
  await expect(page).toHaveURL('/pages/about');
  await expect(overlay).toHaveCount(0);
});

test('the language switch leads to the same page, keeps the query and is remembered', async ({ page }) => {
  await page.goto('/pages/about?utm_source=x');
  await hydrated(page);
  await page.getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL('/ar/pages/about?utm_source=x');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('ar');
  await hydrated(page);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/pages/about?utm_source=x');
});

test('links of Arabic pages stay in the language', async ({ page }) => {
  await page.goto('/ar');
  await hydrated(page);
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/ar\/shop\/shop-details\//);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.getByRole('radiogroup').first()).toBeVisible();
});
