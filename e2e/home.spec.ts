import type { Locator } from '@playwright/test';
import { categories, slides } from './support/catalogue.ts';
import { elements, links, title, visibleText } from './support/html.ts';
import { httpRequest } from './support/http.ts';
import { port } from './support/shop-origin.ts';
import { expectStatedImageWidths } from './support/slot-widths.ts';
import { expect, test, waitForHydration } from './support/test.ts';
import { desktop } from './support/viewports.ts';

/** Returns the link target of a slide. */
function slideHref(target: (typeof slides)[number]['target']): string {
  if ('product' in target) return `/shop/shop-details/${target.product}`;
  if ('category' in target) return `/shop/shop-category/${target.category}`;
  if ('featureTag' in target) return `/shop/shop-feature/${target.featureTag}`;
  return target.url;
}

/** Counts the slides visible at once. */
async function countVisibleSlides(carousel: Locator): Promise<number> {
  const row = await carousel.getByRole('list').first().boundingBox();
  const slide = await carousel.getByRole('listitem').first().boundingBox();
  if (!row || !slide) throw new Error('The carousel is not rendered');
  return Math.round(row.width / slide.width);
}

test.describe('home page', { tag: '@main' }, () => {
  test('shows all sections with their links', async () => {
    const { body } = await httpRequest(port, '/');
    expect(title(body)).toBe('Rida');
    const headings = [...body.matchAll(/<h2\b.*?<\/h2>/gs)].map(([heading]) => [
      visibleText(heading),
      links(heading)[0],
    ]);
    expect(headings).toEqual(
      expect.arrayContaining([
        ['Best Sellers', '/shop/shop-feature/best-sellers'],
        ['Favorites', undefined],
        ['Shop The Look', '/shop/shop-feature/shop-the-look'],
      ]),
    );
    expect(elements(body, 'blockquote')).toHaveLength(1);
    for (const { slug } of categories.filter(({ featured }) => featured))
      expect(links(body)).toContain(`/shop/shop-category/${slug}`);
    const [instagramSection = ''] = /<section aria-label="Instagram photos".*?<\/section>/s.exec(body) ?? [];
    expect(links(instagramSection)).toHaveLength(5);
    expect(visibleText(instagramSection).match(/Follow Us on/g)).toHaveLength(1);
  });

  test('shows the weekly slides with their links in the hero', async () => {
    const { body } = await httpRequest(port, '/');
    const [, hero = ''] = body.split('aria-label="This week"');
    const shown = [...(hero.split('</ul>')[0] ?? '').matchAll(/<li\b.*?<\/li>/gs)].map(([slide]) => [
      visibleText(/<h[12]\b.*?<\/h[12]>/s.exec(slide)?.[0] ?? ''),
      links(slide)[0],
    ]);
    const weekly = slides.filter((slide) => slide.weekly);
    expect(shown).toEqual(weekly.map((slide) => [slide.title.en, slideHref(slide.target)]));
  });

  test('follows keyboard, scrolling and window, and shows that a page is loading', async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    // Set before the page opens, so that the page cannot prefetch the link.
    await page.route('**/pages/about*', async (route) => {
      await released;
      await route.continue();
    });
    // The smooth scrolling of a link would add to the scrolling of this test.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await waitForHydration(page);
    await test.step('the first tab stop skips the header', async () => {
      await page.keyboard.press('Tab');
      const skipLink = page.getByRole('link', { name: 'Skip to content' });
      await expect(skipLink).toBeFocused();
      await expect(skipLink).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    });
    await test.step('a closed layer returns focus and scroll position, not to the target of the link', async () => {
      const button = page.getByRole('button', { name: 'Quick View' }).first();
      await button.press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      const position = await page.evaluate(() => scrollY);
      await page.keyboard.press('Escape');
      // The browser would move the focus only after `popstate`.
      await expect(page).toHaveURL(({ hash }) => hash === '');
      await expect.poll(() => page.evaluate(() => Boolean(history.state?.layer))).toBe(false);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      await expect(button).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(position);
    });
    await test.step('the header sticks after 80 px, back-to-top appears after 200', async () => {
      const headerTop = () =>
        page.getByRole('banner').evaluate((header) => Math.round(header.getBoundingClientRect().top));
      const scroll = (y: number) => page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), y);
      const backToTop = page.getByRole('button', { name: 'Back to top' });
      await scroll(80);
      await expect.poll(headerTop).toBeLessThan(0);
      await scroll(81);
      await expect.poll(headerTop).toBe(0);
      await scroll(200);
      await expect(backToTop).toHaveCount(0);
      await scroll(201);
      await backToTop.click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await expect(backToTop).toHaveCount(0);
      await expect(page.getByRole('main')).toBeFocused();
      await expect.poll(headerTop).toBeGreaterThan(0);
    });
    const bestSellers = page.getByRole('region', { name: 'Best Sellers' }).last();
    const shopTheLook = page.getByRole('region', { name: 'Shop The Look' }).last();
    await expect(shopTheLook.getByRole('article')).toHaveCount(4);
    for (const [width, ...inView] of [
      [1920, 3, 2],
      [1440, 3, 2],
      [992, 3, 2],
      [991, 2, 2],
      [768, 2, 2],
      [767, 1, 2],
      [576, 1, 2],
      [575, 1, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const visibleCounts = async () => [
        await countVisibleSlides(bestSellers),
        await countVisibleSlides(shopTheLook),
      ];
      await expect.poll(visibleCounts, `at ${width} px`).toEqual(inView);
      await expectStatedImageWidths(page);
    }
    await test.step('an overlay is shown until a slow page arrives', async () => {
      await page.setViewportSize(desktop);
      await page
        .getByRole('navigation', { name: 'Main menu' })
        .getByRole('link', { name: 'Our Story' })
        .click();
      const overlay = page.getByText('Just a moment.. Creating your next favorite look');
      await expect(overlay).toBeVisible();
      release();
      await expect(page).toHaveURL('/pages/about');
      await expect(overlay).toHaveCount(0);
    });
  });
});
