import type { Page } from '@playwright/test';
import { defaultVariant } from '../lib/product/selection.ts';
import { formatPrice } from './support/catalogue.ts';
import { expect, test, waitForHydration } from './support/test.ts';
import {
  availableProducts,
  createStoredLine,
  fetchSnapshot,
  readStoredItems,
  seedStorage,
  toast,
  wellStockedProducts,
} from './support/visitor.ts';

const [first, second] = wellStockedProducts;
const title = first.title.en;

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

async function openCart(page: Page, ...slugs: string[]): Promise<void> {
  await seedStorage(page, {
    cart_products: await Promise.all(slugs.map((slug) => createStoredLine(slug))),
  });
  await openPage(page, '/shop/cart');
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(slugs.length + 1);
}

test.describe('adding to the cart', () => {
  test('from a card uses the size that the listing is filtered by', async ({ page }) => {
    const size = first.sizes.at(-1) ?? '';
    await openPage(page, `/shop?${new URLSearchParams({ searchText: title, size })}`);
    const card = page.getByRole('article', { name: title, exact: true }).first();
    await card.getByRole('button', { name: 'Quick View' }).click();
    const view = page.getByRole('dialog', { name: title });
    await expect(view.getByRole('radio', { name: size, exact: true })).toBeChecked();
    await page.keyboard.press('Escape');
    await card.getByRole('button', { name: 'Add to Cart', exact: true }).click();
    await expect(toast(page, `${title} added to cart`)).toBeVisible();
    const [line] = await readStoredItems(page, 'cart_products');
    const variant = (await fetchSnapshot(first.slug)).variants.find(({ id }) => id === line?.variant.id);
    expect(variant?.size).toBe(size);
    await expect(toast(page, `${variant?.color} · ${size}`)).toBeVisible();
    await expect(card.getByRole('link', { name: 'View Cart' })).toBeVisible();
  });
});

test.describe('cart page', () => {
  test('shows lines and totals in a table, also when stacked on phones', async ({ page }) => {
    await openCart(page, first.slug, second.slug);
    const row = page.getByRole('row', { name: title });
    const { color, size } = defaultVariant(await fetchSnapshot(first.slug)) ?? {};
    await row.getByRole('link', { name: title }).click();
    await expect(page.getByRole('radio', { name: color ?? '', exact: true })).toBeChecked();
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('size') === size);
    await page.goBack();
    await expect(row).toContainText(formatPrice(first.price));
    await expect(page.getByRole('region', { name: 'Order summary' })).toContainText(
      formatPrice(first.price + second.price),
    );
    await expect(page.getByRole('link', { name: 'Proceed to Checkout' })).toHaveAttribute(
      'href',
      '/pages/checkout',
    );
    for (const name of ['Product', 'Size', 'Color', 'Price', 'Quantity', 'Total', 'Remove'])
      await expect(page.getByRole('columnheader', { name, exact: true })).toBeAttached();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(
      page.getByRole('table', { name: 'Shopping cart' }).getByRole('cell', { name: title, exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Quantity' })).toBeAttached();
  });

  test('works with the keyboard and fetches five lines in one request', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/products')) requests.push(request.url());
    });
    await openCart(page, ...availableProducts.map(({ slug }) => slug));
    const titles = availableProducts.map((product) => product.title.en);
    for (const name of titles) await expect(page.getByRole('row', { name })).toBeVisible();
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
    expect(requests).toHaveLength(1);
  });
});
