import type { Locator, Page } from '@playwright/test';
import { colorName, findProduct, productPath, stockOf } from './support/catalogue.ts';
import { checkoutField, placeOrderButton, seedCart, testProduct } from './support/checkout.ts';
import { coveredPxAfterTab } from './support/covered-px.ts';
import { recordImageAnimations } from './support/image-animations.ts';
import { expectStatedImageWidths } from './support/slot-widths.ts';
import { expect, test, waitForHydration } from './support/test.ts';
import { phone } from './support/viewports.ts';

const product = findProduct(
  'has a video, and its first size is sold out in its second colour',
  (candidate) =>
    candidate.video !== undefined && stockOf(candidate, candidate.colors[1] ?? '', candidate.sizes[0]) === 0,
);

test.use({ viewport: phone, isMobile: true, hasTouch: true });

const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
const bottomOf = async (part: Locator) => {
  const box = await part.boundingBox();
  return box ? box.y + box.height : Number.NaN;
};
const siteHeader = (page: Page) => page.locator('header[data-site-header]');

async function expectStickyBars(page: Page): Promise<void> {
  await waitForHydration(page);
  const scrollDown = async () => {
    await page.mouse.wheel(0, 100);
    return page.evaluate(() => scrollY > 800);
  };
  await expect.poll(scrollDown, { intervals: [50] }).toBe(true);
  await expect.poll(() => topOf(siteHeader(page))).toBeCloseTo(0, 0);
  await expect.poll(() => topOf(page.locator('.listing-bar'))).toBeCloseTo(56, 0);
}

async function expectSummaryAboveBuyBar(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.locator('.buy-bar button')).toBeInViewport({ ratio: 1 });
  const barTop = await topOf(page.locator('.buy-bar'));
  expect(await bottomOf(main.getByRole('heading', { level: 1 }))).toBeLessThanOrEqual(barTop);
  expect(await bottomOf(main.locator('h1 ~ div[aria-live]'))).toBeLessThanOrEqual(barTop);
}

/** Asserts that the buy bar of a product page stays at the bottom and covers neither the summary nor the footer. */
async function expectFixedBuyBar(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectSummaryAboveBuyBar(page);
  const main = page.getByRole('main');
  const add = main.locator('.buy-bar button');
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
  const search = page.getByRole('combobox', { name: 'ابحثي عن القطع…' });
  expect((await search.boundingBox())?.width).toBeLessThan(50);
  await search.tap();
  await expect(search).toBeFocused();
  await expect.poll(async () => (await search.boundingBox())?.width).toBeGreaterThan(250);
  await search.blur();
  await expect.poll(async () => (await search.boundingBox())?.width).toBeLessThan(50);
}

/** Scrolls through a page; returns the scroll positions at which the back-to-top button covers the button of a card. */
function findCoveringPositions(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const waitForTwoFrames = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const coveringPositions = [];
    for (let y = 300; y < document.documentElement.scrollHeight - innerHeight; y += 40) {
      scrollTo({ top: y, behavior: 'instant' });
      await waitForTwoFrames();
      const backToTop = document.querySelector('button.page-corner');
      if (!backToTop || getComputedStyle(backToTop).visibility === 'hidden') continue;
      const a = backToTop.getBoundingClientRect();
      const coversCardButton = [...document.querySelectorAll('.card-buy .btn')].some((button) => {
        const b = button.getBoundingClientRect();
        // Two pixels of overlap are ignored.
        return a.left + 2 < b.right && b.left + 2 < a.right && a.top + 2 < b.bottom && b.top + 2 < a.bottom;
      });
      if (coversCardButton) coveringPositions.push(y);
    }
    return coveringPositions;
  });
}

/** Asserts that a layer shows all of its content in small windows, without horizontal scrolling. */
async function expectFitsSmallWindows(page: Page, layer: Locator): Promise<void> {
  const isTooWide = () => layer.evaluate((element) => element.scrollWidth > element.clientWidth);
  for (const size of [
    { width: 320, height: 568 },
    { width: 640, height: 400 },
  ]) {
    await page.setViewportSize(size);
    await expect.poll(isTooWide, `${size.width} px`).toBe(false);
    await layer.getByRole('heading').first().scrollIntoViewIfNeeded();
    await layer.getByRole('link').last().scrollIntoViewIfNeeded();
    await expect(layer.getByRole('link').last()).toBeInViewport();
  }
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
      if (language === 'en') {
        await test.step('header and listing bar stay on scrolling down', () => expectStickyBars(page));
        return;
      }
      // `components/page-behaviour/back-to-top.test.tsx` has the rule by which it hides.
      await test.step('back-to-top does not cover the buttons of product cards', async () => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await waitForHydration(page);
        expect(await findCoveringPositions(page)).toEqual([]);
      });
    });
  }

  test('an Arabic product has images to swipe above a fixed buy bar', { tag: '@main' }, async ({ page }) => {
    // Visitors often swipe before the scripts have loaded.
    await page.goto(`/ar${productPath(product)}`, { waitUntil: 'commit' });
    const row = page.locator('.gallery-row');
    const dots = page.locator('.gallery-row + p > span');
    // The dots follow the row in the document, so that it is complete.
    await expect(dots.first()).toBeVisible();
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
    await test.step('back-to-top does not cover the buy buttons', async () => {
      const backToTop = page.getByRole('button', { name: 'العودة إلى الأعلى' });
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(backToTop).toBeVisible();
      expect(await bottomOf(backToTop)).toBeLessThanOrEqual(await topOf(page.locator('.buy-bar')));
      await page.getByRole('button', { name: 'اشتري الآن' }).scrollIntoViewIfNeeded();
      await expect(backToTop).toBeHidden();
    });
    await test.step('toasts appear below the header', async () => {
      await page.getByRole('button', { name: 'أضيفي إلى المفضلة' }).first().tap();
      const toast = page.locator('[data-sonner-toast][data-mounted="true"]');
      await expect.poll(() => topOf(toast)).toBeGreaterThanOrEqual(await bottomOf(siteHeader(page)));
    });
    await test.step('the bar of a sold-out variant offers a stock alert', async () => {
      for (const value of [product.sizes[0], colorName(product.colors[1] ?? '', 'ar')])
        await page.getByRole('radio', { name: value, exact: true }).check({ force: true });
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      const name = 'أخبروني عند توفّرها';
      const alertButton = page.getByRole('button', { name, exact: true });
      await expect(alertButton).toBeInViewport({ ratio: 1 });
      const barTop = await topOf(page.locator('.buy-bar'));
      expect(barTop).toBeGreaterThan(phone.height - 80);
      await alertButton.tap();
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(alertButton).toBeFocused();
      await alertButton.evaluate((button) =>
        button.closest('.buy-bar-slot')?.scrollIntoView({ block: 'center' }),
      );
      await expect.poll(() => topOf(alertButton)).toBeLessThan(barTop);
    });
    await test.step('the quick view of a related product fits small windows', async () => {
      const cards = page.getByRole('article');
      await cards.getByRole('button', { name: 'إجراءات أخرى' }).first().press('Enter');
      await cards.getByRole('button', { name: 'نظرة سريعة' }).first().press('Enter');
      const view = page.getByRole('dialog');
      await expect(view.getByRole('heading')).toBeVisible();
      await expectFitsSmallWindows(page, view);
    });
  });

  test('the home page in Arabic is rows to swipe', async ({ page }) => {
    await page.goto('/ar');
    await waitForHydration(page);
    await test.step('off-screen content is skipped when idle', () => expectOffscreenRenderingSkipped(page));
    await test.step('the search expands on focus', () => expectExpandingSearch(page));
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
    await expectStatedImageWidths(page);
  });

  test('a tapped card shows a preview of its product page', async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const animations = await recordImageAnimations(page);
    // Routed before opening the listing, which prefetches products.
    await page.route(/shop-details\/.*_rsc/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/shop');
    await waitForHydration(page);
    // The link handler loads together with the loading overlay.
    await page.locator('div[role="status"].sr-only').first().waitFor({ state: 'attached' });
    const card = page.locator('main article').first();
    const title = (await card.locator('h3').textContent()) ?? '';
    const price = (await card.locator('.card-text > p').first().textContent()) ?? '';
    const url = await card
      .locator('img')
      .first()
      .evaluate((image: HTMLImageElement) => image.currentSrc);
    await card.locator('h3 a').tap();
    const cardPreview = page.locator('[data-card-preview]');
    await expect(cardPreview).toContainText(title);
    await expect(cardPreview).toContainText(price);
    await test.step('the image moves from the card into the preview', async () => {
      const firstTransform = expect.stringMatching(/^translate\(.*scale/);
      await expect
        .poll(async () => (await animations())[0])
        .toMatchObject({ url, firstTransform, isInPreview: true });
      const runningAnimations = () =>
        cardPreview.evaluate((preview) => preview.getAnimations({ subtree: true }).length);
      await expect.poll(runningAnimations).toBe(0);
    });
    const previewBox = await cardPreview.locator('img').boundingBox();
    release();
    await page.waitForURL('**/shop-details/**');
    await expect(cardPreview).toHaveCount(0);
    const image = page.getByRole('main').locator('.gallery-row img').first();
    await expect.poll(() => image.boundingBox()).toEqual(previewBox);
    await test.step('the page is summarized above its buy bar', () => expectSummaryAboveBuyBar(page));
  });

  test('total and next step stay visible in the cart and during checkout', { tag: '@main' }, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await seedCart(page, [testProduct(0), testProduct(1), testProduct(2), testProduct(3)]);
    await page.goto('/shop/cart');
    const bar = page.locator('.cart-bar');
    const checkoutLink = page.getByRole('link', { name: 'Proceed to Checkout' });
    await expect(checkoutLink).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('term').filter({ hasText: /^Total$/ })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Clear Cart' })).not.toBeInViewport();
    await expect
      .poll(async () => (await bottomOf(bar)) <= (await topOf(page.locator('#consent'))))
      .toBe(true);
    await test.step('the total does not cover the delivery choice', async () => {
      await waitForHydration(page);
      const choice = page.getByRole('main').getByRole('radio').first();
      await expect.poll(() => coveredPxAfterTab(page, choice, bar)).toBeLessThanOrEqual(0);
    });

    await checkoutLink.tap();
    const orderButton = placeOrderButton(page);
    await expect(orderButton).toBeEnabled();
    await waitForHydration(page);
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
});
