import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { customer, signInCustomer, wireOrder } from '@/components/testing/account-samples';
import { type FakeApi, failure, fakeApi, heldResponse } from '@/components/testing/fake-api';
import { fill } from '@/components/testing/fill';
import { expectAccessible, renderInShop, texts } from '@/components/testing/render-in-shop';
import { setSession } from '@/lib/platform/auth/session';
import { type Locale, locales } from '@/lib/platform/i18n/routing';
import { persistPlacedOrder } from '@/lib/shopper/checkout/placed-orders';
import { TrackOrderForm } from './track-order-form.tsx';

const ordersPath = '/Posts/Orders/Page';
const numberField = () => screen.getByLabelText('Order number');
let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  api.setResponse(`POST ${ordersPath}`, { items: [wireOrder], total: 1 });
  sessionStorage.clear();
  act(() => setSession({ status: 'anonymous' }));
});

async function track(number: string, locale: Locale = 'en') {
  const t = texts(locale);
  const { user } = renderInShop(
    <TrackOrderForm paymentOrigins={['https://pay.example']}>
      <p>Sample order</p>
    </TrackOrderForm>,
    { locale },
  );
  await fill(user, screen.getByLabelText(t('forms.fields.orderNumber')), number);
  await fill(user, screen.getByLabelText(t('forms.fields.email')), customer.email);
  await user.click(screen.getByRole('button', { name: t('orders.track') }));
  return user;
}

describe('order tracking', () => {
  test.each(locales)('shows the order in place of the sample: %s', async (locale) => {
    await track('RD-7', locale);
    expect(await screen.findByRole('heading', { name: texts(locale)('orders.yourOrder') })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Crepe Abaya' })).toBeVisible();
    expect(screen.queryByText('Sample order')).toBeNull();
    expect(api.sentTo(ordersPath)).toMatchObject([{ body: { number: 'RD-7', email: customer.email } }]);
    await expectAccessible();
  });

  test('hides the previous order and says when no order matches', async () => {
    const user = await track('RD-7');
    await screen.findByRole('heading', { name: 'Your Order' });
    api.setResponse(`POST ${ordersPath}`, { items: [], total: 0 });
    await fill(user, screen.getByLabelText('E-mail'), 'someone@else.example');
    await user.click(screen.getByRole('button', { name: 'Track order' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'There is no order with this number and e-mail address.',
    );
    expect(screen.queryByRole('heading', { name: 'Your Order' })).toBeNull();
    expect(numberField()).toHaveValue('RD-7');
    await expectAccessible();
  });

  test('says when the shop cannot be reached', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    api.setResponse(`POST ${ordersPath}`, failure(503));
    await track('RD-7');
    expect(await screen.findByRole('alert')).toHaveTextContent("We can't reach the shop right now.");
  });

  test('keeps the sample until an order is looked up', async () => {
    const { user } = renderInShop(
      <TrackOrderForm>
        <p>Sample order</p>
      </TrackOrderForm>,
    );
    expect(screen.getByText('Sample order')).toBeVisible();
    expect(api.requests).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Track order' }));
    await waitFor(() => expect(numberField()).toHaveAccessibleDescription('Order number is required'));
    await waitFor(() => expect(numberField()).toHaveFocus());
  });

  test('looks up the order just placed', async () => {
    persistPlacedOrder({ id: 7, number: 'RD-7', email: customer.email, isHeld: false });
    renderInShop(
      <TrackOrderForm>
        <p>Sample order</p>
      </TrackOrderForm>,
    );
    expect(await screen.findByRole('heading', { name: 'Your Order' })).toBeVisible();
    expect(numberField()).toHaveValue('RD-7');
    expect(api.sentTo(ordersPath)).toHaveLength(1);
  });
});

describe('order tracking by a number in the URL', () => {
  const render = (number: string) =>
    renderInShop(<TrackOrderForm />, { path: `/shop/order?${new URLSearchParams({ number })}` });

  test('looks up the order that it names of two in this tab', async () => {
    for (const number of ['RD-7', 'RD-8'])
      persistPlacedOrder({ id: 7, number, email: customer.email, isHeld: false });
    render('RD-7');
    expect(await screen.findByRole('heading', { name: 'Your Order' })).toBeVisible();
    expect(api.sentTo(ordersPath)).toMatchObject([{ body: { number: 'RD-7' } }]);
  });

  test('fills in the number of an unknown order', async () => {
    persistPlacedOrder({ id: 7, number: 'RD-7', email: customer.email, isHeld: false });
    render('RD-9');
    await act(async () => {});
    expect(numberField()).toHaveValue('RD-9');
    expect(screen.getByLabelText('E-mail')).toHaveValue('');
    expect(api.requests).toEqual([]);
  });
});

describe('a late answer about the order shown before', () => {
  /** Looks up RD-8 while an answer about RD-7 is awaited, then lets it arrive. */
  async function lookUpAnother(user: UserEvent, sendLate: () => void) {
    api.setResponse(`POST ${ordersPath}`, { items: [{ ...wireOrder, id: 8, number: 'RD-8' }], total: 1 });
    await fill(user, numberField(), 'RD-8');
    await user.click(screen.getByRole('button', { name: 'Track order' }));
    await screen.findByText('RD-8');
    await act(async () => sendLate());
  }

  test('does not replace another order after a new try to pay', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    const unpaidPage = { items: [{ ...wireOrder, payment: 'card', status: 'payment-failed' }], total: 1 };
    api.setResponse(`POST ${ordersPath}`, unpaidPage);
    const user = await track('RD-7');
    const lookUp = heldResponse();
    api.setResponse(`POST ${ordersPath}`, lookUp.responder);
    // The payment cannot be started, so the order is looked up again.
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(api.sentTo(ordersPath)).toHaveLength(2));
    await lookUpAnother(user, () => lookUp.send(unpaidPage));
    expect(screen.getByText('RD-8')).toBeVisible();
    expect(screen.queryByText('RD-7')).toBeNull();
  });

  test('does not replace another order after a cancellation', async () => {
    act(signInCustomer);
    api.setResponse('GET /Posts/Orders/Get/7', wireOrder);
    api.setResponse('GET /Posts/Orders/Get/8', { ...wireOrder, id: 8, number: 'RD-8' });
    const user = await track('RD-7');
    const cancellation = heldResponse();
    api.setResponse('DELETE /Posts/Orders/7', cancellation.responder);
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await lookUpAnother(user, () => cancellation.send(null));
    expect(screen.getByText('RD-8')).toBeVisible();
    expect(screen.queryByText('RD-7')).toBeNull();
  });
});

describe('cancelling a tracked order', () => {
  test('is offered to the customer of the order', async () => {
    act(signInCustomer);
    api.setResponse('GET /Posts/Orders/Get/7', wireOrder);
    api.setResponse('DELETE /Posts/Orders/7', null);
    const user = await track('RD-7');
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    const message = await screen.findByText('Order RD-7 is cancelled.');
    await waitFor(() => expect(message).toHaveFocus());
    expect(screen.getByText('Cancelled')).toBeVisible();
  });

  test("is not offered for another customer's order", async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    act(signInCustomer);
    api.setResponse('GET /Posts/Orders/Get/7', failure(404));
    await track('RD-7');
    await screen.findByRole('heading', { name: 'Your Order' });
    await waitFor(() => expect(log).toHaveBeenCalled());
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  });

  test.each([
    ['to guests', 'placed', false],
    ['once it is confirmed', 'confirmed', true],
  ])('is not offered %s', async (_case, status, isCustomer) => {
    if (isCustomer) act(signInCustomer);
    api.setResponse(`POST ${ordersPath}`, { items: [{ ...wireOrder, status }], total: 1 });
    await track('RD-7');
    await screen.findByRole('heading', { name: 'Your Order' });
    expect(api.sentTo('/Posts/Orders/Get/7')).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  });
});
