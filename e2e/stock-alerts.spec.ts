import { expect, test } from './support/test.ts';
import {
  createCartLine,
  readStoredItems,
  seedStorage,
  toast,
  wellStockedProducts,
} from './support/visitor.ts';

const [inStock] = wellStockedProducts;

test.describe('stock alerts', () => {
  test('announces a restocked product once and keeps it listed', async ({ page }) => {
    const { productId, variantId, slug } = await createCartLine(inStock.slug);
    await seedStorage(page, { awaited_products: [{ productId, variantId, slug }] });
    await page.goto('/ar/pages/about');
    await expect(toast(page, `توفّرت من جديد: ${inStock.title.ar}`)).toBeVisible();
    await page.getByRole('button', { name: 'عرض القطعة' }).click();
    await expect(page).toHaveURL(new RegExp(`/ar/shop/shop-details/${slug}\\?color=.*size=`));
    await expect
      .poll(() => readStoredItems(page, 'awaited_products'))
      .toEqual([{ productId, variantId, slug, told: true }]);
    await page.goto('/shop/wishlist');
    const alerts = page.getByRole('region', { name: 'Pieces You Are Waiting For' });
    await expect(alerts.getByRole('listitem').filter({ hasText: inStock.title.en })).toContainText(
      'Back in stock',
    );
  });
});
