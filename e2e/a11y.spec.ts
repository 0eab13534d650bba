import { axeViolations } from './support/axe.ts';
import { findProduct, localizedPath, productPath } from './support/catalogue.ts';
import { signInAsNewCustomer } from './support/customers.ts';
import { expect, test, waitForHydration } from './support/test.ts';
import { languageScreenPairs } from './support/viewports.ts';

const product = findProduct(
  'has sizes, reviews and a video',
  ({ sizes, reviews = [], video, sale }) =>
    sizes.length > 1 && reviews.length > 0 && video !== undefined && !sale,
);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { language, screen, viewport } of languageScreenPairs) {
  test.describe(`axe in ${language} on a ${screen}`, () => {
    test.use({ viewport });

    test('finds no violations in menu, suggestions, filters and size picker', async ({ page }) => {
      await page.goto(localizedPath(language, '/shop'));
      await waitForHydration(page);
      const expectAccessible = async (part: string, selector: string) =>
        expect([part, await axeViolations(page, selector)]).toEqual([part, []]);

      if (screen === 'phone') {
        await page.locator('button[aria-haspopup="dialog"]').first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible('menu', 'dialog[open]');
        await page.keyboard.press('Escape');
      } else {
        await page.getByRole('navigation').first().getByRole('button').first().click();
        await expectAccessible('menu', '[data-site-header]');
      }

      const search = page.getByRole('banner').getByRole('combobox');
      await search.focus();
      await search.fill(product.title[language]);
      await expect(page.getByRole('option').first()).toBeVisible();
      await expectAccessible('suggestions', '[data-site-header]');
      await page.keyboard.press('Escape');

      if (screen === 'phone') {
        await page.locator('button[popovertarget="filter-sheet"]:not([popovertargetaction])').first().click();
        await expectAccessible('filters', '#filter-sheet');
        await page.keyboard.press('Escape');
      }

      await page.locator('.card-buy button[aria-haspopup="dialog"]').first().click();
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
      await expectAccessible('sizes', 'dialog[open]');
    });

    test('finds no violations in size guide, rejected review, long text and video', async ({ page }) => {
      await page.goto(localizedPath(language, productPath(product)));
      await waitForHydration(page);
      await page.locator('main button[commandfor]').first().click();
      await expect(page.getByRole('dialog').getByRole('table').first()).toBeVisible();
      expect(['size guide', await axeViolations(page, 'dialog[open]')]).toEqual(['size guide', []]);
      await page.keyboard.press('Escape');

      await page.locator('main button[aria-expanded="false"]').first().click();
      await page.getByRole('tab').first().click();
      await page.locator('form:has(textarea) button[type="submit"]').click();
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(4);
      expect(['page', await axeViolations(page, 'main')]).toEqual(['page', []]);

      await page.locator('main a[aria-haspopup="dialog"]').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(['video', await axeViolations(page, 'dialog[open]')]).toEqual(['video', []]);
    });

    test('finds no violations in rejected registration and open address form', async ({ page }) => {
      await page.goto(localizedPath(language, '/auth/register'));
      await page.locator('main button[type="submit"]').click();
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(3);
      expect(['registration', await axeViolations(page, 'main')]).toEqual(['registration', []]);

      await signInAsNewCustomer(page);
      await page.goto(localizedPath(language, '/pages/profile'));
      await page.locator('#addresses button').last().click();
      await expect(page.locator('#addresses select').first()).toBeVisible();
      expect(['profile', await axeViolations(page, 'main')]).toEqual(['profile', []]);
    });
  });
}
