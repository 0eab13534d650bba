import type { Page } from '@playwright/test';
import { inLanguage, languages, price } from './support/catalogue.ts';
import { expect, hydrated, test } from './support/test.ts';
import { cartButton, five, keep, lineOf, notice, plenty } from './support/visitor.ts';

const [product] = plenty;
const title = product.title.en;

const panel = (page: Page) => page.getByRole('dialog', { name: 'Shopping cart' });

async function openPanel(page: Page, path: string, ...slugs: string[]): Promise<void> {
  await keep(page, {
    cart_products: { version: 1, items: await Promise.all(slugs.map((slug) => lineOf(slug))) },
  });
  await page.goto(path);
  await hydrated(page);
  await cartButton(page).click();
  await expect(panel(page)).toBeVisible();
}

test('shows each line with picture, title, price, quantity, size and colour, and the subtotal; a removal in it can be undone while it is open; empty it leads to the shop', async ({
  page,
}) => {
  await openPanel(page, '/pages/about', product.slug);
  const line = panel(page).getByRole('listitem').filter({ hasText: title });
  await expect(line.getByRole('link', { name: title })).toHaveAttribute('href', /\?color=[^&]+&size=[^&]+$/);
  await expect(line.locator('img')).toBeVisible();
  for (const text of [price(product.price), '1 ×']) await expect(line).toContainText(text);
  await expect(panel(page).getByText('Subtotal').locator('..')).toContainText(price(product.price));
  await expect(panel(page).getByRole('link', { name: 'view cart', exact: true })).toHaveAttribute(
    'href',
    '/shop/cart',
  );
  await expect(panel(page).getByRole('link', { name: 'checkout', exact: true })).toHaveAttribute(
    'href',
    '/pages/checkout',
  );

  const remove = panel(page).getByRole('button', { name: `Remove ${title}` });
  await remove.click();
  await expect(panel(page)).toContainText('Your Cart is empty');
  await expect(panel(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(notice(page, `${title} remove from cart`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(remove).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(cartButton(page)).toHaveAccessibleName('Shopping cart, 1 items');

  await cartButton(page).click();
  await remove.click();
  await panel(page).getByRole('link', { name: 'Go to Shop' }).click();
  await expect(page).toHaveURL('/shop');
  await expect(panel(page)).toHaveCount(0);
});

test('keeps focus inside and gives it back to its button; Escape, the close button, a click outside and any navigation close it, back and a link to the same page too', async ({
  page,
}) => {
  await openPanel(page, '/pages/about', product.slug);
  const inside = () =>
    page.evaluate(() => {
      const { activeElement: at } = document;
      return at === document.body || at?.closest('dialog') !== null;
    });
  await test.step('focus', async () => {
    expect(await inside()).toBe(true);
    for (let stop = 0; stop < 10; stop += 1) {
      await page.keyboard.press('Tab');
      expect([stop, await inside()]).toEqual([stop, true]);
    }
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await expect(cartButton(page)).toBeFocused();
  });

  await test.step('clicks', async () => {
    await cartButton(page).click();
    await panel(page).getByText('Subtotal').click();
    await expect(panel(page)).toBeVisible();
    await panel(page).getByRole('button', { name: 'Close' }).click();
    await expect(panel(page)).toHaveCount(0);
    await cartButton(page).click();
    await expect(panel(page)).toBeVisible();
    await page.mouse.click(200, 400);
    await expect(panel(page)).toHaveCount(0);
  });

  await test.step('navigation', async () => {
    await cartButton(page).click();
    await panel(page).getByRole('link', { name: 'view cart', exact: true }).click();
    await expect(page).toHaveURL('/shop/cart');
    await expect(panel(page)).toHaveCount(0);
    await cartButton(page).click();
    await panel(page).getByRole('link', { name: 'view cart', exact: true }).click();
    await expect(panel(page)).toHaveCount(0);
    await cartButton(page).click();
    await expect(panel(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/pages/about');
    await expect(panel(page)).toHaveCount(0);
  });
});

test('the page behind neither scrolls nor jumps', async ({ page }) => {
  await keep(page, { cart_products: { version: 1, items: [await lineOf(product.slug)] } });
  await page.goto('/shop');
  await hydrated(page);
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await page.waitForFunction(() => scrollY > 500);
  const main = page.getByRole('main');
  const before = await main.boundingBox();
  // Playwright's own click would scroll to where the sticky header stands without it.
  await cartButton(page).evaluate((button: HTMLButtonElement) => button.click());
  await expect(panel(page)).toBeVisible();
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 400);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(await main.boundingBox()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  expect(await main.boundingBox()).toEqual(before);
});

test('in a window 320 px wide and at 200% zoom all of it can be reached without scrolling sideways, in both directions', async ({
  page,
}) => {
  await keep(page, {
    cart_products: { version: 1, items: await Promise.all(five.map(({ slug }) => lineOf(slug))) },
  });
  for (const language of languages) {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(inLanguage(language, '/pages/about'));
    await hydrated(page);
    await page.getByRole('banner').locator('button[aria-haspopup="dialog"]').last().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('listitem')).toHaveCount(5);
    const isTooWide = () => dialog.evaluate((element) => element.scrollWidth > element.clientWidth);
    for (const viewport of [
      { width: 320, height: 568 },
      { width: 640, height: 400 },
    ]) {
      await page.setViewportSize(viewport);
      await expect.poll(isTooWide, `${viewport.width} px`).toBe(false);
      for (const control of await dialog.locator('a:visible, button:visible').all()) {
        const box = await control.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
      }
      const checkout = dialog.locator('a[href$="/pages/checkout"]');
      await checkout.scrollIntoViewIfNeeded();
      await expect(checkout).toBeInViewport();
      const last = dialog.getByRole('listitem').last().getByRole('button');
      await last.focus();
      await expect(last).toBeInViewport();
      const covered = await last.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
      expect(covered).toBe(false);
      await dialog.getByRole('listitem').first().getByRole('button').first().focus();
    }
  }
});
