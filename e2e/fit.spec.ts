import messages from '../messages/ar.json' with { type: 'json' };
import { axeViolations } from './support/axe.ts';
import { findProduct, localizedPath, productPath } from './support/catalogue.ts';
import { expect, test, waitForHydration } from './support/test.ts';
import { phone } from './support/viewports.ts';

const abaya = findProduct(
  'is measured and sized by its length',
  ({ measurements, sizes }) => measurements !== undefined && sizes.includes('56'),
);

test.use({ viewport: phone, isMobile: true, hasTouch: true });

test('a size is recommended, chosen and remembered on the device', async ({ page }) => {
  const { fit } = messages;
  const withSize = (text: string) => text.replace('{size}', '56');
  await page.goto(localizedPath('ar', productPath(abaya)));
  await waitForHydration(page);
  await page.getByRole('button', { name: fit.find }).tap();
  const sheet = page.getByRole('dialog', { name: fit.find });
  await sheet.getByLabel(fit.height).fill('165');
  await sheet.getByLabel(fit.usualSize).selectOption('M');
  await sheet.getByRole('button', { name: fit.submit }).tap();
  await expect(sheet.getByText(withSize(fit.recommended))).toBeVisible();
  expect(await axeViolations(page, 'dialog[open]')).toEqual([]);
  await sheet.getByRole('button', { name: withSize(fit.chooseSize) }).tap();
  await expect(page.getByRole('radio', { name: '56', exact: true })).toBeChecked();
  await page.reload();
  await expect(page.getByRole('button', { name: withSize(fit.yourFit) })).toBeVisible();
});
