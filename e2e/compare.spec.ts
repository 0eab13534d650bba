import type { Page } from '@playwright/test';
import { inLanguage, languages, price } from './support/catalogue.ts';
import { expect, hydrated, test } from './support/test.ts';
import { five, keep, notice } from './support/visitor.ts';

const four = five.slice(0, 4);
const [product] = four;
const title = product?.title.en ?? '';

async function openCompare(page: Page, path = '/shop/compare', products = four): Promise<void> {
  await keep(page, {
    compare_products: { version: 1, items: products.map(({ slug }) => ({ slug, productId: null })) },
  });
  await page.goto(path);
  await hydrated(page);
  await expect(page.getByRole('columnheader')).toHaveCount(products.length + 1);
}

test("empty it says 'No Compare Items Found'", async ({ page }) => {
  await page.goto('/shop/compare');
  await expect(page.getByText('No Compare Items Found')).toBeVisible();
});

test('has the rows Product, Description, Price, Add to cart, Rating and Remove, four products side by side, and marks the rows in which they differ, in words, and no others', async ({
  page,
}) => {
  await openCompare(page);
  await expect(page.getByRole('columnheader', { name: 'Product', exact: true })).toBeVisible();
  for (const name of ['Description', 'Price', 'Add to cart', 'Rating', 'Remove'])
    await expect(page.getByRole('rowheader', { name: new RegExp(`^${name}`) })).toBeVisible();
  for (const { title, price: amount } of four) {
    await expect(page.getByRole('columnheader', { name: title.en }).locator('img')).toBeVisible();
    await expect(page.getByRole('row', { name: /^Price/ })).toContainText(price(amount));
  }
  const [first] = await page
    .getByRole('row', { name: /^Description/ })
    .getByRole('cell')
    .allTextContents();
  expect(first?.replace(/\.\.\.$/, '').length).toBeLessThanOrEqual(150);

  for (const row of await page.getByRole('row').all()) {
    if ((await row.getByRole('rowheader').count()) === 0) continue;
    const name = (await row.getByRole('rowheader').textContent()) ?? '';
    if (/^(?:Description|Add to cart|Remove)/.test(name)) continue;
    const cells = await row
      .getByRole('cell')
      .evaluateAll((all) =>
        all.map((cell) => cell.querySelector('[aria-label]')?.getAttribute('aria-label') ?? cell.textContent),
      );
    expect([name, name.endsWith('Differs')]).toEqual([name, new Set(cells).size > 1]);
  }

  const table = page.getByRole('region', { name: 'Compare' });
  expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  for (const { title } of four)
    await expect(page.getByRole('columnheader', { name: title.en })).toBeInViewport({ ratio: 1 });
});

test('one product alone differs from nothing', async ({ page }) => {
  await openCompare(page, '/shop/compare', four.slice(0, 1));
  await expect(page.getByText('Differs')).toHaveCount(0);
});

for (const language of languages) {
  test(`${language}: on a phone the table scrolls and its first column stays`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openCompare(page, inLanguage(language, '/shop/compare'));
    const header = page.getByRole('rowheader').first();
    const last = page.getByRole('columnheader').last();
    for (const at of [1, 2])
      await expect(page.getByRole('columnheader').nth(at)).toBeInViewport({ ratio: 0.98 });
    const before = await header.boundingBox();
    await expect(last).not.toBeInViewport();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    expect((await header.boundingBox())?.x).toBeCloseTo(before?.x ?? -1, 0);
    expect(await page.evaluate(() => Math.abs(scrollX))).toBe(0);
  });
}

test('a removal takes the column away, says so and can be undone; the keyboard stays', async ({ page }) => {
  await openCompare(page);
  const remove = page.getByRole('button', { name: `Remove ${title}` });
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader', { name: title })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Remove / }).first()).toBeFocused();
  await expect(notice(page, `${title} remove to compare`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('columnheader', { name: title })).toBeVisible();
});

test('products are added to the cart from the table', async ({ page }) => {
  await openCompare(page);
  const row = page.getByRole('row', { name: /^Add to cart/ });
  await row.getByRole('button', { name: 'Add to Cart', exact: true }).first().click();
  await expect(notice(page, `${title} added to cart`)).toBeVisible();
  await expect(row.getByRole('link', { name: 'View Cart' })).toBeVisible();
});
