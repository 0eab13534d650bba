import { screen, waitFor, within } from '@testing-library/react';
import { customer, setAccountLists, signInAndLoadLists } from '@/components/testing/account-samples';
import { type FakeApi, failure, fakeApi, hangingResponse } from '@/components/testing/fake-api';
import { fill } from '@/components/testing/fill';
import { productWithUnavailableVariants, renderPanel } from '@/components/testing/product-page';
import { expectAccessible, texts } from '@/components/testing/render-in-shop';
import { setSession } from '@/lib/platform/auth/session';
import { type Locale, locales } from '@/lib/platform/i18n/routing';
import { mailAlertKey, requestedMailAlerts } from '@/lib/shopper/stock-alerts/request-mail-alert';

const email = 'salma@shop.example';
let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  api.setTexts('mail-alert');
  requestedMailAlerts.set(new Map());
  setSession({ status: 'anonymous' });
});

/** Opens the form of a sold-out variant. */
async function openForm(locale: Locale = 'en') {
  const t = texts(locale);
  const panel = await renderPanel(productWithUnavailableVariants, {
    locale,
    query: '?color=Red&size=M',
    options: { color: 'Red', size: 'M' },
    alertsByMail: true,
  });
  const button = await screen.findByRole('button', { name: t('mailAlert.enable') });
  expect(button).toHaveAccessibleDescription(t('mailAlert.hint'));
  await panel.user.click(button);
  const dialog = screen.getByRole('dialog', { name: t('mailAlert.enable') });
  return { ...panel, button, dialog, field: within(dialog).getByLabelText(t('forms.fields.email')) };
}

const submitButton = (dialog: HTMLElement, locale: Locale = 'en') =>
  within(dialog).getByRole('button', { name: texts(locale)('mailAlert.submit') });

describe('form for an alert by mail', () => {
  test.each(locales)('requests the alert in the language of the page: %s', async (locale) => {
    api.setResponse('POST /StockAlerts', {});
    const { user, dialog, field, button } = await openForm(locale);
    await expectAccessible();
    await fill(user, field, email);
    await user.click(submitButton(dialog, locale));
    const sentText = texts(locale)('mailAlert.sent', { email });
    const status = await within(dialog).findByText(sentText);
    await waitFor(() => expect(status).toHaveFocus());
    expect(api.sentTo('/StockAlerts')).toMatchObject([{ body: { variantId: 2, email, language: locale } }]);
    expect(button).toHaveAccessibleDescription(sentText);
    await expectAccessible();
  });

  test('is offered although an alert is requested for another product', async () => {
    requestedMailAlerts.set(new Map([[mailAlertKey({ productId: 'other', variantId: 2 }), email]]));
    await openForm();
  });

  test('starts with the address of the customer', async () => {
    setAccountLists(api);
    await signInAndLoadLists();
    const { field } = await openForm();
    expect(field).toHaveValue(customer.email);
  });

  test('rejects a malformed address', async () => {
    const { user, dialog, field } = await openForm();
    await fill(user, field, 'salma');
    await user.click(submitButton(dialog));
    expect(await within(dialog).findByText(texts('en')('forms.errors.emailInvalid'))).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
    expect(api.sentTo('/StockAlerts')).toEqual([]);
  });

  test.each([
    [404, () => failure(404)],
    [405, () => failure(405)],
    [500, () => failure(500)],
    ['none', hangingResponse],
  ])('keeps the address for another attempt after response %s', async (_status, response) => {
    jest.spyOn(console, 'error').mockImplementation();
    api.setResponse('POST /StockAlerts', response());
    const { user, dialog, field } = await openForm();
    await fill(user, field, email);
    await user.click(submitButton(dialog));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent("We can't reach the shop");
    expect(field).toHaveValue(email);
    api.setResponse('POST /StockAlerts', {});
    await user.click(submitButton(dialog));
    expect(await within(dialog).findByText(texts('en')('mailAlert.sent', { email }))).toBeVisible();
  });

  test('gives way to an alert on this device without mail alerts', async () => {
    const { user } = await renderPanel(productWithUnavailableVariants, {
      options: { color: 'Red', size: 'M' },
      query: '?size=M',
    });
    const button = await screen.findByRole('button', { name: "Tell me when it's back" });
    await user.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
    await user.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
    expect(api.requests.map(({ path }) => path)).not.toContain('/StockAlerts');
  });
});
