import type { Locator, Page } from '@playwright/test';
import { expect, test, waitForHydration } from './support/test.ts';

/* On a phone, visitors close a layer with Back. */
test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

/** A file without scripts, which loads at once. */
const previousPage = '/robots.txt';

interface Layer {
  open(page: Page): Promise<void>;
  /** Locates the layer; for the search, its focused field. */
  locate(page: Page): Locator;
  close(page: Page): Promise<void>;
}

const closeButton = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true });

const listingLayers: Record<string, Layer> = {
  menu: {
    open: (page) => page.getByRole('button', { name: 'Open menu' }).tap(),
    locate: (page) => page.locator('#mobile-menu'),
    close: (page) => page.getByRole('button', { name: 'Close menu' }).tap(),
  },
  'filter sheet': {
    open: (page) => page.getByRole('button', { name: /^Filters/ }).tap(),
    locate: (page) => page.locator('#filter-sheet'),
    close: (page) => page.getByRole('button', { name: /^Show \d+/ }).tap(),
  },
  'cart panel': {
    open: (page) => page.getByRole('button', { name: /^Shopping cart/ }).tap(),
    locate: (page) => page.getByRole('dialog', { name: 'Shopping cart' }),
    close: (page) => closeButton(page).tap(),
  },
  'size sheet': {
    open: (page) => page.getByRole('article').getByRole('button', { name: 'Add to Cart' }).nth(1).tap(),
    locate: (page) => page.getByRole('dialog', { name: 'Choose a size' }),
    close: (page) => page.keyboard.press('Escape'),
  },
  'quick view': {
    open: async (page) => {
      const card = page.getByRole('article').nth(1);
      const moreButton = card.getByRole('button', { name: 'More actions' });
      // Once pressed, the other buttons take its place.
      if (await moreButton.isVisible()) await moreButton.tap();
      await card.getByRole('button', { name: 'Quick View' }).tap();
    },
    locate: (page) => page.getByRole('dialog'),
    close: (page) => closeButton(page).tap(),
  },
  search: {
    open: (page) => page.getByRole('combobox', { name: 'Search for Products...' }).tap(),
    locate: (page) => page.locator('search :focus'),
    close: (page) => page.getByRole('combobox', { name: 'Search for Products...' }).blur(),
  },
};

const productLayers: Record<string, Layer> = {
  'full-screen picture': {
    open: (page) => page.locator('.gallery-row').getByRole('link').nth(1).tap(),
    locate: (page) => page.getByRole('dialog'),
    close: (page) => closeButton(page).tap(),
  },
};

/** Waits until the current history entry belongs to a layer, or to a page. */
const expectLayerEntry = (page: Page, isLayer = true) =>
  expect.poll(() => page.evaluate(() => Boolean(history.state?.layer))).toBe(isLayer);
const expectPageEntry = (page: Page) => expectLayerEntry(page, false);

async function openPath(page: Page, path: string): Promise<void> {
  await page.goto(previousPage);
  await page.goto(path);
  await waitForHydration(page);
}

/** Index of the current history entry. */
const entryIndex = (page: Page) => page.evaluate(() => navigation.currentEntry?.index);

/** Asserts that each layer of the current page adds one history entry while it is open. */
async function expectOneEntryEach(page: Page, layers: Record<string, Layer>): Promise<void> {
  const url = page.url();
  const pageEntry = (await entryIndex(page)) ?? Number.NaN;
  for (const [name, { open, locate, close }] of Object.entries(layers)) {
    await test.step(name, async () => {
      const layer = locate(page);
      await open(page);
      await expect(layer).toBeVisible();
      await expectLayerEntry(page);
      const scrollTop = () => page.evaluate(() => scrollY);
      const scrollTopBefore = await scrollTop();
      await page.goBack();
      await expect(layer).toBeHidden();
      await expect(page).toHaveURL(url);
      expect(await scrollTop()).toBe(scrollTopBefore);
      await page.goForward();
      await expectPageEntry(page);
      await expect(layer).toBeHidden();
      await expect(page).toHaveURL(url);
      await open(page);
      await expect(layer).toBeVisible();
      await expectLayerEntry(page);
      await close(page);
      await expect(layer).toBeHidden();
      await expectPageEntry(page);
      expect(await entryIndex(page)).toBe(pageEntry);
    });
  }
}

test('each layer of listing and product page has one history entry', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPath(page, '/shop');
  await expectOneEntryEach(page, listingLayers);
  await test.step('reloading with an open layer adds no entry', async () => {
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(page.locator('#mobile-menu')).toBeVisible();
    await page.reload();
    await waitForHydration(page);
    await expectPageEntry(page);
  });
  await page.getByRole('article').nth(1).getByRole('heading').getByRole('link').tap();
  await page.waitForURL('**/shop-details/**');
  // Until the script of the gallery has loaded, a tap opens the file of the picture. Only this script marks the second dot.
  await page
    .locator('.gallery-row')
    .evaluate((row) => row.scrollTo({ left: row.clientWidth, behavior: 'instant' }));
  await expect(page.locator('.gallery-row + p > span').nth(1)).toHaveClass(/bg-ink( |$)/);
  await expectOneEntryEach(page, productLayers);
  await page.goBack();
  await expect(page).toHaveURL('/shop');
  await page.goBack();
  await expect(page).toHaveURL(previousPage);
});

test('back after following a menu link shows the menu closed', async ({ page }) => {
  await openPath(page, '/ar/shop');
  const menu = page.locator('#mobile-menu');
  await page.locator('[commandfor="mobile-menu"]').first().tap();
  await expectLayerEntry(page);
  await menu.locator('a[href="/ar/pages/policy"]').tap();
  await expect(page).toHaveURL('/ar/pages/policy');
  await page.goBack();
  await expect(page).toHaveURL('/ar/shop');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL('/ar/pages/policy');
  await test.step('also the logo, whose link is redirected', async () => {
    await page.locator('[commandfor="mobile-menu"]').first().tap();
    await expectLayerEntry(page);
    await menu.getByRole('link', { name: 'رداء', exact: true }).tap();
    await expect(page).toHaveURL('/ar');
    await expect(menu).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/ar/pages/policy');
  });
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(previousPage);
});

test('back closes the filter sheet before it removes filters', async ({ page }) => {
  await openPath(page, '/shop');
  const sheet = page.locator('#filter-sheet');
  await page.getByRole('button', { name: /^Filters/ }).tap();
  const sizes = sheet.getByRole('group', { name: 'Size' }).getByRole('checkbox');
  const tick = async (index: number) => {
    await sizes.nth(index).tap();
    await page.waitForURL((url) => url.searchParams.get('size')?.split(',').length === index + 1);
    await expectLayerEntry(page);
  };
  await tick(0);
  const oneSizeUrl = page.url();
  await tick(1);
  const twoSizesUrl = page.url();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(twoSizesUrl);
  await page.goBack();
  await expect(page).toHaveURL(oneSizeUrl);
  await page.getByRole('button', { name: /^Filters/ }).tap();
  await expect(sizes.nth(1)).not.toBeChecked();
  // The sheet is closed while the results of a choice are loading.
  await sizes.nth(1).tap();
  await page.getByRole('button', { name: /^Show \d+/ }).tap();
  await expect(page).toHaveURL(twoSizesUrl);
  await page.goBack();
  await expect(page).toHaveURL(oneSizeUrl);
  await page.goBack();
  await expect(page).toHaveURL('/shop');
  await page.goBack();
  await expect(page).toHaveURL(previousPage);
});
