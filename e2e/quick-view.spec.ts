import type { Locator, Page } from '@playwright/test';
import { colorName, inLanguage, languages, pathOf, price } from './support/catalogue.ts';
import { expect, hydrated, test } from './support/test.ts';
import { cartButton, notice, plenty } from './support/visitor.ts';

const [product] = plenty;
const title = product.title.en;
const listing = `/shop?searchText=${encodeURIComponent(title)}`;

const cardOf = (page: Page) => page.getByRole('article', { name: title, exact: true }).first();
const modal = (page: Page) => page.getByRole('dialog', { name: title });

async function openModal(page: Page): Promise<Locator> {
  await page.goto(listing);
  await hydrated(page);
  await cardOf(page).getByRole('button', { name: 'Quick View', exact: true }).click();
  await expect(modal(page)).toBeVisible();
  return modal(page);
}

test('shows picture, price and the choice of variant, and adds the chosen one', async ({ page }) => {
  const view = await openModal(page);
  await expect(view.getByRole('heading', { name: title })).toBeVisible();
  await expect(view.getByRole('img', { name: title }).first()).toBeVisible();
  await expect(view).toContainText(price(product.price));
  const color = colorName(product.colors[1] ?? '');
  await view
    .getByRole('radiogroup', { name: 'Color' })
    .getByRole('radio', { name: color, exact: true })
    .check({ force: true });
  await view.getByRole('button', { name: 'Add To Cart', exact: true }).click();
  await expect(notice(page, `${title} added to cart`)).toBeVisible();
  await expect(view.getByRole('link', { name: 'View Cart' })).toBeVisible();
  await view.getByRole('link', { name: 'View Cart' }).click();
  await expect(page).toHaveURL('/shop/cart');
  await expect(view).toHaveCount(0);
  await expect(page.getByRole('row', { name: title })).toContainText(color);
});

test('the pending quantity is 1 again whenever it opens; buttons of the same product are pressed together on card, quick view and the page it leads to', async ({
  page,
}) => {
  const view = await openModal(page);
  await view.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(view.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
  await expect(view.getByRole('status').first()).toHaveText('2');
  for (const name of ['Add To Wishlist', 'Add To Compare'])
    await view.getByRole('button', { name, exact: true }).click();
  await expect(notice(page, `${title} added to wishlist`)).toBeVisible();
  await expect(notice(page, `${title} added to compare`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(view).toHaveCount(0);
  for (const name of ['Add To Wishlist', 'Add To Compare'])
    await expect(cardOf(page).getByRole('button', { name, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  const opener = cardOf(page).getByRole('button', { name: 'Quick View', exact: true });
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await expect(view.getByRole('textbox', { name: 'Quantity' })).toHaveValue('1');

  await view.getByRole('link').last().click();
  await expect(page).toHaveURL(pathOf(product));
  await expect(view).toHaveCount(0);
  for (const name of ['Add To Wishlist', 'Add To Compare']) {
    const button = page.getByRole('main').locator('form').getByRole('button', { name, exact: true });
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  }
  await expect(notice(page, `${title} remove to wishlist`)).toBeVisible();
  await expect(notice(page, `${title} remove to compare`)).toBeVisible();
});

test('Buy Now leaves it for the checkout', async ({ page }) => {
  const view = await openModal(page);
  await view.getByRole('button', { name: 'Buy Now' }).click();
  await expect(page).toHaveURL('/pages/checkout');
  await expect(view).toHaveCount(0);
  await expect(cartButton(page)).toHaveAccessibleName('Shopping cart, 1 items');
});

for (const language of languages) {
  test(`${language}: in small windows nothing needs scrolling sideways, and all of it can be reached`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(inLanguage(language, pathOf(product)));
    await hydrated(page);
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
}

test('nothing that is used only later is loaded before it is used', async ({ page }) => {
  const scripts: { address: string; body: Promise<string> }[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push({ address: response.url(), body: response.text() });
  });
  await page.goto(pathOf(product), { waitUntil: 'networkidle' });
  await hydrated(page);
  const marks = {
    'the notices': 'data-sonner-toast',
    'what reads products again': '/api/products?',
    'the cart panel': '/api/products?',
  };
  const before = (await Promise.all(scripts.map(({ body }) => body))).join('\n');
  expect(Object.entries(marks).filter(([, mark]) => before.includes(mark))).toEqual([]);
  await page.getByRole('button', { name: 'Add To Cart', exact: true }).click();
  await expect(notice(page, `${title} added to cart`)).toBeVisible();
  await cartButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Shopping cart' })).toBeVisible();
  const after = (await Promise.all(scripts.map(({ body }) => body))).join('\n');
  expect(Object.entries(marks).filter(([, mark]) => !after.includes(mark))).toEqual([]);
});
