import type { Page } from '@playwright/test';
import { axeViolations } from './support/axe.ts';
import { findProduct, isSoldOut, type Language, productPath } from './support/catalogue.ts';
import { expect, test, waitForHydration } from './support/test.ts';
import { phone } from './support/viewports.ts';
import { availableProducts, createStoredLine, seedStorage } from './support/visitor.ts';

const product = findProduct(
  'has sizes, reviews and a video',
  ({ sizes, reviews = [], video, sale }) =>
    sizes.length > 1 && reviews.length > 0 && video !== undefined && !sale,
);
const soldOut = findProduct('is sold out', isSoldOut);
const removedLine = {
  id: 999_999,
  title: 'A removed product',
  variant: { id: 1 },
  orderQuantity: 1,
  slug: 'removed-product',
};

/** Local storage of a visitor with filled lists, including every kind of invalid line. */
async function createStoredLists() {
  return {
    cart_products: [
      await createStoredLine(availableProducts[0]?.slug ?? '', { seenPrice: 100 }),
      await createStoredLine(availableProducts[1]?.slug ?? '', { quantity: 9999 }),
      await createStoredLine(soldOut.slug),
      removedLine,
    ],
    wishlist_products: [
      ...availableProducts.map(({ slug }) => ({ id: null, title: slug, slug })),
      removedLine,
    ],
    recent_products: availableProducts.map(({ slug }) => slug),
  };
}

async function expectAccessible(page: Page, part: string, selector: string): Promise<void> {
  expect([part, await axeViolations(page, selector)]).toEqual([part, []]);
}

async function openList(page: Page, path: string, language: Language): Promise<void> {
  await page.goto(path);
  const title = availableProducts[0]?.title[language] ?? '';
  await expect(page.getByRole('main').getByText(title).first()).toBeVisible();
  await expectAccessible(page, path, 'main');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// The component tests run axe in both languages, without styles. Here each state is checked in one of the colour schemes, which
// `axeViolations` derives from the language; pages.spec.ts checks the pages behind in both.
test.describe('axe in English on a desktop', () => {
  test('finds no violations in dialogs of a product and rejected reviews', async ({ page }) => {
    await page.goto(productPath(product));
    await waitForHydration(page);
    const dialog = page.getByRole('dialog');
    await page.locator('main button[commandfor]').first().click();
    await expect(dialog.getByRole('table').first()).toBeVisible();
    await expectAccessible(page, 'size guide', 'dialog[open]');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    await page.locator('.card-buy button[aria-haspopup="dialog"]').first().click();
    await expect(dialog.getByRole('listitem').first()).toBeVisible();
    await expectAccessible(page, 'sizes', 'dialog[open]');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    await page.locator('article button[aria-haspopup="dialog"]').first().click();
    await dialog.getByRole('button', { name: 'Add To Cart' }).click();
    await expect(page.locator('[data-sonner-toast] [data-description]').first()).toBeVisible();
    await expectAccessible(page, 'quick view', 'dialog[open]');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    await page.getByRole('button', { name: 'See more' }).click();
    await page.getByRole('tab').first().click();
    await page.locator('#reviews h3').last().scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Submit review' }).click();
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(4);
    await expectAccessible(page, 'page', 'main');

    await page.locator('main a[aria-haspopup="dialog"]').click();
    await expect(dialog).toBeVisible();
    await expectAccessible(page, 'video', 'dialog[open]');
  });

  // pages.spec.ts has an empty wishlist.
  test('finds no violations in a filled wishlist, menu, suggestions and consent', async ({ page }) => {
    await seedStorage(page, await createStoredLists());
    await openList(page, '/shop/wishlist', 'en');
    await waitForHydration(page);
    await page.locator('footer button[data-consent]').dispatchEvent('click');
    await expectAccessible(page, 'consent', '#consent');
    await page.locator('#consent button').first().click();

    await page.getByRole('navigation').first().getByRole('button').first().click();
    await expectAccessible(page, 'menu', '[data-site-header]');

    const search = page.getByRole('banner').getByRole('combobox');
    await search.focus();
    await search.fill(product.title.en);
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectAccessible(page, 'suggestions', '[data-site-header]');
  });
});

test.describe('axe in Arabic on a phone', () => {
  test.use({ viewport: phone });

  test('finds no violations in an invalid cart, its panel, menu and filters', async ({ page }) => {
    await seedStorage(page, await createStoredLists());
    await openList(page, '/ar/shop/cart', 'ar');
    await waitForHydration(page);
    const dialog = page.getByRole('dialog');
    await page.locator('button:has(+ [role="alertdialog"])').click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page, 'confirmation', 'dialog[open]');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toBeHidden();

    await page.locator('[data-site-header] button[aria-haspopup="dialog"]').last().click();
    await dialog.getByRole('listitem').last().getByRole('button').click();
    await expect(page.locator('[data-sonner-toast][data-mounted="true"]')).toBeVisible();
    // Only the dialog: axe mistakes the backdrop for the background of the inert page behind it.
    await expectAccessible(page, 'panel', 'dialog[open]');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    await page.locator('button[aria-haspopup="dialog"]').first().click();
    await expect(dialog).toBeVisible();
    await expectAccessible(page, 'menu', 'dialog[open]');
    await dialog.locator('a[href="/ar/shop"]').click();
    await page.waitForURL('/ar/shop');
    await page.locator('button[popovertarget="filter-sheet"]:not([popovertargetaction])').first().click();
    await expectAccessible(page, 'filters', '#filter-sheet');
  });
});
