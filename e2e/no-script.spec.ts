import { colorName, pathOf, price, productThat } from './support/catalogue.ts';
import { expect, test } from './support/plain-test.ts';

test.use({ javaScriptEnabled: false });

const product = productThat(
  'comes in colours and sizes',
  ({ colors, sizes, sale }) => colors.length > 1 && sizes.length > 1 && sale === undefined,
);

test('the shop menu opens without script', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const entry = menu.getByRole('link', { name: 'All Items', exact: true });
  await expect(entry).toBeHidden();
  await menu.getByRole('link', { name: 'Shop', exact: true }).hover();
  await expect(entry).toBeVisible();
  await entry.click();
  await expect(page).toHaveURL('/shop');
});

test('the menu of a phone opens without script', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const dialog = page.getByRole('dialog', { name: 'Menu' });
  await dialog.getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL('/pages/contact');
});

test('a colour and a size are chosen by a form', async ({ page }) => {
  await page.goto(pathOf(product));
  const color = colorName(product.colors[1] ?? '');
  const size = product.sizes[0] ?? '';
  await page.getByRole('radio', { name: color, exact: true }).check({ force: true });
  await page.getByRole('radio', { name: size, exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Show this choice' }).click();
  const { searchParams } = new URL(page.url());
  expect([searchParams.get('color'), searchParams.get('size')]).toEqual([color, size]);
  await expect(page.getByRole('radio', { name: color, exact: true })).toBeChecked();
  await expect(page.getByRole('radio', { name: size, exact: true })).toBeChecked();
  await expect(page.getByText(price(product.price)).first()).toBeVisible();
});

test('everything of a product can be read: description, information, reviews', async ({ page }) => {
  await page.goto(pathOf(product));
  for (const panel of await page.getByRole('tabpanel').all()) await expect(panel).toBeVisible();
  for (const { value } of product.attributes) await expect(page.getByText(value.en).first()).toBeVisible();
  for (const { review } of product.reviews) await expect(page.getByText(review.en)).toBeVisible();
  await expect(page.getByRole('button', { name: 'See more' })).toBeHidden();
});

test('a video can be watched without script', async ({ page }) => {
  await page.goto('/shop/shop-details-with-video');
  await expect(page.getByRole('link', { name: 'Play video' })).toHaveAttribute(
    'href',
    /^\/uploads\/.*\.webm$/,
  );
});

test('nothing is drawn that only script could work', async ({ page }) => {
  for (const path of ['/', pathOf(product), '/shop/shop-category']) {
    await page.goto(path);
    const dead = page.getByRole('main').getByRole('button').filter({ visible: true });
    const names = await dead.evaluateAll((buttons) =>
      buttons
        .filter((button) => !button.closest('form'))
        .map((button) => button.getAttribute('aria-label') ?? button.textContent),
    );
    expect([path, names]).toEqual([path, []]);
  }
});

test('the main picture of a product is as large without script as with it', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(pathOf(product));
    const picture = page.getByRole('main').getByRole('img', { name: product.title.en, exact: true }).first();
    expect((await picture.boundingBox())?.width).toBeGreaterThan(width * 0.35);
  }
});
