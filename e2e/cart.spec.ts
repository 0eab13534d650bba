import type { Page } from '@playwright/test';
import { defaultVariant } from '../lib/catalogue/selection.ts';
import {
  colorName,
  isSoldOut,
  isWhollyOnSale,
  pathOf,
  price,
  productThat,
  salePrice,
  stockOf,
} from './support/catalogue.ts';
import { expect, hydrated, test } from './support/test.ts';
import { cartButton, factsOf, five, keep, kept, lineOf, notice, plenty } from './support/visitor.ts';

const [first, second] = plenty;
const title = first.title.en;
const soldOut = productThat('is sold out', isSoldOut);
const scarce = productThat('has a variant of which 1 to 3 are left', (one) =>
  one.colors.some((color) => {
    const left = stockOf(one, color, one.sizes[0]);
    return one.sizes.length > 0 && left > 0 && left < 4;
  }),
);

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

async function openCart(page: Page, ...slugs: string[]): Promise<void> {
  await keep(page, {
    cart_products: { version: 1, items: await Promise.all(slugs.map((slug) => lineOf(slug))) },
  });
  await open(page, '/shop/cart');
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(slugs.length + 1);
}

test.describe('adding', () => {
  test('from a card asks for a size, of which sold-out ones cannot be chosen, says so, counts in the header and turns into View Cart', async ({
    page,
  }) => {
    const stockIn = (one: typeof first, size: string) => stockOf(one, one.colors[0] ?? '', size);
    const product = productThat(
      'is sold out in a size of its first colour, and not in another',
      (one) =>
        one.sizes.some((size) => stockIn(one, size) === 0) &&
        one.sizes.some((size) => stockIn(one, size) > 0),
    );
    const title = product.title.en;
    await open(page, `/shop?searchText=${encodeURIComponent(title)}`);
    const card = page.getByRole('article', { name: title, exact: true }).first();
    await expect(cartButton(page)).toHaveAccessibleName('Shopping cart, 0 items');
    await card.getByRole('button', { name: 'Add to Cart', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Choose a size' });
    const missing = product.sizes.find((one) => stockIn(product, one) === 0);
    await expect(sheet.getByRole('button', { name: `${missing} Sold out` })).toBeDisabled();
    const size = product.sizes.findLast((one) => stockIn(product, one) > 0) ?? '';
    await sheet.getByRole('button', { name: new RegExp(`^${size}\\b`) }).click();
    await expect(notice(page, `${title} added to cart`)).toBeVisible();
    await expect(notice(page, `${colorName(product.colors[0] ?? '')} · ${size}`)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(cartButton(page)).toHaveAccessibleName('Shopping cart, 1 items');
    await expect(card.getByRole('button', { name: 'Add to Cart', exact: true })).toHaveCount(0);
    await expect(card.getByRole('link', { name: 'View Cart' })).toBeFocused();
    await card.getByRole('link', { name: 'View Cart' }).click();
    await expect(page).toHaveURL('/shop/cart');
    await expect(page.getByRole('row', { name: title })).toBeVisible();
  });

  test('a sold-out product is refused in these words, from its card and by Buy Now, which goes nowhere', async ({
    page,
  }) => {
    await open(page, `/shop?searchText=${encodeURIComponent(soldOut.title.en)}`);
    const card = page.getByRole('article', { name: soldOut.title.en, exact: true }).first();
    const refusal = notice(page, `Out of stock ${soldOut.title.en}`);
    await card.getByRole('button', { name: 'Add to Cart', exact: true }).click();
    await expect(refusal).toBeVisible();
    await expect(cartButton(page)).toHaveAccessibleName('Shopping cart, 0 items');
    await open(page, pathOf(soldOut));
    await expect(refusal).toHaveCount(0);
    await page.getByRole('button', { name: 'Buy Now' }).click();
    await expect(refusal).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${pathOf(soldOut)}$`));
  });

  test('ten fast clicks count ten times and collapse into one notice, top centre for 3 seconds', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, pathOf(first));
    const add = page.getByRole('button', { name: 'Add To Cart', exact: true });
    const clickedAt = await add.evaluate((button: HTMLButtonElement) => {
      for (let click = 0; click < 10; click += 1) button.click();
      return Date.now();
    });
    await expect(cartButton(page)).toHaveAccessibleName('Shopping cart, 10 items');
    await expect(notice(page, `10 ${title} added to cart`)).toBeVisible();
    const toast = page.locator('[data-sonner-toast]');
    await expect(toast).toHaveCount(1);
    expect((await kept(page, 'cart_products')).map(({ quantity }) => quantity)).toEqual([10]);

    const pausedAt = Math.max(clickedAt + 1000, (await page.evaluate(() => Date.now())) + 100);
    await page.clock.pauseAt(pausedAt);
    const box = await toast.boundingBox();
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 720)).toBeLessThan(20);
    expect(box?.y).toBeLessThan(100);
    await page.clock.runFor(clickedAt + 2800 - pausedAt);
    await expect(toast).toBeVisible();
    await page.clock.runFor(2000);
    await expect(toast).toHaveCount(0);
  });

  test('the card of a listing puts the size into the cart that it is filtered by, and the notice names it', async ({
    page,
  }) => {
    const size = first.sizes.at(-1) ?? '';
    await open(page, `/shop?${new URLSearchParams({ searchText: title, size })}`);
    const card = page.getByRole('article', { name: title, exact: true }).first();
    await card.getByRole('button', { name: 'Quick View' }).click();
    const view = page.getByRole('dialog', { name: title });
    await expect(view.getByRole('radio', { name: size, exact: true })).toBeChecked();
    await page.keyboard.press('Escape');
    await card.getByRole('button', { name: 'Add to Cart', exact: true }).click();
    await expect(notice(page, `${title} added to cart`)).toBeVisible();
    const [line] = await kept(page, 'cart_products');
    const variant = (await factsOf(first.slug)).variants.find(({ id }) => id === line?.variantId);
    expect(variant?.size).toBe(size);
    await expect(notice(page, `${variant?.color} · ${size}`)).toBeVisible();
    await expect(card.getByRole('link', { name: 'View Cart' })).toBeVisible();
  });

  test('the stepper ends at what is left besides the pieces in the cart, and says how many that are', async ({
    page,
  }) => {
    const color =
      scarce.colors.find((one) => [1, 2, 3].includes(stockOf(scarce, one, scarce.sizes[0]))) ?? '';
    const variant = (await factsOf(scarce.slug)).variants.find(
      (one) => one.color === colorName(color) && one.size === scarce.sizes[0],
    );
    const left = variant?.stock ?? 0;
    await open(
      page,
      `${pathOf(scarce)}?color=${encodeURIComponent(colorName(color))}&size=${scarce.sizes[0]}`,
    );
    const quantity = page.getByRole('textbox', { name: 'Quantity' });
    const increase = page.getByRole('button', { name: 'Increase quantity' });
    const add = page.getByRole('button', { name: 'Add To Cart', exact: true });
    await expect(quantity).toHaveValue('1');
    await expect(quantity).toHaveJSProperty('readOnly', true);
    await expect(quantity).toHaveAccessibleDescription(`Only ${left} left in stock.`);
    await expect(page.getByRole('button', { name: 'Decrease quantity' })).toBeDisabled();
    for (let pieces = 1; pieces < left; pieces += 1) await increase.click();
    await expect(quantity).toHaveValue(String(left));
    await expect(increase).toBeDisabled();
    await add.click();
    await expect(cartButton(page)).toHaveAccessibleName(`Shopping cart, ${left} items`);
    await expect(quantity).toHaveValue('1');
    await expect(quantity).toHaveAccessibleDescription('All that is left of it is in your cart.');
    await add.click();
    await expect(notice(page, 'No more quantity available for this product!')).toBeVisible();
    await page.getByRole('button', { name: 'Buy Now' }).click();
    await expect(page).toHaveURL('/pages/checkout');
    await expect(cartButton(page)).toHaveAccessibleName(`Shopping cart, ${left} items`);
  });

  test('Buy Now puts it into the cart and goes to the checkout; several pieces that were added and then bought are as many, however fast, in one notice', async ({
    page,
  }) => {
    await open(page, pathOf(first));
    await page.getByRole('button', { name: 'Buy Now' }).click();
    await expect(page).toHaveURL('/pages/checkout');
    await expect(cartButton(page)).toHaveAccessibleName('Shopping cart, 1 items');
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${pathOf(first)}$`));
    const increase = page.getByRole('button', { name: 'Increase quantity' });
    await increase.click();
    await increase.click();
    await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('3');
    await page.getByRole('button', { name: 'Add To Cart', exact: true }).evaluate((button) => {
      (button as HTMLButtonElement).click();
      const buyNow = [...document.querySelectorAll('main button')].find(
        (one) => one.textContent === 'Buy Now',
      );
      (buyNow as HTMLButtonElement).click();
    });
    await expect(page).toHaveURL('/pages/checkout');
    await expect(cartButton(page)).toHaveAccessibleName('Shopping cart, 4 items');
    // The piece that was bought at first may still be said, and counts, too.
    await expect(notice(page, new RegExp(`^[34] ${title} added to cart$`))).toBeVisible();
  });
});

test.describe('the cart page', () => {
  test('has a table of the lines, their prices and totals, also for screen readers where rows become blocks', async ({
    page,
  }) => {
    await openCart(page, first.slug, second.slug);
    const row = page.getByRole('row', { name: title });
    const { color, size } = defaultVariant(await factsOf(first.slug)) ?? {};
    await row.getByRole('link', { name: title }).click();
    await expect(page.getByRole('radio', { name: color ?? '', exact: true })).toBeChecked();
    expect(new URL(page.url()).searchParams.get('size')).toBe(size);
    await page.goBack();
    await expect(row).toContainText(price(first.price));
    await expect(page.getByRole('region', { name: 'Order summary' })).toContainText(
      price(first.price + second.price),
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

  test('ten fast clicks on Increase count ten times; Decrease says so, and is off at 1', async ({ page }) => {
    await openCart(page, first.slug);
    const decrease = page.getByRole('button', { name: `Decrease quantity of ${title}` });
    await expect(decrease).toBeDisabled();
    await page.getByRole('button', { name: `Increase quantity of ${title}` }).evaluate((button) => {
      for (let click = 0; click < 10; click += 1) (button as HTMLButtonElement).click();
    });
    await expect(page.getByRole('row', { name: title })).toContainText(price(first.price * 11));
    await expect(notice(page, `10 ${title} added to cart`)).toBeVisible();
    await expect(cartButton(page)).toHaveAccessibleName('Shopping cart, 11 items');

    await decrease.evaluate((button: HTMLButtonElement) => {
      for (let click = 0; click < 9; click += 1) button.click();
    });
    await expect(cartButton(page)).toHaveAccessibleName('Shopping cart, 2 items');
    await decrease.click();
    await expect(notice(page, `Decrement Quantity For ${title}`)).toBeVisible();
    await expect(decrease).toBeDisabled();
    await expect(decrease).toBeFocused();
    await expect(cartButton(page)).toHaveAccessibleName('Shopping cart, 1 items');

    await test.step('a coupon code is only cleared, no call is made, and shipping is free', async () => {
      const sent: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/api/') && !pathname.endsWith('/UtmTrackings/Log'))
          sent.push(`${request.method()} ${pathname}`);
      });
      const coupon = page.getByRole('textbox', { name: 'Coupon code' });
      await coupon.fill('SUMMER');
      await coupon.press('Enter');
      await expect(coupon).toHaveValue('');
      await expect(page.getByText("We don't take coupon codes")).toBeVisible();
      const shipping = page.getByRole('radiogroup', { name: 'Shipping' });
      await expect(shipping.getByRole('radio', { name: /^Free shipping/ })).toBeChecked();
      await expect(shipping).toContainText(price(0));
      expect(sent).toEqual([]);
    });
  });

  test('a removal is said as an error, can be undone, and the keyboard stays in the table', async ({
    page,
  }) => {
    await openCart(page, first.slug, second.slug);
    const remove = page.getByRole('button', { name: `Remove ${title}` });
    await remove.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row', { name: title })).toHaveCount(0);
    await expect(page.getByRole('button', { name: `Remove ${second.title.en}` })).toBeFocused();
    const toast = page.locator('[data-sonner-toast][data-type="error"]');
    await expect(toast).toContainText(`${title} remove from cart`);
    await toast.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('row', { name: title })).toBeVisible();
  });

  test('Clear Cart asks first; cancelled it changes nothing, confirmed it says so', async ({ page }) => {
    await openCart(page, first.slug, second.slug);
    const question = page.getByRole('alertdialog', {
      name: 'Are you sure you want to delete all your cart items?',
    });
    const clear = page.getByRole('button', { name: 'Clear Cart' });
    await clear.click();
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(clear).toBeFocused();
    await clear.click();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(cartButton(page)).toHaveAccessibleName('Shopping cart, 2 items');
    await clear.click();
    await question.getByRole('button', { name: 'Confirm' }).click();
    await expect(notice(page, 'All items have been removed from the cart')).toBeVisible();
    await expect(page.getByText('No Cart Items Found')).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute(
      'href',
      '/shop/shop-category',
    );
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('row', { name: second.title.en })).toBeVisible();
  });

  test('a sale that ends while the cart is open changes line and total without a reload', async ({
    page,
  }) => {
    const onSale = productThat('is on sale in every colour', isWhollyOnSale);
    const { sale } = (await lineAndSale(onSale.slug)) ?? {};
    await keep(page, {
      cart_products: {
        version: 1,
        items: [await lineOf(onSale.slug, { quantity: 2, seenPrice: salePrice(onSale) * 100 })],
      },
    });
    await page.clock.install({ time: (sale?.endsAt ?? 0) - 60_000 });
    await open(page, '/shop/cart');
    const row = page.getByRole('row', { name: onSale.title.en });
    const summary = page.getByRole('region', { name: 'Order summary' });
    await expect(row).toContainText(price(salePrice(onSale)));
    await expect(summary).toContainText(price(salePrice(onSale) * 2));
    await page.clock.fastForward(60_500);
    await expect(summary).toContainText(price(onSale.price * 2));
    await expect(row).toContainText(price(onSale.price * 2));
    await expect(row).toContainText(`The price has changed; it was ${price(salePrice(onSale))}.`);
    await page.getByRole('button', { name: 'Update Cart' }).click();
    await expect(row).not.toContainText('The price has changed');
  });

  test('names what has become of lines: sold out, fewer left, no longer there', async ({ page }) => {
    const items = [
      await lineOf(first.slug, { quantity: 9999 }),
      await lineOf(soldOut.slug),
      { productId: 999_999, variantId: 1, slug: 'a-product-that-was', quantity: 1, seenPrice: 10_000 },
    ];
    await keep(page, { cart_products: { version: 1, items } });
    await open(page, '/shop/cart');
    const row = (name: string) => page.getByRole('row', { name });
    await expect(row(title)).toContainText(/Only \d+ left in stock\./);
    await expect(row(soldOut.title.en)).toContainText('Sold out');
    await expect(row('a product that was')).toContainText('This product is no longer available.');
    await expect(
      page.getByRole('button', { name: `Increase quantity of ${soldOut.title.en}` }),
    ).toBeDisabled();
    await page.getByRole('button', { name: 'Remove a product that was' }).click();
    await expect(row('a product that was')).toHaveCount(0);
    await page.getByRole('button', { name: 'Update Cart' }).click();
    await expect(row(title)).not.toContainText('left in stock');
    await expect(page.getByText('Prices and stock are up to date.')).toBeVisible();
  });

  test('everything can be done with the keyboard alone; five lines ask once for what they are now', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/products')) asked.push(request.url());
    });
    await openCart(page, ...five.map(({ slug }) => slug));
    const titles = five.map((one) => one.title.en);
    for (const name of titles) await expect(page.getByRole('row', { name })).toBeVisible();
    const controls = [
      ...titles.flatMap((name) => [name, `Increase quantity of ${name}`, `Remove ${name}`]),
      ...['Update Cart', 'Clear Cart', 'coupon', 'shipping', 'Proceed to Checkout'],
    ];
    const reached = new Set<string | null>();
    await page.getByRole('main').focus();
    await expect(async () => {
      await page.keyboard.press('Tab');
      reached.add(
        await page.evaluate(() => {
          const { activeElement: at } = document;
          return at?.getAttribute('aria-label') ?? at?.getAttribute('name') ?? at?.textContent ?? null;
        }),
      );
      expect([...reached]).toEqual(expect.arrayContaining(controls));
    }).toPass({ intervals: [0], timeout: 10_000 });
    expect(asked).toHaveLength(1);
  });
});

async function lineAndSale(slug: string) {
  const facts = await factsOf(slug);
  return facts.variants.find(({ id }) => id === facts.defaultVariantId) ?? facts.variants[0];
}
