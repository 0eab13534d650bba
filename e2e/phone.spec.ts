import type { Locator, Page } from '@playwright/test';
import { findings } from './support/axe.ts';
import { keepCart, ownProduct } from './support/buying.ts';
import { inLanguage, languages, pathOf, productThat } from './support/catalogue.ts';
import { expect, hydrated, test } from './support/test.ts';

const window = { width: 390, height: 844 };
const product = productThat(
  'has several colours and a video',
  ({ colors, video }) => colors.length > 1 && !!video,
);

test.use({ viewport: window, isMobile: true, hasTouch: true });

const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
const bottom = async (part: Locator) => {
  const box = await part.boundingBox();
  return box ? box.y + box.height : Number.NaN;
};
const banner = (page: Page) => page.locator('header[data-site-header]');

for (const language of languages) {
  test(`${language}: a listing begins with one row of header, its first card within 320 px, and going back through its orders each is seen`, async ({
    page,
  }) => {
    for (const path of ['/shop/shop-category/abayas', '/shop']) {
      await page.goto(inLanguage(language, path));
      expect((await banner(page).boundingBox())?.height).toBe(56);
      expect(await top(page.locator('main article').first())).toBeLessThanOrEqual(320);
    }
    const orders = page.locator('.listing-bar [role="group"] a');
    await orders.last().focus();
    for (const order of (await orders.all()).reverse()) {
      await expect(order).toBeFocused();
      await expect(order).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Shift+Tab');
    }
  });

  test(`${language}: a product's picture, name, rating and price are seen at once, and it can be bought from anywhere`, async ({
    page,
  }) => {
    await page.goto(inLanguage(language, pathOf(product)));
    await hydrated(page);
    const main = page.getByRole('main');
    const add = main.locator('.buy-bar button');
    const barTop = await top(page.locator('.buy-bar'));
    expect(await bottom(main.getByRole('heading', { level: 1 }))).toBeLessThanOrEqual(barTop);
    expect(await bottom(main.locator('h1 ~ div[aria-live]'))).toBeLessThanOrEqual(barTop);
    await expect(add).toBeInViewport({ ratio: 1 });
    for (const part of [main.locator('form .btn-quiet').last(), page.getByRole('contentinfo')]) {
      await part.scrollIntoViewIfNeeded();
      await expect(add).toBeInViewport({ ratio: 1 });
    }
    const last = page.getByRole('contentinfo').locator('p').last();
    const endsAbove = async () => {
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      return (await bottom(last)) <= (await top(page.locator('.buy-bar')));
    };
    await expect.poll(endsAbove).toBe(true);
  });
}

test('the header goes on the way down and comes back on the way up; the bar of a listing stays', async ({
  page,
}) => {
  await page.goto('/shop');
  await hydrated(page);
  const isFarDown = async () => {
    await page.mouse.wheel(0, 100);
    return (
      (await page.evaluate(() => scrollY > 800)) && Math.abs(await top(page.locator('.listing-bar'))) < 1
    );
  };
  await expect.poll(isFarDown, { intervals: [50] }).toBe(true);
  expect(await bottom(banner(page))).toBeLessThanOrEqual(0);
  await page.mouse.wheel(0, -200);
  await expect.poll(() => top(banner(page))).toBeCloseTo(0, 0);
  await expect.poll(() => top(page.locator('.listing-bar'))).toBeCloseTo(56, 0);
});

test('the search opens over the header where it is touched, and closes when it is left', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const search = page.getByRole('combobox', { name: 'Search for Products...' });
  expect((await search.boundingBox())?.width).toBeLessThan(50);
  await search.tap();
  await expect(search).toBeFocused();
  expect((await search.boundingBox())?.width).toBeGreaterThan(300);
  await search.blur();
  await expect.poll(async () => (await search.boundingBox())?.width).toBeLessThan(50);
});

test('the pictures of a product are swiped against the line of reading, with a dot for each, and open enlarged over the page', async ({
  page,
}) => {
  // The first swipe is often there before the scripts are.
  await page.goto(`/ar${pathOf(product)}`, { waitUntil: 'commit' });
  const row = page.locator('.gallery-row');
  const dots = page.locator('.gallery-row + p > span');
  await expect(dots).toHaveCount(await row.locator('li').count());
  const swipe = (list: Element) => {
    list.scrollTo({ left: -list.clientWidth, behavior: 'instant' });
    return list.scrollLeft;
  };
  // Nothing can be swiped before the style sheet is there.
  await expect.poll(() => row.evaluate(swipe)).toBeLessThan(0);
  await hydrated(page);
  await expect(dots.nth(1)).toHaveClass(/bg-ink( |$)/);
  await row.getByRole('link').nth(1).tap();
  const zoomed = page.getByRole('dialog', { name: product.title.ar });
  const picture = zoomed.getByRole('button', { name: 'كبّري الصورة 2' });
  await expect(picture).toBeInViewport();
  await picture.press('ArrowRight');
  await expect(zoomed.getByRole('button', { name: 'كبّري الصورة 1' })).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('ArrowLeft');
  await expect(picture).toBeInViewport({ ratio: 0.9 });
  expect(await findings(page, 'dialog[open]')).toEqual([]);
  const before = (await picture.boundingBox())?.width ?? 0;
  await picture.tap();
  await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan(before * 1.9);
  await zoomed.getByRole('button', { name: 'إغلاق' }).tap();
  await expect(zoomed).toHaveCount(0);
});

test('a product that is opened from its card shows the picture of the card until the larger one is there', async ({
  page,
}) => {
  await page.goto('/shop');
  await hydrated(page);
  const card = page.locator('main article').first();
  const fileOf = (image: Locator) =>
    image.evaluate((element: HTMLImageElement) => element.naturalWidth > 0 && element.currentSrc);
  await expect.poll(() => fileOf(card.locator('img').first())).not.toBe(false);
  const seen = await fileOf(card.locator('img').first());
  let release = () => {};
  const larger = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/image*', async (route) => {
    if (route.request().url() !== seen) await larger;
    await route.continue();
  });
  await card.locator('h3 a').tap();
  await page.waitForURL('**/shop-details/**');
  const picture = page.getByRole('main').locator('.gallery-row img').first();
  await expect.poll(() => fileOf(picture)).toBe(seen);
  release();
  await expect.poll(() => fileOf(picture)).not.toBe(seen);
});

test('a tapped card shows picture, name and price of its product at once, where the page will show them', async ({
  page,
}) => {
  let release = () => {};
  const answered = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Before the listing, which fetches products ahead.
  await page.route(/shop-details\/.*_rsc/, async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto('/shop');
  await hydrated(page);
  const card = page.locator('main article').first();
  const title = await card.locator('h3').innerText();
  const price = await card.locator('.card-words > p').first().innerText();
  await card.locator('h3 a').tap();
  const ahead = page.locator('[data-ahead]');
  await expect(ahead).toContainText(title);
  await expect(ahead).toContainText(price);
  const shown = await ahead.locator('img').boundingBox();
  release();
  await page.waitForURL('**/shop-details/**');
  await expect(ahead).toHaveCount(0);
  expect(await page.getByRole('main').locator('.gallery-row img').first().boundingBox()).toEqual(shown);
});

test('the total of a cart of any length and the way to the checkout are seen at once', async ({ page }) => {
  await keepCart(page, [ownProduct(0), ownProduct(1), ownProduct(2), ownProduct(3)]);
  await page.goto('/shop/cart');
  await expect(page.getByRole('link', { name: 'Proceed to Checkout' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('term').filter({ hasText: /^Total$/ })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Clear Cart' })).not.toBeInViewport();
});

test('a notice is below the header, and so not over its cart', async ({ page }) => {
  await page.goto(pathOf(product));
  await hydrated(page);
  await page.getByRole('button', { name: 'Add To Wishlist' }).first().tap();
  const notice = page.locator('[data-sonner-toast][data-mounted="true"]');
  await expect.poll(() => top(notice)).toBeGreaterThanOrEqual(await bottom(banner(page)));
});

test('the way back to the top is not over the buttons that buy', async ({ page }) => {
  await page.goto(pathOf(product));
  await hydrated(page);
  const up = page.getByRole('button', { name: 'Back to top' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(up).toBeVisible();
  expect(await bottom(up)).toBeLessThanOrEqual(await top(page.locator('.buy-bar')));
  await page.getByRole('button', { name: 'Buy Now' }).scrollIntoViewIfNeeded();
  await expect(up).toBeHidden();
});

test('a chosen colour is drawn before the address is written, which then says it', async ({ page }) => {
  await page.goto(pathOf(product));
  await hydrated(page);
  const color = page.getByRole('radiogroup', { name: 'Color' }).getByRole('radio').nth(1);
  const isWrittenAtOnce = await color.evaluate((radio: HTMLInputElement) => {
    radio.click();
    return location.search !== '';
  });
  expect(isWrittenAtOnce).toBe(false);
  await expect(page).toHaveURL(/\?color=/);
  await expect(color).toBeChecked();
});

test('a ticked filter is drawn before what follows from it, and one that is ticked at once after it counts too', async ({
  page,
}) => {
  await page.goto('/shop');
  await hydrated(page);
  await page.getByRole('button', { name: /^Filters/ }).tap();
  const boxes = page.getByRole('group', { name: 'Size' }).getByRole('checkbox');
  const seen = await boxes.evaluateAll(async ([one, other]) => {
    const states = [];
    for (const box of [one, other] as HTMLInputElement[]) {
      box.click();
      await new Promise<void>(queueMicrotask);
      states.push({ ticked: box.checked, busy: document.getElementById('products')?.ariaBusy });
    }
    return states;
  });
  expect(seen).toEqual(seen.map(() => ({ ticked: true, busy: 'false' })));
  await expect(page).toHaveURL(/\?size=\w+%2C\w+$/);
  for (const box of [boxes.nth(0), boxes.nth(1)]) await expect(box).toBeChecked();
});

test('what is off the screen is left out once a page rests, and nothing is higher or lower for it', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await page.locator('html[data-settled]').waitFor({ state: 'attached' });
  const isLeftOut = () =>
    page
      .getByRole('contentinfo')
      .getByRole('link')
      .first()
      .evaluate((link) => !link.checkVisibility({ contentVisibilityAuto: true }));
  await expect.poll(isLeftOut).toBe(true);
  expect(await height()).toBe(before);
});
