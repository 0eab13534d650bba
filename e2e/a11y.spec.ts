import { findings } from './support/axe.ts';
import { inLanguage, pathOf, productThat } from './support/catalogue.ts';
import { enter } from './support/customers.ts';
import { visits } from './support/screens.ts';
import { port } from './support/shop.ts';
import { expect, hydrated, test } from './support/test.ts';

const sized = productThat(
  'comes in sizes',
  ({ sizes, sale, stock }) => sizes.length > 1 && !sale && stock > 0,
);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { language, screen, viewport } of visits) {
  test.describe(`${language} on a ${screen}`, () => {
    test.use({ viewport });

    test('axe finds nothing on an open menu', async ({ page }) => {
      await page.goto(inLanguage(language, '/pages/about'));
      await hydrated(page);
      if (screen === 'phone') {
        await page.locator('button[aria-haspopup="dialog"]').first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
      } else {
        await page.getByRole('navigation').first().getByRole('button').first().click();
      }
      expect(await findings(page)).toEqual([]);
    });

    test('axe finds nothing on suggestions, filters, the question for a size and the size guide', async ({
      page,
    }) => {
      await page.goto(inLanguage(language, '/shop'));
      await hydrated(page);
      const search = page.getByRole('banner').getByRole('combobox');
      await search.focus();
      await search.fill(sized.title[language]);
      await expect(page.getByRole('option').first()).toBeVisible();
      expect(['suggestions', await findings(page, '[data-site-header]')]).toEqual(['suggestions', []]);
      await page.keyboard.press('Escape');

      if (screen === 'phone') {
        await page.locator('button[popovertarget="filter-sheet"]:not([popovertargetaction])').first().click();
        expect(['filters', await findings(page, '#filter-sheet')]).toEqual(['filters', []]);
        await page.keyboard.press('Escape');
      }

      await page.locator('.card-buy button[aria-haspopup="dialog"]').first().click();
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
      expect(['sizes', await findings(page, 'dialog[open]')]).toEqual(['sizes', []]);

      await page.goto(inLanguage(language, pathOf(sized)));
      await hydrated(page);
      await page.locator('main button[commandfor]').first().click();
      await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
      expect(['size guide', await findings(page, 'dialog[open]')]).toEqual(['size guide', []]);
    });

    test('axe finds nothing on a review form with errors, on open texts and on the other tab', async ({
      page,
    }) => {
      await page.goto(
        inLanguage(language, pathOf(productThat('has reviews', ({ reviews }) => reviews.length > 0))),
      );
      await hydrated(page);
      await page.locator('main button[aria-expanded="false"]').first().click();
      await page.getByRole('tab').first().click();
      await page.locator('form:has(textarea) button[type="submit"]').click();
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(3);
      expect(await findings(page, 'main')).toEqual([]);
    });

    test('axe finds nothing on a registration with errors', async ({ page }) => {
      await page.goto(inLanguage(language, '/auth/register'));
      await page.locator('main button[type="submit"]').click();
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(3);
      expect(await findings(page, 'main')).toEqual([]);
    });

    test("axe finds nothing on a customer's profile with an open address form", async ({ page }) => {
      await enter(page, port);
      await page.goto(inLanguage(language, '/pages/profile'));
      await page.locator('#addresses button').last().click();
      await expect(page.locator('#addresses select').first()).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });

    test('axe finds nothing on an open video', async ({ page }) => {
      await page.goto(
        inLanguage(language, pathOf(productThat('has a video', ({ video }) => video !== undefined))),
      );
      await hydrated(page);
      await page.locator('main a[aria-haspopup="dialog"]').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });
  });
}
