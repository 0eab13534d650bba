import { axeViolations } from './support/axe.ts';
import { newCustomer, placeOrder, signInAsNewCustomer } from './support/customers.ts';
import { expect, test } from './support/test.ts';

test('a customer cancels an order with the keyboard', async ({ page }) => {
  const customer = newCustomer();
  const { accessToken } = await signInAsNewCustomer(page, customer);
  const number = await placeOrder(customer, accessToken);
  await page.goto('/pages/profile#orders');
  const entry = page
    .getByRole('region', { name: 'My Orders' })
    .getByRole('listitem')
    .filter({ hasText: number });
  const cancel = page.getByRole('button', { name: 'Cancel order' });
  const dialog = page.getByRole('alertdialog', {
    name: `Are you sure you want to cancel order ${number}?`,
  });
  await entry.getByText(`Order ${number}`).click();
  await cancel.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Keep order' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(cancel).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeFocused();
  await page.keyboard.press('Enter');
  const status = entry.getByRole('status');
  await expect(status).toHaveText(`Order ${number} is cancelled.`);
  await expect(status).toBeFocused();
  expect(await axeViolations(page, 'main')).toEqual([]);
  await page.reload();
  await expect(entry.getByText('Cancelled', { exact: true })).toBeVisible();
});
