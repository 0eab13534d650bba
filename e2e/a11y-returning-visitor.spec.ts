import { axeViolations } from './support/axe.ts';
import { findProduct, isSoldOut, localizedPath } from './support/catalogue.ts';
import { expect, test, waitForHydration } from './support/test.ts';
import { languageScreenPairs } from './support/viewports.ts';
import { availableProducts, createStoredLine, seedStorage } from './support/visitor.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const soldOut = findProduct('is sold out', isSoldOut);
const removedLine = {
  id: 999_999,
  title: 'A removed product',
  variant: { id: 1 },
  orderQuantity: 1,
  slug: 'removed-product',
};

/** Local storage of a visitor with filled lists, including every kind of invalid line. */
async function createStoredLists() {
  const items = availableProducts.map(({ slug }) => ({ id: null, title: slug, slug }));
  return {
    cart_products: [
      await createStoredLine(availableProducts[0]?.slug ?? '', { seenPrice: 100 }),
      await createStoredLine(availableProducts[1]?.slug ?? '', { quantity: 9999 }),
      await createStoredLine(soldOut.slug),
      removedLine,
    ],
    wishlist_products: [...items, removedLine],
    compare_products: items.slice(0, 4),
    recent_products: availableProducts.map(({ slug }) => slug),
  };
}

for (const { language, screen, viewport } of languageScreenPairs) {
  test(`axe finds no violations in filled lists and dialogs, ${language}, ${screen}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(viewport);
    await seedStorage(page, await createStoredLists());
    for (const list of ['wishlist', 'compare', 'cart']) {
      await page.goto(localizedPath(language, `/shop/${list}`));
      await expect(
        page
          .getByRole('main')
          .getByText(availableProducts[0]?.title[language] ?? '')
          .first(),
      ).toBeVisible();
      // Header and footer are the same on all three pages.
      expect([list, await axeViolations(page, list === 'cart' ? 'html' : 'main')]).toEqual([list, []]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    }

    await page.locator('button:has(+ [role="alertdialog"])').click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    expect(['confirmation', await axeViolations(page, 'dialog[open]')]).toEqual(['confirmation', []]);
    await page.keyboard.press('Escape');

    await page.goto(localizedPath(language, '/shop'));
    await waitForHydration(page);
    await page.locator('footer button[data-consent]').dispatchEvent('click');
    expect(['consent', await axeViolations(page, '#consent')]).toEqual(['consent', []]);
    await page.locator('#consent button').first().click();

    await page.locator('[data-site-header] button[aria-haspopup="dialog"]').last().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('listitem').last().getByRole('button').click();
    await expect(page.locator('[data-sonner-toast][data-mounted="true"]')).toBeVisible();
    // Only the dialog: axe mistakes the backdrop for the background of the inert page behind it.
    expect(['panel', await axeViolations(page, 'dialog[open]')]).toEqual(['panel', []]);
    await page.keyboard.press('Escape');

    await page.locator('article button[aria-haspopup="dialog"]').first().click();
    await dialog
      .getByRole('button', { name: { en: 'Add To Cart', ar: 'أضيفي إلى السلة' }[language] })
      .click();
    await expect(page.locator('[data-sonner-toast] [data-description]').first()).toBeVisible();
    expect(['quick view', await axeViolations(page, 'dialog[open]')]).toEqual(['quick view', []]);
  });
}
