import type { Page } from '@playwright/test';
import messages from '../messages/ar.json' with { type: 'json' };
import type { SourceProduct } from '../reference-api/catalogue/types.ts';
import { localizedPath, productPath } from './support/catalogue.ts';
import { expect, test } from './support/test.ts';
import { availableProducts, readStoredItems, seedStorage, wellStockedProducts } from './support/visitor.ts';

const [product, other] = wellStockedProducts;
const title = product.title.en;

const storedList = (...slugs: string[]) =>
  slugs.map((slug) => ({ id: null, title: slug.replaceAll('-', ' '), slug }));
const storedSlugs = async (page: Page, key: string) =>
  (await readStoredItems<{ slug: string }>(page, key)).map(({ slug }) => slug);

test('a shared wishlist is shown separately and added only on request', { tag: '@main' }, async ({
  page,
}) => {
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

test('recently viewed products appear on product pages and empty lists', async ({ page }) => {
  const { recentlyViewed, wishlist } = messages.browser;
  const [viewed, latest] = availableProducts as [SourceProduct, SourceProduct];
  const recentItems = page.getByRole('region', { name: recentlyViewed }).getByRole('listitem');
  await seedStorage(page, {
    recent_products: [viewed.slug, ...Array.from({ length: 11 }, (_, index) => `removed-${index}`)],
  });
  await page.goto(localizedPath('ar', productPath(latest)));
  await expect.poll(() => readStoredItems(page, 'recent_products')).toContain(latest.slug);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(recentItems).toHaveCount(1);
  await expect(recentItems).toContainText(viewed.title.ar);
  await expect.poll(() => readStoredItems(page, 'recent_products')).toHaveLength(13);
  const [linkName = ''] = wishlist.link.split('{');
  await page.getByRole('banner').getByRole('link', { name: linkName }).click();
  await expect(page.getByText(wishlist.empty)).toBeVisible();
  await expect(recentItems.first()).toContainText(latest.title.ar);
});
