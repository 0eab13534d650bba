import messages from '../messages/ar.json' with { type: 'json' };
import { axeViolations } from './support/axe.ts';
import { findProduct, localizedPath, productPath, products } from './support/catalogue.ts';
import { expect, test, waitForHydration } from './support/test.ts';
import { phone } from './support/viewports.ts';
import { fetchSnapshot, readStoredItems } from './support/visitor.ts';

const sizeCountOf = (slug: string) => products.find((product) => product.slug === slug)?.sizes.length ?? 0;
const abaya = findProduct(
  'is measured, sized by its length and goes with a product in several sizes',
  ({ measurements, sizes, goesWith = [] }) =>
    measurements !== undefined && sizes.includes('56') && goesWith.some((slug) => sizeCountOf(slug) > 1),
);

test.use({ viewport: phone, isMobile: true, hasTouch: true });

test('a look is added in one step, in the recommended size', async ({ page }) => {
  const { product: texts, look, fit, browser } = messages;
  const withSize = (text: string) => text.replace('{size}', '56');
  const slugs = [abaya.slug, ...(abaya.goesWith ?? [])];
  await page.goto(localizedPath('ar', productPath(abaya)));
  await waitForHydration(page);
  await test.step('a size is recommended and chosen', async () => {
    await page.getByRole('button', { name: fit.find }).tap();
    const sheet = page.getByRole('dialog', { name: fit.find });
    await sheet.getByLabel(fit.height).fill('165');
    await sheet.getByLabel(fit.usualSize).selectOption('M');
    await sheet.getByRole('button', { name: fit.submit }).tap();
    await expect(sheet.getByText(withSize(fit.recommended))).toBeVisible();
    expect(await axeViolations(page, 'dialog[open]')).toEqual([]);
    await sheet.getByRole('button', { name: withSize(fit.chooseSize) }).tap();
    await expect(page.getByRole('radio', { name: '56', exact: true })).toBeChecked();
    await expect(page.getByRole('button', { name: withSize(fit.yourFit) })).toBeVisible();
  });
  await test.step('the look is added', async () => {
    const section = page.getByRole('region', { name: texts.completeLook });
    await expect(section.getByRole('link')).toHaveCount(slugs.length - 1);
    await section.getByRole('button', { name: texts.addLook }).tap();
    const sheet = page.getByRole('dialog', { name: look.title });
    await expect(sheet.getByRole('checkbox', { checked: true })).toHaveCount(slugs.length);
    for (const group of (await sheet.getByRole('radiogroup').all()).slice(1))
      await group.getByRole('radio', { disabled: false }).first().check();
    expect(await axeViolations(page, 'dialog[open]')).toEqual([]);
    await sheet.locator('[type=submit]').tap();
    await expect(sheet).toBeHidden();
  });
  const lines = await readStoredItems(page, 'cart_products');
  expect(lines.map(({ slug }) => slug).toSorted()).toEqual(slugs.toSorted());
  const variantId = lines.find(({ slug }) => slug === abaya.slug)?.variant.id;
  const { variants } = await fetchSnapshot(abaya.slug);
  expect(variants.find(({ id }) => id === variantId)?.size).toBe('56');
  const [cartName = ''] = browser.cart.button.split('{');
  await expect(page.getByRole('banner').getByRole('button', { name: cartName })).toContainText(
    String(slugs.length),
  );
});
