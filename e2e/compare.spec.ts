import { expect, test, waitForHydration } from './support/test.ts';
import { desktop, phone } from './support/viewports.ts';
import { availableProducts, seedStorage } from './support/visitor.ts';

const products = availableProducts.slice(0, 4);

test('a comparison fits desktops and scrolls behind its first column on phones', { tag: '@main' }, async ({
  page,
}) => {
  await seedStorage(page, {
    compare_products: products.map(({ slug }) => ({ id: null, title: slug, slug })),
  });
  await page.setViewportSize(desktop);
  await page.goto('/ar/shop/compare');
  await waitForHydration(page);
  await expect(page.getByRole('columnheader')).toHaveCount(products.length + 1);
  await test.step('all products are in view on a desktop', async () => {
    for (const { title } of products) {
      const header = page.getByRole('columnheader', { name: title.ar });
      await expect(header).toBeInViewport({ ratio: 1 });
      await expect(header.locator('img')).toBeVisible();
    }
    const scrollArea = page.getByRole('region').filter({ has: page.getByRole('table') });
    expect(
      await scrollArea.evaluate((element) => element.scrollWidth - element.clientWidth),
    ).toBeLessThanOrEqual(0);
  });
  await test.step('the first column stays in view on a phone', async () => {
    await page.setViewportSize(phone);
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
