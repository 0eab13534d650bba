import messages from '../messages/ar.json' with { type: 'json' };
import { axeViolations } from './support/axe.ts';
import { findProduct, localizedPath, productPath, products } from './support/catalogue.ts';
import { expect, test, waitForHydration } from './support/test.ts';
import { phone } from './support/viewports.ts';

const sizeCountOf = (slug: string) => products.find((product) => product.slug === slug)?.sizes.length ?? 0;
const product = findProduct(
  'goes with a product in several sizes',
  ({ sizes, goesWith = [] }) => sizes.length > 1 && goesWith.some((slug) => sizeCountOf(slug) > 1),
);

test.use({ viewport: phone, isMobile: true, hasTouch: true });

test('a look is added to the cart in one step', async ({ page }) => {
  const { product: texts, look } = messages;
  const productCount = 1 + (product.goesWith?.length ?? 0);
  await page.goto(localizedPath('ar', productPath(product)));
  await waitForHydration(page);
  const section = page.getByRole('region', { name: texts.completeLook });
  await expect(section.getByRole('link')).toHaveCount(productCount - 1);
  await section.getByRole('button', { name: texts.addLook }).tap();
  const sheet = page.getByRole('dialog', { name: look.title });
  await expect(sheet.getByRole('checkbox', { checked: true })).toHaveCount(productCount);
  for (const group of await sheet.getByRole('radiogroup').all())
    await group.getByRole('radio', { disabled: false }).first().check();
  expect(await axeViolations(page, 'dialog[open]')).toEqual([]);
  await sheet.locator('[type=submit]').tap();
  await expect(sheet).toBeHidden();
  await page.goto(localizedPath('ar', '/shop/cart'));
  for (const slug of [product.slug, ...(product.goesWith ?? [])])
    await expect(page.getByRole('main').locator(`a[href*="/${slug}"]`).first()).toBeVisible();
});
