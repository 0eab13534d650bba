import { findings } from './support/axe.ts';
import { isSoldOut, pathOf, productThat } from './support/catalogue.ts';
import { expect, hydrated, test } from './support/test.ts';
import { keep, kept, lineOf, notice, plenty } from './support/visitor.ts';

const soldOut = productThat('is sold out', isSoldOut);
const [inStock] = plenty;

test('what is sold out is told of when it is back, as long as the visitor waits for it', async ({ page }) => {
  await page.goto(pathOf(soldOut));
  await hydrated(page);
  const button = page.getByRole('button', { name: "Tell me when it's back" });
  await expect(button).toHaveAccessibleDescription(
    /here, on this device, when you visit us once it's back\. No e-mail/,
  );
  // What buys steps back behind it.
  await expect(button).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(page.getByRole('button', { name: 'Add To Cart', exact: true })).toHaveCSS(
    'background-color',
    'rgba(0, 0, 0, 0)',
  );
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/shop/wishlist');
  const waiting = page.getByRole('region', { name: 'Pieces You Are Waiting For' });
  await expect(waiting.getByRole('listitem').filter({ hasText: soldOut.title.en })).toContainText('Sold out');
  expect(await findings(page, 'main')).toEqual([]);
  await waiting.getByRole('button', { name: `Remove ${soldOut.title.en}` }).click();
  await expect(waiting).toHaveCount(0);
});

test('what is back is told of once, with a way to it, and stays on the page of the wishlist', async ({
  page,
}) => {
  const { productId, variantId, slug } = await lineOf(inStock.slug);
  await keep(page, { awaited_products: { version: 1, items: [{ productId, variantId, slug }] } });
  await page.goto('/ar/pages/about');
  await expect(notice(page, `توفّرت من جديد: ${inStock.title.ar}`)).toBeVisible();
  await page.getByRole('button', { name: 'عرض القطعة' }).click();
  await expect(page).toHaveURL(new RegExp(`/ar/shop/shop-details/${slug}\\?color=.*size=`));
  expect(await kept(page, 'awaited_products')).toEqual([{ productId, variantId, slug, told: true }]);
  await page.goto('/shop/wishlist');
  const waiting = page.getByRole('region', { name: 'Pieces You Are Waiting For' });
  await expect(waiting.getByRole('listitem').filter({ hasText: inStock.title.en })).toContainText(
    'Back in stock',
  );
});
