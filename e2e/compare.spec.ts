import type { Page } from '@playwright/test';
import { formatPrice } from './support/catalogue.ts';
import { expect, test, waitForHydration } from './support/test.ts';
import { availableProducts, seedStorage } from './support/visitor.ts';

const products = availableProducts.slice(0, 4);

async function openCompare(page: Page, path = '/shop/compare', compared = products): Promise<void> {
  await seedStorage(page, {
    compare_products: compared.map(({ slug }) => ({ id: null, title: slug, slug })),
  });
  await page.goto(path);
  await waitForHydration(page);
  await expect(page.getByRole('columnheader')).toHaveCount(compared.length + 1);
}

test.describe('comparison', () => {
  test('shows four products side by side and marks rows that differ', async ({ page }) => {
    await openCompare(page);
    await expect(page.getByRole('columnheader', { name: 'Product', exact: true })).toBeVisible();
    for (const name of ['Description', 'Price', 'Add to cart', 'Rating', 'Remove'])
      await expect(page.getByRole('rowheader', { name: new RegExp(`^${name}`) })).toBeVisible();
    for (const { title, price: amount } of products) {
      await expect(page.getByRole('columnheader', { name: title.en }).locator('img')).toBeVisible();
      await expect(page.getByRole('row', { name: /^Price/ })).toContainText(formatPrice(amount));
    }
    const [firstDescription] = await page
      .getByRole('row', { name: /^Description/ })
      .getByRole('cell')
      .allTextContents();
    expect(firstDescription?.replace(/\.\.\.$/, '').length).toBeLessThanOrEqual(150);

    for (const row of await page.getByRole('row').all()) {
      if ((await row.getByRole('rowheader').count()) === 0) continue;
      const name = (await row.getByRole('rowheader').textContent()) ?? '';
      if (/^(?:Description|Add to cart|Remove)/.test(name)) continue;
      const cells = await row
        .getByRole('cell')
        .evaluateAll((elements) =>
          elements.map(
            (cell) => cell.querySelector('[aria-label]')?.getAttribute('aria-label') ?? cell.textContent,
          ),
        );
      expect([name, name.endsWith('Differs')]).toEqual([name, new Set(cells).size > 1]);
    }

    const scrollArea = page.getByRole('region', { name: 'Compare' });
    expect(
      await scrollArea.evaluate((element) => element.scrollWidth - element.clientWidth),
    ).toBeLessThanOrEqual(0);
    for (const { title } of products)
      await expect(page.getByRole('columnheader', { name: title.en })).toBeInViewport({ ratio: 1 });
  });

  test('scrolls behind a fixed first column on phones', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openCompare(page, '/ar/shop/compare');
    const header = page.getByRole('rowheader').first();
    const last = page.getByRole('columnheader').last();
    for (const column of [1, 2])
      await expect(page.getByRole('columnheader').nth(column)).toBeInViewport({ ratio: 0.98 });
    const boxBefore = await header.boundingBox();
    await expect(last).not.toBeInViewport();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    expect((await header.boundingBox())?.x).toBeCloseTo(boxBefore?.x ?? -1, 0);
    expect(await page.evaluate(() => Math.abs(scrollX))).toBe(0);
  });
});
