import { axeViolations } from './support/axe.ts';
import { findProduct, localizedPath, productPath } from './support/catalogue.ts';
import { signInAsNewCustomer } from './support/customers.ts';
import { port } from './support/shop-origin.ts';
import { expect, test, waitForHydration } from './support/test.ts';
import { languageScreenPairs } from './support/viewports.ts';

const productWithSizes = findProduct(
  'comes in sizes',
  ({ sizes, sale, stock }) => sizes.length > 1 && !sale && stock > 0,
);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { language, screen, viewport } of languageScreenPairs) {
  test.describe(`axe in ${language} on a ${screen}`, () => {
    test.use({ viewport });

    test('finds no violations in an open menu', async ({ page }) => {
      await page.goto(localizedPath(language, '/pages/about'));
      await waitForHydration(page);
      if (screen === 'phone') {
        await page.locator('button[aria-haspopup="dialog"]').first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
      } else {
        await page.getByRole('navigation').first().getByRole('button').first().click();
      }
      expect(await axeViolations(page)).toEqual([]);
    });

    test('finds no violations in suggestions, filters, size picker and size guide', async ({ page }) => {
      await page.goto(localizedPath(language, '/shop'));
      await waitForHydration(page);
      const search = page.getByRole('banner').getByRole('combobox');
      await search.focus();
      await search.fill(productWithSizes.title[language]);
      await expect(page.getByRole('option').first()).toBeVisible();
      expect(['suggestions', await axeViolations(page, '[data-site-header]')]).toEqual(['suggestions', []]);
      await page.keyboard.press('Escape');

      if (screen === 'phone') {
        await page.locator('button[popovertarget="filter-sheet"]:not([popovertargetaction])').first().click();
        expect(['filters', await axeViolations(page, '#filter-sheet')]).toEqual(['filters', []]);
        await page.keyboard.press('Escape');
      }

      await page.locator('.card-buy button[aria-haspopup="dialog"]').first().click();
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
      expect(['sizes', await axeViolations(page, 'dialog[open]')]).toEqual(['sizes', []]);

      await page.goto(localizedPath(language, productPath(productWithSizes)));
      await waitForHydration(page);
      await page.locator('main button[commandfor]').first().click();
      await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
      expect(['size guide', await axeViolations(page, 'dialog[open]')]).toEqual(['size guide', []]);
    });

    test('finds no violations in a rejected review form and expanded text', async ({ page }) => {
      await page.goto(
        localizedPath(language, productPath(findProduct('has reviews', ({ reviews }) => reviews.length > 0))),
      );
      await waitForHydration(page);
      await page.locator('main button[aria-expanded="false"]').first().click();
      await page.getByRole('tab').first().click();
      await page.locator('form:has(textarea) button[type="submit"]').click();
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(3);
      expect(await axeViolations(page, 'main')).toEqual([]);
    });

    test('finds no violations in a rejected registration', async ({ page }) => {
      await page.goto(localizedPath(language, '/auth/register'));
      await page.locator('main button[type="submit"]').click();
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(3);
      expect(await axeViolations(page, 'main')).toEqual([]);
    });

    test('finds no violations in a profile with an open address form', async ({ page }) => {
      await signInAsNewCustomer(page, port);
      await page.goto(localizedPath(language, '/pages/profile'));
      await page.locator('#addresses button').last().click();
      await expect(page.locator('#addresses select').first()).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
    });

    test('finds no violations in an open video', async ({ page }) => {
      await page.goto(
        localizedPath(language, productPath(findProduct('has a video', ({ video }) => video !== undefined))),
      );
      await waitForHydration(page);
      await page.locator('main a[aria-haspopup="dialog"]').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
    });
  });
}
