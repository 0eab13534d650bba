import type { Locator, Page } from '@playwright/test';
import { findProduct, localizedPath, productPath } from './support/catalogue.ts';
import { port } from './support/shop-origin.ts';
import { expect, test, waitForHydration } from './support/test.ts';
import { phone } from './support/viewports.ts';
import { createStoredLine, seedStorage, wellStockedProducts } from './support/visitor.ts';

const product = findProduct(
  'comes in colours and sizes',
  ({ colors, sizes }) => colors.length > 1 && sizes.length > 1,
);
const labels = {
  en: { openMenu: 'Open menu', menu: 'Menu', collections: 'Collections' },
  ar: {
    skip: 'انتقلي إلى المحتوى',
    mainMenu: 'القائمة الرئيسية',
    shopMenu: 'اعرضي قائمة المتجر',
    allItems: 'كل القطع',
  },
};

test('the first tab stop skips the header; keys open the menu', async ({ page }) => {
  await page.goto('/ar');
  await waitForHydration(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: labels.ar.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const button = page.getByRole('button', { name: labels.ar.shopMenu });
  const menu = page.getByRole('navigation', { name: labels.ar.mainMenu });
  const entry = menu.getByRole('link', { name: labels.ar.allItems, exact: true });
  await expect(entry).toBeHidden();
  await button.click();
  await expect(entry).toBeVisible();
  await page.mouse.move(0, 400);
  await expect(entry).toBeHidden();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(entry).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(entry).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await test.step('the open menu shows an image for each category', async () => {
    const images = menu.getByRole('link').locator('img');
    await expect.poll(() => images.count()).toBeGreaterThan(5);
    const areLoaded = () =>
      images.evaluateAll((all) => all.every((image) => (image as HTMLImageElement).naturalWidth > 0));
    await expect.poll(areLoaded).toBe(true);
  });
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('the phone menu traps focus and opens one group at a time', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await waitForHydration(page);
  const button = page.getByRole('button', { name: labels.en.openMenu });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: labels.en.menu });
  await expect(dialog).toBeVisible();
  const stopCount = await dialog.locator('a:visible, button:visible, summary:visible').count();
  for (let stop = 0; stop < stopCount + 2; stop += 1) {
    await page.keyboard.press('Tab');
    const isFocusInside = await page.evaluate(
      () => document.activeElement?.closest('dialog') !== null || document.activeElement === document.body,
    );
    expect([stop, isFocusInside]).toEqual([stop, true]);
  }
  const group = (name: string) =>
    dialog.locator('details').filter({ has: page.locator('summary', { hasText: name }) });
  await group(labels.en.collections).locator('summary').click();
  await expect(group(labels.en.collections)).toHaveAttribute('open', '');
  await expect(dialog.locator('details[open]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('arrow keys follow the direction in tabs, images and options', async ({ page }) => {
  await page.goto(localizedPath('ar', productPath(product)));
  await waitForHydration(page);
  const [description, information] = [page.getByRole('tab').first(), page.getByRole('tab').nth(1)];
  const [next, previous] = ['ArrowLeft', 'ArrowRight'];
  await expect(information).toHaveAttribute('aria-selected', 'true');
  await information.focus();
  await page.keyboard.press(previous);
  await expect(description).toBeFocused();
  await expect(description).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press(next);
  await expect(information).toBeFocused();
  await page.keyboard.press('Home');
  await expect(description).toBeFocused();
  await page.keyboard.press('End');
  await expect(information).toBeFocused();
  for (const group of [page.getByRole('radiogroup').first(), page.getByRole('radiogroup').last()]) {
    const radios = await group.getByRole('radio').all();
    await radios[0]?.focus();
    await page.keyboard.press('ArrowDown');
    await expect(radios[1] ?? group).toBeChecked();
    await expect(radios[1] ?? group).toBeFocused();
  }

  const opener = page.getByRole('main').locator('.gallery-row a:visible');
  await opener.focus();
  await page.keyboard.press('Enter');
  const images = page.getByRole('dialog').getByRole('listitem').getByRole('button');
  await expect(images.first()).toBeFocused();
  for (const [key, index] of [
    [next, 1],
    [previous, 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(images.nth(index)).toBeFocused();
    await expect(images.nth(index)).toBeInViewport({ ratio: 0.9 });
  }
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

/** Focuses a control at the bottom edge of the window by Tab; returns by how many pixels the bar covers the control. */
async function coveredPxAfterTab(page: Page, control: Locator, bar: Locator): Promise<number> {
  await control.focus();
  await page.keyboard.press('Shift+Tab');
  await control.evaluate((element) => {
    const { bottom } = element.getBoundingClientRect();
    scrollBy({ top: bottom + 2 - innerHeight, behavior: 'instant' });
  });
  await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
  const [controlBox, barBox] = [await control.boundingBox(), await bar.boundingBox()];
  return (controlBox?.y ?? 0) + (controlBox?.height ?? 0) - (barBox?.y ?? 0);
}

test("the cart's total does not cover the delivery choice", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(phone);
  const lines = wellStockedProducts.slice(0, 2).map(({ slug }) => createStoredLine(slug));
  await seedStorage(page, { cart_products: await Promise.all(lines) });
  await page.goto('/ar/shop/cart');
  await waitForHydration(page);
  const choice = page.getByRole('main').getByRole('radio').first();
  await expect.poll(() => coveredPxAfterTab(page, choice, page.locator('.cart-bar'))).toBeLessThanOrEqual(0);
});

test('an unanswered consent bar does not cover the review form', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(phone);
  await page.goto(`http://layl.localhost:${port}${productPath(product)}`);
  await waitForHydration(page);
  const consent = page.locator('#consent');
  await expect(consent).toBeVisible();
  const email = page.locator('form [name="email"]');
  await email.scrollIntoViewIfNeeded();
  await waitForHydration(page);
  await expect.poll(() => coveredPxAfterTab(page, email, consent)).toBeLessThanOrEqual(0);
});
