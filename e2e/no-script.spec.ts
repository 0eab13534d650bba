import type { Page } from '@playwright/test';
import { expect, test } from './support/base-test.ts';
import { colorName, findProduct, formatPrice, productPath } from './support/catalogue.ts';
import { links } from './support/html.ts';
import { httpRequest } from './support/http.ts';
import { port } from './support/shop-origin.ts';

test.use({ javaScriptEnabled: false });

const product = findProduct(
  'comes in colours and sizes',
  ({ colors, sizes, sale }) => colors.length > 1 && sizes.length > 1 && sale === undefined,
);

/** Asserts that no visible button of the page needs JavaScript. */
async function expectNoUselessButton(page: Page): Promise<void> {
  const buttons = page.getByRole('main').getByRole('button').filter({ visible: true });
  const names = await buttons.evaluateAll((elements) =>
    elements
      .filter((button) => !button.closest('form'))
      .map((button) => button.getAttribute('aria-label') ?? button.textContent),
  );
  expect(names).toEqual([]);
}

test.describe('without JavaScript', () => {
  test('opens the shop menu', async ({ page }) => {
    await page.goto('/');
    await expectNoUselessButton(page);
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const entry = menu.getByRole('link', { name: 'All Items', exact: true });
    await expect(entry).toBeHidden();
    await menu.getByRole('link', { name: 'Shop', exact: true }).hover();
    await expect(entry).toBeVisible();
    await entry.click();
    await expect(page).toHaveURL('/shop');
  });

  test('opens the phone menu', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/shop/shop-category');
    await expectNoUselessButton(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const dialog = page.getByRole('dialog', { name: 'Menu' });
    await dialog.getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page).toHaveURL('/pages/contact');
  });

  test('selects colour and size by a form', async ({ page }) => {
    await page.goto(productPath(product));
    const color = colorName(product.colors[1] ?? '');
    const size = product.sizes[0] ?? '';
    await page.getByRole('radio', { name: color, exact: true }).check({ force: true });
    await page.getByRole('radio', { name: size, exact: true }).check({ force: true });
    await page.getByRole('button', { name: 'Show this choice' }).click();
    await expect(page).toHaveURL(
      ({ searchParams }) => searchParams.get('color') === color && searchParams.get('size') === size,
    );
    await expect(page.getByRole('radio', { name: color, exact: true })).toBeChecked();
    await expect(page.getByRole('radio', { name: size, exact: true })).toBeChecked();
    await expect(page.getByText(formatPrice(product.price)).first()).toBeVisible();
  });

  test('shows everything of a product, also its image in full size', async ({ page }) => {
    await page.goto(productPath(product));
    for (const panel of await page.getByRole('tabpanel').all()) await expect(panel).toBeVisible();
    for (const { value } of product.attributes) await expect(page.getByText(value.en).first()).toBeVisible();
    for (const { review } of product.reviews)
      await expect(page.getByText(review.en ?? '', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'See more' })).toBeHidden();
    const image = page.getByRole('main').getByRole('img', { name: product.title.en, exact: true }).first();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect((await image.boundingBox())?.width).toBeGreaterThan(width * 0.35);
    }
    await expectNoUselessButton(page);
  });

  test('links to the video of a product', async () => {
    const { body } = await httpRequest(port, '/shop/shop-details-with-video');
    expect(links(body)).toContainEqual(expect.stringMatching(/^\/uploads\/.*\.webm$/));
  });
});
