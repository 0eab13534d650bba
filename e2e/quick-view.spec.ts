import type { Locator, Page } from '@playwright/test';
import { productPath } from './support/catalogue.ts';
import { expect, test, waitForHydration } from './support/test.ts';
import { toast, wellStockedProducts } from './support/visitor.ts';

const [product] = wellStockedProducts;
const title = product.title.en;
const listing = `/shop?searchText=${encodeURIComponent(title)}`;

const productCard = (page: Page) => page.getByRole('article', { name: title, exact: true }).first();
const modal = (page: Page) => page.getByRole('dialog', { name: title });

async function openModal(page: Page): Promise<Locator> {
  await page.goto(listing);
  await waitForHydration(page);
  await productCard(page).getByRole('button', { name: 'Quick View', exact: true }).click();
  await expect(modal(page)).toBeVisible();
  return modal(page);
}

test.describe('quick view', () => {
  test('resets the quantity and shares saved state with card and page', async ({ page }) => {
    const view = await openModal(page);
    await view.getByRole('button', { name: 'Increase quantity' }).click();
    await expect(view.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
    await expect(view.getByRole('status').first()).toHaveText('2');
    for (const name of ['Add To Wishlist', 'Add To Compare'])
      await view.getByRole('button', { name, exact: true }).click();
    await expect(toast(page, `${title} added to wishlist`)).toBeVisible();
    await expect(toast(page, `${title} added to compare`)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(view).toHaveCount(0);
    for (const name of ['Add To Wishlist', 'Add To Compare'])
      await expect(productCard(page).getByRole('button', { name, exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    const opener = productCard(page).getByRole('button', { name: 'Quick View', exact: true });
    await expect(opener).toBeFocused();
    await opener.press('Enter');
    await expect(view.getByRole('textbox', { name: 'Quantity' })).toHaveValue('1');

    await view.getByRole('link').last().click();
    await expect(page).toHaveURL(productPath(product));
    await expect(view).toHaveCount(0);
    for (const name of ['Add To Wishlist', 'Add To Compare']) {
      const button = page.getByRole('main').locator('form').getByRole('button', { name, exact: true });
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'false');
    }
    await expect(toast(page, `${title} remove to wishlist`)).toBeVisible();
    await expect(toast(page, `${title} remove to compare`)).toBeVisible();
  });
});
