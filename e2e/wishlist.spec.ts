import type { Page } from '@playwright/test';
import type { SourceProduct } from '../upstream/catalogue/types.ts';
import type { Language } from './support/catalogue.ts';
import { expect, test } from './support/test.ts';
import { availableProducts, readStoredItems, seedStorage, wellStockedProducts } from './support/visitor.ts';

const [product, other] = wellStockedProducts;
const title = product.title.en;

const storedList = (...slugs: string[]) =>
  slugs.map((slug) => ({ id: null, title: slug.replaceAll('-', ' '), slug }));
const storedSlugs = async (page: Page, key: string) =>
  (await readStoredItems<{ slug: string }>(page, key)).map(({ slug }) => slug);

test('a shared wishlist is shown separately and added only on request', async ({ page }) => {
  await seedStorage(page, { wishlist_products: storedList(other.slug) });
  const sharedNotice = page.getByText('Someone shared this');
  await page.goto(`/shop/wishlist?items=${product.slug},${other.slug}`);
  await expect(page.getByRole('table')).toContainText(title);
  await expect(sharedNotice).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(0);
  expect(await storedSlugs(page, 'wishlist_products')).toEqual([other.slug]);

  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Wishlist,/ })
    .click();
  await expect(sharedNotice).toHaveCount(0);
  await expect(page).toHaveURL('/shop/wishlist');
  await expect(page.getByRole('table')).toContainText(other.title.en);
  expect(await storedSlugs(page, 'wishlist_products')).toEqual([other.slug]);

  await page.goBack();
  await page.getByRole('button', { name: /^Add all to my / }).click();
  await expect(page).toHaveURL('/shop/wishlist');
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => storedSlugs(page, 'wishlist_products')).toEqual([other.slug, product.slug]);
  await expect(page.getByRole('table')).toContainText(title);
});

const recentlyViewed = { en: 'Recently viewed', ar: 'شاهدتِها مؤخرًا' };

test('recently viewed products appear on product pages and empty lists', async ({ page }) => {
  const [first, latest] = availableProducts as [SourceProduct, SourceProduct];
  const recentItems = (language: Language = 'en') =>
    page.getByRole('region', { name: recentlyViewed[language] }).getByRole('listitem');
  await seedStorage(page, {
    recent_products: Array.from({ length: 11 }, (_, index) => `removed-${index}`),
  });
  for (const { slug } of [first, latest]) {
    await page.goto(`/shop/shop-details/${slug}`);
    await expect.poll(() => readStoredItems(page, 'recent_products')).toContain(slug);
  }
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(recentItems()).toHaveCount(1);
  await expect(recentItems()).toContainText(first.title.en);
  await expect.poll(() => readStoredItems(page, 'recent_products')).toHaveLength(13);
  await page.goto('/ar/shop/wishlist');
  await expect(recentItems('ar').first()).toContainText(latest.title.ar);
});
