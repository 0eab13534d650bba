import { findings } from './support/axe.ts';
import { inLanguage, isSoldOut, productThat } from './support/catalogue.ts';
import { visits } from './support/screens.ts';
import { expect, hydrated, test } from './support/test.ts';
import { five, keep, lineOf } from './support/visitor.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const soldOut = productThat('is sold out', isSoldOut);
const gone = { productId: 999_999, variantId: 1, slug: 'a-product-that-was', quantity: 1, seenPrice: 10_000 };

async function everything() {
  const items = five.map(({ slug }) => ({ slug, productId: null }));
  return {
    cart_products: {
      version: 1,
      items: [
        await lineOf(five[0]?.slug ?? '', { seenPrice: 100 }),
        await lineOf(five[1]?.slug ?? '', { quantity: 9999 }),
        await lineOf(soldOut.slug),
        gone,
      ],
    },
    wishlist_products: { version: 1, items: [...items, { slug: gone.slug, productId: null }] },
    compare_products: { version: 1, items: items.slice(0, 4) },
    recent_products: { version: 1, items: five.map(({ slug }) => slug) },
  };
}

for (const { language, screen, viewport } of visits) {
  test(`axe finds nothing on full lists, panel, quick view, question, consent and notices, ${language} on a ${screen}`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(viewport);
    await keep(page, await everything());
    for (const list of ['wishlist', 'compare', 'cart']) {
      await page.goto(inLanguage(language, `/shop/${list}`));
      await expect(
        page
          .getByRole('main')
          .getByText(five[0]?.title[language] ?? '')
          .first(),
      ).toBeVisible();
      // Header and footer are the same on all of them.
      expect([list, await findings(page, list === 'cart' ? 'html' : 'main')]).toEqual([list, []]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    }

    await page.locator('button:has(+ [role="alertdialog"])').click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    expect(['question', await findings(page, 'dialog[open]')]).toEqual(['question', []]);
    await page.keyboard.press('Escape');

    await page.goto(inLanguage(language, '/shop'));
    await hydrated(page);
    await page.locator('footer button[data-consent]').dispatchEvent('click');
    expect(['consent', await findings(page, '#consent')]).toEqual(['consent', []]);
    await page.locator('#consent button').first().click();

    await page.locator('[data-site-header] button[aria-haspopup="dialog"]').last().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('listitem').last().getByRole('button').click();
    await expect(page.locator('[data-sonner-toast][data-mounted="true"]')).toBeVisible();
    // What lies behind a modal dialog is out of reach, and axe takes its backdrop for the ground of texts.
    expect(['panel', await findings(page, 'dialog[open]')]).toEqual(['panel', []]);
    await page.keyboard.press('Escape');

    await page.locator('article button[aria-haspopup="dialog"]').first().click();
    await dialog
      .getByRole('button', { name: { en: 'Add To Cart', ar: 'أضيفي إلى السلة' }[language] })
      .click();
    await expect(page.locator('[data-sonner-toast] [data-description]')).toBeVisible();
    expect(['quick view', await findings(page, 'dialog[open]')]).toEqual(['quick view', []]);
  });
}
