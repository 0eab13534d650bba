import type { Page } from '@playwright/test';
import type { SourceProduct } from '../upstream/catalogue/types.ts';
import { findings } from './support/axe.ts';
import { inLanguage, isSoldOut, type Language, pathOf, price, productThat } from './support/catalogue.ts';
import { expect, hydrated, test } from './support/test.ts';
import { cartButton, five, keep, kept, notice, plenty } from './support/visitor.ts';

const [product, other] = plenty;
const title = product.title.en;

const listed = (...slugs: string[]) => ({
  version: 1,
  items: slugs.map((slug) => ({ slug, productId: null })),
});
const slugsKept = async (page: Page, key: string) =>
  (await kept<{ slug: string }>(page, key)).map(({ slug }) => slug);

async function openList(page: Page, ...slugs: string[]): Promise<void> {
  await keep(page, { wishlist_products: listed(...slugs) });
  await page.goto('/shop/wishlist');
  await hydrated(page);
}

test('is a toggle on the details page, counted in the header', async ({ page }) => {
  await page.goto(pathOf(product));
  await hydrated(page);
  const link = page.getByRole('banner').getByRole('link', { name: /^Wishlist, / });
  const toggle = page.getByRole('main').locator('form').getByRole('button', { name: 'Add To Wishlist' });
  await expect(link).toHaveAccessibleName('Wishlist, 0 items');
  await toggle.click();
  await expect(notice(page, `${title} added to wishlist`)).toBeVisible();
  await expect(link).toHaveAccessibleName('Wishlist, 1 items');
  await toggle.click();
  await expect(notice(page, `${title} remove to wishlist`)).toBeVisible();
  await expect(link).toHaveAccessibleName('Wishlist, 0 items');
});

test("has columns Product, Price, Add Cart and Action, says what is sold out, and a removal can be undone; the last one leaves 'No Wishlist Items Found'", async ({
  page,
}) => {
  const soldOut = productThat('is sold out', isSoldOut);
  await openList(page, product.slug, soldOut.slug, 'a-product-that-was');
  for (const name of ['Product', 'Price', 'Add Cart', 'Action'])
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
  const row = page.getByRole('row', { name: title });
  await expect(row).toContainText(price(product.price));
  await expect(page.getByRole('row', { name: soldOut.title.en })).toContainText('Sold out');

  await test.step('what is no longer there can be removed', async () => {
    const gone = page.getByRole('row', { name: 'a product that was' });
    await expect(gone).toContainText('This product is no longer available.');
    await gone.getByRole('button', { name: 'Remove a product that was' }).click();
    await expect(gone).toHaveCount(0);
  });

  await page.getByRole('button', { name: `Remove ${soldOut.title.en}` }).click();
  await page.getByRole('button', { name: `Remove ${title}` }).click();
  await expect(notice(page, `${title} remove to wishlist`)).toBeVisible();
  await expect(page.getByText('No Wishlist Items Found')).toBeVisible();
  const toast = page.locator('[data-sonner-toast]').filter({ hasText: title });
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
});

test('leads to the cart, and stays as it is while someone shops', async ({ page }) => {
  await openList(page, product.slug);
  const row = page.getByRole('row', { name: title });
  await row.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await expect(row.getByRole('link', { name: 'View Cart' })).toBeVisible();
  await expect(cartButton(page)).toHaveAccessibleName('Shopping cart, 1 items');
  expect(await slugsKept(page, 'wishlist_products')).toEqual([product.slug]);
  await page.getByRole('link', { name: 'Go To Cart' }).click();
  await expect(page).toHaveURL('/shop/cart');
  await expect(page.getByRole('row', { name: title })).toBeVisible();
});

for (const list of ['wishlist', 'compare'] as const) {
  test.describe(`a shared ${list}`, () => {
    const key = `${list}_products`;

    test('is shown without touching the own one, adds to it only when asked to, and ends with a click on it in the header', async ({
      page,
    }) => {
      await keep(page, { [key]: listed(other.slug) });
      const isShared = page.getByText('Someone shared this');
      await page.goto(`/shop/${list}?items=${product.slug},${other.slug}`);
      await expect(page.getByRole('table')).toContainText(title);
      await expect(isShared).toBeVisible();
      await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(0);
      expect(await slugsKept(page, key)).toEqual([other.slug]);
      expect(await findings(page, 'main')).toEqual([]);

      await page
        .getByRole('banner')
        .getByRole('link', { name: new RegExp(`^${list},`, 'i') })
        .click();
      await expect(isShared).toHaveCount(0);
      await expect(page).toHaveURL(`/shop/${list}`);
      await expect(page.getByRole('table')).toContainText(other.title.en);
      expect(await slugsKept(page, key)).toEqual([other.slug]);

      await page.goBack();
      await page.getByRole('button', { name: /^Add all to my / }).click();
      await expect(page).toHaveURL(`/shop/${list}`);
      await expect(page.getByRole('main')).toBeFocused();
      expect(await slugsKept(page, key)).toEqual([other.slug, product.slug]);
      await expect(page.getByRole('table')).toContainText(title);
    });

    test("of names that no product has, or that mean something to a program, is no crash, ends with a click on one's own in the page, which can be handed on as a link", async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
      await keep(page, { [key]: listed(product.slug, other.slug) });
      const names = ['constructor', '__proto__', 'toString', '..', '.', '<b>x</b>', 'a'.repeat(300)];
      const isShared = page.getByText('Someone shared this');
      await page.goto(`/shop/${list}?utm_source=x&items=${encodeURIComponent(names.join(','))}`);
      await expect(page.getByText('This product is no longer available.').first()).toBeVisible();
      await expect(isShared).toBeVisible();
      await expect(page.locator('main b')).toHaveCount(0);

      await page.getByRole('button', { name: /^Show my / }).click();
      await expect(isShared).toHaveCount(0);
      await expect(page.getByRole('table')).toContainText(other.title.en);
      await page.getByRole('button', { name: 'Share this list' }).click();
      await expect(notice(page, 'Link copied')).toBeVisible();
      const address = new URL(await page.evaluate(() => navigator.clipboard.readText()));
      expect(address.pathname).toBe(`/shop/${list}`);
      expect([...address.searchParams]).toEqual([['items', `${product.slug},${other.slug}`]]);
    });
  });
}

const recentlyViewed = { en: 'Recently viewed', ar: 'شاهدتِها مؤخرًا' };

test('recently viewed are the last 12, latest first, without the product of the page itself, and stand in empty cart, wishlist and comparison', async ({
  page,
}) => {
  const [one, another] = five as [SourceProduct, SourceProduct];
  const strip = (language: Language = 'en') =>
    page.getByRole('region', { name: recentlyViewed[language] }).getByRole('listitem');
  await keep(page, {
    recent_products: { version: 1, items: Array.from({ length: 11 }, (_, index) => `gone-${index}`) },
  });
  for (const { slug } of [one, another]) {
    await page.goto(`/shop/shop-details/${slug}`);
    await expect.poll(() => kept(page, 'recent_products')).toContain(slug);
  }
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(strip()).toHaveCount(1);
  await expect(strip()).toContainText(one.title.en);
  expect(await kept(page, 'recent_products')).toHaveLength(13);
  for (const [language, list] of [
    ['en', 'cart'],
    ['ar', 'wishlist'],
    ['en', 'compare'],
  ] as const) {
    await page.goto(inLanguage(language, `/shop/${list}`));
    await expect(strip(language).first()).toContainText(another.title[language]);
  }
});
