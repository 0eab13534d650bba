import { pathOf } from './support/catalogue.ts';
import { shiftsOf, watchShifts } from './support/layout-shift.ts';
import { test as plainTest } from './support/plain-test.ts';
import { expect, hydrated, test } from './support/test.ts';
import { cartButton, keep, kept, lineOf, notice, plenty } from './support/visitor.ts';

const [product, other] = plenty;
const title = product.title.en;
const notKept = /^Your browser isn't saving anything right now/;

test('two tabs stay in step, and clicks in both count', async ({ page, context }) => {
  const second = await context.newPage();
  for (const tab of [page, second]) {
    await tab.goto(pathOf(product));
    await hydrated(tab);
  }
  const add = (tab: typeof page) =>
    tab.getByRole('button', { name: 'Add To Cart', exact: true }).evaluate((button) => {
      for (let click = 0; click < 5; click += 1) (button as HTMLButtonElement).click();
    });
  await Promise.all([add(page), add(second)]);
  for (const tab of [page, second])
    await expect(cartButton(tab)).toHaveAccessibleName('Shopping cart, 10 items');
  await second.getByRole('main').locator('form').getByRole('button', { name: 'Add To Wishlist' }).click();
  await expect(
    page.getByRole('main').locator('form').getByRole('button', { name: 'Add To Wishlist' }),
  ).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/shop/cart');
  await page.getByRole('button', { name: `Remove ${title}` }).click();
  await expect(cartButton(second)).toHaveAccessibleName('Shopping cart, 0 items');
});

test('counts appear without a jump of the layout, and without a mismatch', async ({ page }) => {
  await keep(page, {
    cart_products: { version: 1, items: [await lineOf(product.slug, { quantity: 120 })] },
    wishlist_products: [product.slug, other.slug],
  });
  await watchShifts(page);
  await page.goto('/');
  await expect(cartButton(page)).toHaveAccessibleName('Shopping cart, 120 items');
  await expect(cartButton(page)).toContainText('99+');
  const { total, from } = await shiftsOf(page);
  expect(total, from.join(', ')).toBeLessThanOrEqual(0.001);
});

test('lists of an older version, with whole products in them, are taken over', async ({ page }) => {
  const { productId, variantId } = await lineOf(product.slug);
  await keep(page, {
    cart_products: [
      { id: productId, slug: product.slug, title: 'Old title', variant: { id: variantId }, orderQuantity: 2 },
    ],
    wishlist_products: [{ id: productId, slug: product.slug, title: 'Old title', price: 1 }],
  });
  await page.goto('/shop/cart');
  await expect(page.getByRole('row', { name: title })).toBeVisible();
  await expect(cartButton(page)).toHaveAccessibleName('Shopping cart, 2 items');
  await expect(page.getByRole('link', { name: 'Wishlist, 1 items' })).toBeVisible();
});

// Of every kind: `lib/lists/local-list.test.ts`, `read-line.test.ts`, `saved-items.test.ts` and `known-products.test.ts`.
plainTest(
  'storage edited by hand is dropped with a line in the log, and the shop works',
  async ({ page }) => {
    const log: string[] = [];
    const crashes: string[] = [];
    page.on('console', (message) => log.push(message.text()));
    page.on('pageerror', (error) => crashes.push(error.message));
    const foreign = '[null,1,"x",[],{"slug":{}},{"id":1,"slug":"","orderQuantity":"NaN"}]';
    await keep(page, {
      cart_products: foreign.replace('null', '{"productId":1,"variantId":1,"slug":"x","quantity":1e308}'),
      wishlist_products: '"hello"',
      compare_products: '{"version":1,"items":[{',
      recent_products: foreign,
      known_products_en: foreign,
    });
    for (const path of ['/shop/cart', '/shop/wishlist', '/shop/compare', pathOf(product)]) {
      await page.goto(path);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    }
    await hydrated(page);
    await page.getByRole('button', { name: 'Add To Cart', exact: true }).click();
    await expect(notice(page, `${title} added to cart`)).toBeVisible();
    expect((await kept(page, 'cart_products')).map(({ slug }) => slug)).toContain(product.slug);
    expect(crashes).toEqual([]);
    for (const list of ['cart', 'wishlist', 'compare']) expect(log.join('\n')).toContain(`${list}_products`);
  },
);

test('storage filled to the brim: what is added stays in memory, and that is said once', async ({ page }) => {
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
      for (let part = 0; part < 8; part += 1) {
        try {
          localStorage.setItem(`filler ${size} ${part}`, 'x'.repeat(size));
        } catch {
          break;
        }
      }
    }
  });
  await page.goto(pathOf(product));
  await hydrated(page);
  const add = page.getByRole('button', { name: 'Add To Cart', exact: true });
  await add.click();
  await expect(cartButton(page)).toHaveAccessibleName('Shopping cart, 1 items');
  await expect(notice(page, notKept)).toBeVisible();
  await add.click();
  await page.getByRole('main').locator('form').getByRole('button', { name: 'Add To Wishlist' }).click();
  await expect(notice(page, `${title} added to wishlist`)).toBeVisible();
  await expect(notice(page, notKept)).toHaveCount(1);
  await cartButton(page).click();
  await page.getByRole('link', { name: 'view cart', exact: true }).click();
  await expect(page.getByRole('row', { name: title })).toBeVisible();
  await expect(cartButton(page)).toHaveAccessibleName('Shopping cart, 2 items');
});

test('storage forbidden: the same, and nothing breaks', async ({ page }) => {
  await page.addInitScript(() => {
    const forbid = () => {
      throw new DOMException('Access is denied', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: forbid });
    Object.defineProperty(navigator.locks, 'request', { value: async () => forbid() });
  });
  await page.goto(pathOf(product));
  await hydrated(page);
  await page.getByRole('button', { name: 'Add To Cart', exact: true }).click();
  await expect(notice(page, notKept)).toBeVisible();
  await expect(cartButton(page)).toHaveAccessibleName('Shopping cart, 1 items');
  await page.getByRole('link', { name: 'View Cart' }).last().click();
  await expect(page.getByRole('row', { name: title })).toBeVisible();
  await page.getByRole('button', { name: `Remove ${title}` }).click();
  await expect(page.getByText('No Cart Items Found')).toBeVisible();
});
