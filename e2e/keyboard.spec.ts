import { findProduct, localizedPath, productPath } from './support/catalogue.ts';
import { holdScripts } from './support/pending-requests.ts';
import { expect, test, waitForHydration } from './support/test.ts';
import { phone } from './support/viewports.ts';

const product = findProduct(
  'comes in colours and sizes',
  ({ colors, sizes }) => colors.length > 1 && sizes.length > 1,
);
const labels = {
  en: { openMenu: 'Open menu', menu: 'Menu', collections: 'Collections', showcase: 'Worth a Look' },
  ar: {
    mainMenu: 'القائمة الرئيسية',
    shopMenu: 'اعرضي قائمة المتجر',
    allItems: 'كل القطع',
  },
};

test('keys open the menu, and arrow keys follow the direction', async ({ page }) => {
  await page.goto(localizedPath('ar', productPath(product)));
  await waitForHydration(page);
  await test.step('keys open the menu', async () => {
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
  const [next, previous] = ['ArrowLeft', 'ArrowRight'];
  await test.step('tabs', async () => {
    const [description, information] = [page.getByRole('tab').first(), page.getByRole('tab').nth(1)];
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
  });
  await test.step('options', async () => {
    for (const group of [page.getByRole('radiogroup').first(), page.getByRole('radiogroup').last()]) {
      const radios = await group.getByRole('radio').all();
      await radios[0]?.focus();
      await page.keyboard.press('ArrowDown');
      await expect(radios[1] ?? group).toBeChecked();
      await expect(radios[1] ?? group).toBeFocused();
    }
  });
  await test.step('images', async () => {
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
});

test('the phone menu opened before hydration stays open and traps focus', async ({ page }) => {
  await page.setViewportSize(phone);
  const release = await holdScripts(page);
  await page.goto('/pages/about', { waitUntil: 'domcontentloaded' });
  const button = page.getByRole('button', { name: labels.en.openMenu });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: labels.en.menu });
  const group = (name: string) =>
    dialog.locator('details').filter({ has: page.locator('summary', { hasText: name }) });
  await group(labels.en.showcase).locator('summary').click();
  await expect(page.locator('[data-pending]')).toHaveCount(0);
  release();
  await waitForHydration(page);
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('details[open] > summary')).toHaveText([labels.en.showcase]);

  const stopCount = await dialog.locator('a:visible, button:visible, summary:visible').count();
  for (let stop = 0; stop < stopCount + 2; stop += 1) {
    await page.keyboard.press('Tab');
    const isFocusInside = await page.evaluate(
      () => document.activeElement?.closest('dialog') !== null || document.activeElement === document.body,
    );
    expect([stop, isFocusInside]).toEqual([stop, true]);
  }
  await group(labels.en.collections).locator('summary').click();
  await expect(group(labels.en.collections)).toHaveAttribute('open', '');
  await expect(dialog.locator('details[open]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});
