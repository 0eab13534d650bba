import { expect, test, waitForHydration } from './support/test.ts';
import { availableProducts, createStoredLine, seedStorage } from './support/visitor.ts';

test('the cart works with the keyboard and is a table on phones', { tag: '@main' }, async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/products')) requests.push(request.url());
  });
  await seedStorage(page, {
    cart_products: await Promise.all(availableProducts.map(({ slug }) => createStoredLine(slug))),
  });
  await page.goto('/shop/cart');
  await waitForHydration(page);
  const titles = availableProducts.map((product) => product.title.en);
  for (const name of titles) await expect(page.getByRole('row', { name })).toBeVisible();
  await test.step('the Tab key reaches every control', async () => {
    const controls = [
      ...titles.flatMap((name) => [name, `Increase quantity of ${name}`, `Remove ${name}`]),
      'Update Cart',
      'Clear Cart',
      'coupon',
      'shipping',
      'Proceed to Checkout',
    ];
    const focused = new Set<string | null>();
    await page.getByRole('main').focus();
    await expect(async () => {
      await page.keyboard.press('Tab');
      focused.add(
        await page.evaluate(() => {
          const { activeElement } = document;
          const label = activeElement?.getAttribute('aria-label') ?? activeElement?.getAttribute('name');
          return label ?? activeElement?.textContent ?? null;
        }),
      );
      expect([...focused]).toEqual(expect.arrayContaining(controls));
    }).toPass({ intervals: [0], timeout: 10_000 });
  });
  await test.step('it is a table where its lines are stacked', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const table = page.getByRole('table', { name: 'Shopping cart' });
    await expect(table.getByRole('cell', { name: titles[0], exact: true })).toBeVisible();
    for (const name of ['Product', 'Size', 'Color', 'Price', 'Quantity', 'Total', 'Remove'])
      await expect(table.getByRole('columnheader', { name, exact: true })).toBeAttached();
  });
  expect(requests, 'all lines are fetched at once').toHaveLength(1);
});
