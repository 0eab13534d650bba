import { colorName, findProduct, languages, localizedPath, productPath } from './support/catalogue.ts';
import {
  fetchOrder,
  fillInCheckout,
  openCheckout,
  placeOrderButton,
  readOrderNumber,
} from './support/checkout.ts';
import { expect, test, waitForHydration } from './support/test.ts';
import { fetchSnapshot } from './support/visitor.ts';

const inLengths = findProduct('comes in lengths', ({ option }) => option !== undefined);

test.describe('a product of three options', () => {
  for (const language of languages) {
    test(`is ordered in the chosen length: ${language}`, async ({ page }) => {
      const color = colorName(inLengths.colors[0] ?? '', language);
      const values = [color, 'XL', '54'];
      const { variants } = await fetchSnapshot(inLengths.slug, language);
      const chosen = variants.find(
        (variant) => [variant.color, variant.size, variant.attributes[0]?.value].join() === values.join(),
      );
      await page.goto(localizedPath(language, productPath(inLengths)));
      await waitForHydration(page);
      for (const name of values)
        await page.getByRole('main').getByRole('radio', { name, exact: true }).first().check({ force: true });
      await expect(page).toHaveURL(/[?&]size=XL&length=54/);
      await expect(page.getByText(chosen?.sku ?? '', { exact: true })).toBeVisible();
      await page
        .getByRole('button', { name: language === 'ar' ? 'اشتري الآن' : 'Buy Now', exact: true })
        .click();
      await page.waitForURL(/\/pages\/checkout$/);
      await openCheckout(page, language);
      const length = `${inLengths.option?.name[language]}: 54`;
      await expect(page.getByText(length).first()).toBeVisible();
      const email = `length-${language}-${Date.now()}@shop.example`;
      await fillInCheckout(page, language, { email });
      await placeOrderButton(page, language).click();
      const number = await readOrderNumber(page, language);
      await expect(page.getByText(length).first()).toBeVisible();
      expect(await fetchOrder(number, email)).toMatchObject({ lines: [{ variantId: chosen?.id }] });
    });
  }
});
