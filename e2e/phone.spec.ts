import type { Locator, Page } from '@playwright/test';
import { findProduct, isSoldOut, languages, localizedPath, productPath } from './support/catalogue.ts';
import { checkoutField, openCheckout, placeOrderButton, seedCart, testProduct } from './support/checkout.ts';
import { expect, test, waitForHydration } from './support/test.ts';

const viewport = { width: 390, height: 844 };
const product = findProduct(
  'has several colours and a video',
  ({ colors, video }) => colors.length > 1 && !!video,
);

test.use({ viewport, isMobile: true, hasTouch: true });

const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
const bottomOf = async (part: Locator) => {
  const box = await part.boundingBox();
  return box ? box.y + box.height : Number.NaN;
};
const siteHeader = (page: Page) => page.locator('header[data-site-header]');

async function expectHidingHeader(page: Page): Promise<void> {
  await waitForHydration(page);
  const scrollDown = async () => {
    await page.mouse.wheel(0, 100);
    return (
      (await page.evaluate(() => scrollY > 800)) && Math.abs(await topOf(page.locator('.listing-bar'))) < 1
    );
  };
  await expect.poll(scrollDown, { intervals: [50] }).toBe(true);
  await expect.poll(() => bottomOf(siteHeader(page))).toBeLessThanOrEqual(0);
  await page.mouse.wheel(0, -200);
  await expect.poll(() => topOf(siteHeader(page))).toBeCloseTo(0, 0);
  await expect.poll(() => topOf(page.locator('.listing-bar'))).toBeCloseTo(56, 0);
}

/** Asserts that the buy bar of a product page stays at the bottom and covers neither the summary nor the footer. */
async function expectFixedBuyBar(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const main = page.getByRole('main');
  const add = main.locator('.buy-bar button');
  await expect(add).toBeInViewport({ ratio: 1 });
  const barTop = await topOf(page.locator('.buy-bar'));
  expect(await bottomOf(main.getByRole('heading', { level: 1 }))).toBeLessThanOrEqual(barTop);
  expect(await bottomOf(main.locator('h1 ~ div[aria-live]'))).toBeLessThanOrEqual(barTop);
  for (const part of [main.locator('form .btn-quiet').last(), page.getByRole('contentinfo')]) {
    await part.scrollIntoViewIfNeeded();
    await expect(add).toBeInViewport({ ratio: 1 });
  }
  const last = page.getByRole('contentinfo').locator('p').last();
  const endsAboveBar = async () => {
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    return (await bottomOf(last)) <= (await topOf(page.locator('.buy-bar')));
  };
  await expect.poll(endsAboveBar).toBe(true);
}

async function expectOffscreenRenderingSkipped(page: Page): Promise<void> {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await page.locator('html[data-idle]').waitFor({ state: 'attached' });
  const isSkipped = () =>
    page
      .getByRole('contentinfo')
      .getByRole('link')
      .first()
      .evaluate((link) => !link.checkVisibility({ contentVisibilityAuto: true }));
  await expect.poll(isSkipped).toBe(true);
  expect(await height()).toBe(before);
}

async function expectExpandingSearch(page: Page): Promise<void> {
  const search = page.getByRole('combobox', { name: 'Search for Products...' });
  expect((await search.boundingBox())?.width).toBeLessThan(50);
  await search.tap();
  await expect(search).toBeFocused();
  await expect.poll(async () => (await search.boundingBox())?.width).toBeGreaterThan(250);
  await search.blur();
  await expect.poll(async () => (await search.boundingBox())?.width).toBeLessThan(50);
}

test.describe('phone', () => {
  for (const [language, path] of [
    ['en', '/shop'],
    ['ar', '/ar/shop/shop-category/abayas'],
  ] as const) {
    test(`a listing in ${language} starts within 320 px below a sticky header`, async ({ page }) => {
      await page.goto(path);
      expect((await siteHeader(page).boundingBox())?.height).toBe(56);
      expect(await topOf(page.locator('main article').first())).toBeLessThanOrEqual(320);
      await test.step('sort links scroll into view on focus', async () => {
        const sortLinks = page.locator('.listing-bar [role="group"] a');
        await sortLinks.last().focus();
        for (const link of (await sortLinks.all()).reverse()) {
          await expect(link).toBeFocused();
          await expect(link).toBeInViewport({ ratio: 1 });
          await page.keyboard.press('Shift+Tab');
        }
      });
      if (language === 'en')
        await test.step('the header hides on scrolling down', () => expectHidingHeader(page));
    });
  }

  test('a product is summarized above a fixed buy bar', async ({ page }) => {
    await page.goto(productPath(product));
    await waitForHydration(page);
    await expectFixedBuyBar(page);
    await test.step('back-to-top does not cover the buy buttons', async () => {
      const backToTop = page.getByRole('button', { name: 'Back to top' });
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(backToTop).toBeVisible();
      expect(await bottomOf(backToTop)).toBeLessThanOrEqual(await topOf(page.locator('.buy-bar')));
      await page.getByRole('button', { name: 'Buy Now' }).scrollIntoViewIfNeeded();
      await expect(backToTop).toBeHidden();
    });
    await test.step('toasts appear below the header', async () => {
      await page.getByRole('button', { name: 'Add To Wishlist' }).first().tap();
      const toast = page.locator('[data-sonner-toast][data-mounted="true"]');
      await expect.poll(() => topOf(toast)).toBeGreaterThanOrEqual(await bottomOf(siteHeader(page)));
    });
  });

  test('swiping product images in Arabic updates the dots; a tap enlarges', async ({ page }) => {
    // Visitors often swipe before the scripts have loaded.
    await page.goto(`/ar${productPath(product)}`, { waitUntil: 'commit' });
    const row = page.locator('.gallery-row');
    const dots = page.locator('.gallery-row + p > span');
    await expect(dots).toHaveCount(await row.locator('li').count());
    const swipe = (list: Element) => {
      list.scrollTo({ left: -list.clientWidth, behavior: 'instant' });
      return list.scrollLeft;
    };
    // Scrolling needs the style sheet.
    await expect.poll(() => row.evaluate(swipe)).toBeLessThan(0);
    await waitForHydration(page);
    await expect(dots.nth(1)).toHaveClass(/bg-ink( |$)/);
    await row.getByRole('link').nth(1).tap();
    const zoomed = page.getByRole('dialog', { name: product.title.ar });
    const secondImage = zoomed.getByRole('button', { name: 'كبّري الصورة 2' });
    await expect(secondImage).toBeInViewport();
    await secondImage.press('ArrowRight');
    await expect(zoomed.getByRole('button', { name: 'كبّري الصورة 1' })).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('ArrowLeft');
    await expect(secondImage).toBeInViewport({ ratio: 0.9 });
    const before = (await secondImage.boundingBox())?.width ?? 0;
    await secondImage.tap();
    await expect.poll(async () => (await secondImage.boundingBox())?.width).toBeGreaterThan(before * 1.9);
    await zoomed.getByRole('button', { name: 'إغلاق' }).tap();
    await expect(zoomed).toHaveCount(0);
    await test.step('the buy bar is fixed', () => expectFixedBuyBar(page));
  });

  test('the menu has logo, contact and comparison at 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/ar/pages/about');
    await waitForHydration(page);
    await page.locator('[commandfor="mobile-menu"]').first().tap();
    const menu = page.locator('#mobile-menu');
    await expect(menu.locator('a[href="/ar/shop/compare"]')).toBeVisible();
    await expect(menu.locator('a[href="mailto:care@rida.example"]')).toBeVisible();
    await expect(menu.getByRole('link', { name: /متابع/ })).toBeVisible();
    const logo = menu.locator('a[href="/ar/home/electronic"]');
    await expect(logo).toHaveText('رداء');
    await logo.tap();
    await expect(page).toHaveURL('/ar');
    await expect(menu).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  for (const language of languages) {
    test(`the home page in ${language} is rows to swipe`, async ({ page }) => {
      await page.goto(localizedPath(language, '/'));
      await waitForHydration(page);
      if (language === 'en') {
        await test.step('off-screen content is skipped when idle', () =>
          expectOffscreenRenderingSkipped(page));
        await test.step('the search expands on focus', () => expectExpandingSearch(page));
      }
      const sections = page.locator('main > :is(section, div)');
      // Hero, categories, best sellers, quote, favorites, looks, social strip.
      await expect(sections).toHaveCount(7);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4800);
      for (const index of [1, 2, 4, 5, 6]) {
        const items = sections.nth(index).locator('ul').last().locator(':scope > li');
        await items.first().scrollIntoViewIfNeeded();
        const isCutByTheEdge = (list: Element[]) =>
          list.some((item) => {
            const { left, right, width } = item.getBoundingClientRect();
            const shownPx = Math.min(right, innerWidth) - Math.max(left, 0);
            return shownPx > 16 && shownPx < width - 16;
          });
        expect(await items.evaluateAll(isCutByTheEdge), `row ${index}`).toBe(true);
        const last = items.last();
        await last.locator('a:visible').first().focus();
        await expect(last).toBeInViewport({ ratio: 0.5 });
      }
    });
  }

  test('a tapped card shows a preview of its product page', async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Routed before opening the listing, which prefetches products.
    await page.route(/shop-details\/.*_rsc/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/shop');
    await waitForHydration(page);
    const card = page.locator('main article').first();
    const title = (await card.locator('h3').textContent()) ?? '';
    const price = (await card.locator('.card-text > p').first().textContent()) ?? '';
    await card.locator('h3 a').tap();
    const cardPreview = page.locator('[data-card-preview]');
    await expect(cardPreview).toContainText(title);
    await expect(cardPreview).toContainText(price);
    const previewBox = await cardPreview.locator('img').boundingBox();
    release();
    await page.waitForURL('**/shop-details/**');
    await expect(cardPreview).toHaveCount(0);
    expect(await page.getByRole('main').locator('.gallery-row img').first().boundingBox()).toEqual(
      previewBox,
    );
  });

  test('cart total and checkout link are visible for any cart', async ({ page }) => {
    await seedCart(page, [testProduct(0), testProduct(1), testProduct(2), testProduct(3)]);
    await page.goto('/shop/cart');
    await expect(page.getByRole('link', { name: 'Proceed to Checkout' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('term').filter({ hasText: /^Total$/ })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Clear Cart' })).not.toBeInViewport();
  });

  test('order total and button stay visible during checkout', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await seedCart(page, [testProduct(0), testProduct(1)]);
    await openCheckout(page);
    const bar = page.locator('.cart-bar');
    const orderButton = placeOrderButton(page);
    const fields = await page.getByRole('main').locator('form :is(input, select)').all();
    for (const field of fields) {
      await field.focus();
      await expect.poll(async () => (await bottomOf(field)) <= (await topOf(bar))).toBe(true);
    }
    await expect(orderButton).toBeInViewport({ ratio: 1 });
    const total = page.getByRole('definition').last();
    await expect(bar.locator('strong')).toHaveText((await total.textContent()) ?? '');
    await orderButton.tap();
    await expect(checkoutField(page, 'name')).toBeFocused();
    await expect(checkoutField(page, 'name')).toBeInViewport({ ratio: 1 });
  });

  test("a sold-out product's bar offers a stock alert", async ({ page }) => {
    await page.goto(localizedPath('ar', productPath(findProduct('is sold out', isSoldOut))));
    await waitForHydration(page);
    const name = 'أخبروني عند توفّرها';
    const alertButton = page.getByRole('button', { name, exact: true });
    await expect(alertButton).toBeInViewport({ ratio: 1 });
    const barTop = await topOf(page.locator('.buy-bar'));
    expect(barTop).toBeGreaterThan(viewport.height - 80);
    await alertButton.tap();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(alertButton).toBeFocused();
    await alertButton.evaluate((button) =>
      button.closest('.buy-bar-slot')?.scrollIntoView({ block: 'center' }),
    );
    await expect.poll(() => topOf(alertButton)).toBeLessThan(barTop);
  });
});
