import type { Locator, Page } from '@playwright/test';
import { localizedPath, productPath } from './support/catalogue.ts';
import { trackPendingRequests } from './support/pending-requests.ts';
import { expect, test, waitForHydration } from './support/test.ts';
import { cartButton, toast, wellStockedProducts } from './support/visitor.ts';

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

  test('fits small windows without horizontal scrolling', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(localizedPath('ar', productPath(product)));
    await waitForHydration(page);
    await page.locator('article button[aria-haspopup="dialog"]').first().click();
    const view = page.getByRole('dialog');
    await expect(view.getByRole('heading')).toBeVisible();
    const isTooWide = () => view.evaluate((element) => element.scrollWidth > element.clientWidth);
    for (const viewport of [
      { width: 320, height: 568 },
      { width: 640, height: 400 },
    ]) {
      await page.setViewportSize(viewport);
      await expect.poll(isTooWide, `${viewport.width} px`).toBe(false);
      await view.getByRole('heading').first().scrollIntoViewIfNeeded();
      await view.getByRole('link').last().scrollIntoViewIfNeeded();
      await expect(view.getByRole('link').last()).toBeInViewport();
    }
  });

  test('loads deferred code only on use', async ({ page }) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text());
    });
    const waitForRequests = trackPendingRequests(page);
    await page.goto(productPath(product));
    await waitForHydration(page);
    await waitForRequests();
    /** Strings by which the code of each part is recognized. */
    const codeMarkers = {
      toasts: 'data-sonner-toast',
      'product snapshots': '/api/products?',
      // A class name of the panel, which no other component has.
      'cart panel': 'min(28rem,100vw)',
    };
    const initialCode = (await Promise.all(scripts)).join('\n');
    expect(Object.entries(codeMarkers).filter(([, marker]) => initialCode.includes(marker))).toEqual([]);
    await page.getByRole('button', { name: 'Add To Cart', exact: true }).click();
    await expect(toast(page, `${title} added to cart`)).toBeVisible();
    await cartButton(page).click();
    await expect(page.getByRole('dialog', { name: 'Shopping cart' })).toBeVisible();
    const codeAfterUse = (await Promise.all(scripts)).join('\n');
    expect(Object.entries(codeMarkers).filter(([, marker]) => !codeAfterUse.includes(marker))).toEqual([]);
  });
});
