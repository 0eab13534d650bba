import { inLanguage, type Language, languages, pathOf, productThat } from './support/catalogue.ts';
import { expect, hydrated, test } from './support/test.ts';

const product = productThat(
  'comes in colours and sizes',
  ({ colors, sizes }) => colors.length > 1 && sizes.length > 1,
);
const words = {
  en: {
    skip: 'Skip to content',
    mainMenu: 'Main menu',
    shopMenu: 'Show shop menu',
    openMenu: 'Open menu',
    menu: 'Menu',
    allItems: 'All Items',
    shop: 'Shop',
    collections: 'Collections',
  },
  ar: {
    skip: 'انتقلي إلى المحتوى',
    mainMenu: 'القائمة الرئيسية',
    shopMenu: 'اعرضي قائمة المتجر',
    openMenu: 'افتحي القائمة',
    menu: 'القائمة',
    allItems: 'كل القطع',
    shop: 'المتجر',
    collections: 'المجموعات',
  },
} satisfies Record<Language, Record<string, string>>;

test('the first stop of the keyboard jumps over the header', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: words.en.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the shop menu stays open when its button is clicked, opens with Enter and closes with Escape or when focus leaves it', async ({
  page,
}) => {
  await page.goto('/ar');
  await hydrated(page);
  const button = page.getByRole('button', { name: words.ar.shopMenu });
  const menu = page.getByRole('navigation', { name: words.ar.mainMenu });
  const entry = menu.getByRole('link', { name: words.ar.allItems, exact: true });
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
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('on a phone the menu keeps focus inside, opens one entry at a time and gives focus back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await hydrated(page);
  const button = page.getByRole('button', { name: words.en.openMenu });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: words.en.menu });
  await expect(dialog).toBeVisible();
  const stops = await dialog.locator('a:visible, button:visible, summary:visible').count();
  for (let stop = 0; stop < stops + 2; stop += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(
      () => document.activeElement?.closest('dialog') !== null || document.activeElement === document.body,
    );
    expect([stop, focused]).toEqual([stop, true]);
  }
  const group = (name: string) =>
    dialog.locator('details').filter({ has: page.locator('summary', { hasText: name }) });
  await group(words.en.collections).locator('summary').click();
  await expect(group(words.en.collections)).toHaveAttribute('open', '');
  await expect(dialog.locator('details[open]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

for (const language of languages) {
  test(`${language}: arrow keys move through tabs and enlarged pictures along the line of reading, and choose colours and sizes`, async ({
    page,
  }) => {
    await page.goto(inLanguage(language, pathOf(product)));
    await hydrated(page);
    const [description, information] = [page.getByRole('tab').first(), page.getByRole('tab').nth(1)];
    const [onwards, back] = language === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    await expect(information).toHaveAttribute('aria-selected', 'true');
    await information.focus();
    await page.keyboard.press(back);
    await expect(description).toBeFocused();
    await expect(description).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press(onwards);
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
    const pictures = page.getByRole('dialog').getByRole('listitem').getByRole('button');
    await expect(pictures.first()).toBeFocused();
    for (const [key, index] of [
      [onwards, 1],
      [back, 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect(pictures.nth(index)).toBeFocused();
      await expect(pictures.nth(index)).toBeInViewport({ ratio: 0.9 });
    }
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });
}

test('the shop menu shows a picture of each category, and fetches them when it is opened', async ({
  page,
}) => {
  await page.goto('/pages/contact');
  await hydrated(page);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.locator('img')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show shop menu' }).click();
  const categories = menu.getByRole('link').filter({ has: page.locator('img') });
  await expect.poll(() => categories.count()).toBeGreaterThan(5);
  await expect
    .poll(() =>
      menu
        .locator('img')
        .evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0)),
    )
    .toBe(true);
});

test('any navigation closes the menu of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const say = words.ar;
  for (const from of ['/', '/shop?sortBy=low']) {
    await page.goto(inLanguage('ar', from));
    await hydrated(page);
    await page.getByRole('button', { name: say.openMenu }).click();
    const dialog = page.getByRole('dialog', { name: say.menu });
    await dialog.getByRole('link', { name: say.allItems, exact: true }).click();
    await expect(page).toHaveURL(inLanguage('ar', '/shop'));
    await expect(dialog).toBeHidden();
  }
});
