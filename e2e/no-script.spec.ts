import type { Page } from '@playwright/test';
import { expect, test } from './support/base-test.ts';
import { colorName, findProduct, formatPrice, productPath } from './support/catalogue.ts';
import { links } from './support/html.ts';
import { httpRequest } from './support/http.ts';
import { port } from './support/shop-origin.ts';
import { desktop, phone } from './support/viewports.ts';

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

test.describe('without JavaScript', { tag: '@main' }, () => {
  test('opens the menus of desktop and phone', async ({ page }) => {
    await page.goto('/');
    await expectNoUselessButton(page);
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const entry = menu.getByRole('link', { name: 'All Items', exact: true });
    await expect(entry).toBeHidden();
    const shopLink = menu.getByRole('link', { name: 'Shop', exact: true });
    await shopLink.hover();
    await entry.hover();
    await expect(entry).toBeVisible();
    await shopLink.click();
    await expect(page).toHaveURL('/shop/shop-category');
    await page.setViewportSize(phone);
    await expectNoUselessButton(page);
    const openMenu = page.getByRole('link', { name: 'Open menu' });
    const dialog = page.getByRole('dialog', { name: 'Menu' });
    await openMenu.click();
    await dialog.getByRole('link', { name: 'Close menu' }).click();
    await expect(dialog).toBeHidden();
    await openMenu.click();
    await dialog.getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page).toHaveURL('/pages/contact');
  });

  test('shows everything of a product and selects variants by a form', async ({ page }) => {
    await page.goto(productPath(product));
    for (const panel of await page.getByRole('tabpanel').all()) await expect(panel).toBeVisible();
    for (const { value } of product.attributes) await expect(page.getByText(value.en).first()).toBeVisible();
    for (const { review } of product.reviews)
      await expect(page.getByText(review.en ?? '', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'See more' })).toBeHidden();
    await test.step('also its image in full size', async () => {
      const image = page.getByRole('main').getByRole('img', { name: product.title.en, exact: true }).first();
      for (const { width } of [phone, desktop]) {
        await page.setViewportSize({ width, height: 900 });
        expect((await image.boundingBox())?.width).toBeGreaterThan(width * 0.35);
      }
    });
    await expectNoUselessButton(page);
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

  test('shows all images of a product in a column or a row', async ({ page }) => {
    for (const [path, isRow] of [
      ['/shop/shop-details-list', false],
      ['/shop/shop-details-gallery', true],
    ] as const) {
      await page.goto(path);
      const images = await page
        .getByRole('main')
        .getByRole('img', { name: /, picture \d+$/ })
        .all();
      const boxes = await Promise.all(images.map((image) => image.boundingBox()));
      expect(boxes.length, path).toBeGreaterThan(1);
      const [first, second] = boxes;
      expect(Math.abs((first?.y ?? 0) - (second?.y ?? 0)) < 1, path).toBe(isRow);
    }
  });

  test('links to the video of a product', async () => {
    const { body } = await httpRequest(port, '/shop/shop-details-with-video');
    expect(links(body)).toContainEqual(expect.stringMatching(/^\/uploads\/.*\.mp4$/));
  });
});
