import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  abaya,
  buyer,
  fillCart,
  hijab,
  openCheckout,
  orderButton,
  setUpCheckout,
} from '@/components/testing/checkout-page';
import type { FakeApi } from '@/components/testing/fake-api';
import { fill } from '@/components/testing/fill';
import { expectAccessible, texts } from '@/components/testing/render-in-shop';
import { locales } from '@/lib/platform/i18n/routing';
import { clearDraft } from '@/lib/shopper/checkout/checkout-values';

let api: FakeApi;

beforeEach(async () => {
  api = await setUpCheckout();
  api.setProducts({ abaya, hijab });
  await fillCart([abaya, hijab]);
});

describe('checkout form', () => {
  test.each(locales)('shows lines, delivery cost and total: %s', async (locale) => {
    const t = texts(locale);
    await openCheckout(locale);
    const summary = screen.getByRole('region', { name: t('checkout.summary') });
    expect(within(summary).getAllByRole('listitem')).toHaveLength(2);
    const [subtotal, shipping, total] = within(summary).getAllByRole('definition');
    expect(subtotal).toHaveTextContent(/300\.00/);
    expect(shipping).toHaveTextContent(/50\.00/);
    expect(total).toHaveTextContent(/350\.00/);
    const shippingRadio = screen.getByRole('radio', { name: t('shippings.standard') });
    expect(shippingRadio).toBeChecked();
    expect(shippingRadio).toHaveAccessibleDescription(/50\.00/);
    const paymentGroup = screen.getByRole('radiogroup', { name: t('checkout.payment') });
    const cashRadio = within(paymentGroup).getByRole('radio');
    expect(cashRadio).toBeChecked();
    expect(cashRadio).toHaveAccessibleName(t('checkout.payments.cash-on-delivery.name'));
    expect(cashRadio).toHaveAccessibleDescription(t('checkout.payments.cash-on-delivery.hint'));
    await expectAccessible();
  });

  test.each(locales)('marks every missing field and focuses the first: %s', async (locale) => {
    const t = texts(locale);
    clearDraft();
    const { user, container } = await openCheckout(locale);
    await user.click(orderButton(locale));
    await waitFor(() => expect(screen.getByLabelText(t('forms.fields.name'))).toHaveFocus());
    const invalidFields = Array.from(container.querySelectorAll<HTMLInputElement>('[aria-invalid=true]'));
    const requiredFields = ['name', 'email', 'phoneNumber', 'governorate', 'city', 'street'];
    expect(invalidFields.map(({ name }) => name)).toEqual(requiredFields);
    for (const field of invalidFields) expect(field).toHaveAccessibleDescription();
    expect(api.sentTo('/Posts/Orders')).toEqual([]);
    await expectAccessible();
  });

  test('is busy from the press on, while its fields are validated', async () => {
    clearDraft();
    await openCheckout();
    expect(orderButton()).toHaveAttribute('aria-busy', 'false');
    // Validation waits for the end of the press.
    fireEvent.pointerDown(orderButton());
    fireEvent.submit(orderButton());
    await waitFor(() => expect(orderButton()).toHaveAttribute('aria-busy', 'true'));
    fireEvent.click(document.body);
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
    expect(orderButton()).toHaveAttribute('aria-busy', 'false');
  });

  test('supports autofill', async () => {
    const { container } = await openCheckout();
    const fields = Array.from(container.querySelectorAll('form [autocomplete]'));
    expect(fields.map((field) => field.getAttribute('autocomplete'))).toEqual([
      ...['name', 'email', 'tel', 'country', 'address-level1', 'address-level2'],
      ...['address-line1', 'address-line2', 'postal-code'],
    ]);
  });

  test('keeps what was typed across a reload', async () => {
    const { user, unmount } = await openCheckout();
    await fill(user, screen.getByLabelText('City'), 'Maadi');
    await user.selectOptions(screen.getByLabelText('Country'), 'SA');
    await fill(user, screen.getByLabelText('State or region'), 'Riyadh');
    unmount();
    await openCheckout();
    expect(screen.getByLabelText('City')).toHaveValue('Maadi');
    expect(screen.getByLabelText('Country')).toHaveValue('SA');
    expect(screen.getByLabelText('State or region')).toHaveValue('Riyadh');
    expect(screen.getByLabelText('Name')).toHaveValue(buyer.name);
  });

  test.each(locales)('offers guests a sign-in link that leads back: %s', async (locale) => {
    await openCheckout(locale);
    const prefix = locale === 'ar' ? '/ar' : '';
    const link = screen.getByRole('link', { name: texts(locale)('checkout.signIn') });
    const query = new URLSearchParams({ returnTo: `${prefix}/pages/checkout` });
    expect(link).toHaveAttribute('href', `${prefix}/auth/login?${query}`);
  });

  test('updates with the cart and keeps what was typed', async () => {
    await openCheckout();
    await fillCart([hijab]);
    expect(screen.queryByText('Abaya')).toBeNull();
    expect(screen.getByText('Hijab')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue(buyer.name);
    await fillCart([]);
    expect(screen.getByText('No Cart Items Found')).toBeVisible();
    await expectAccessible();
  });
});
