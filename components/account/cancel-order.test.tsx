import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { type FakeApi, failure, fakeApi } from '@/components/testing/fake-api';
import { expectAccessible, renderInShop, texts } from '@/components/testing/render-in-shop';
import { type Locale, locales } from '@/lib/platform/i18n/routing';
import { CancelOrder } from './cancel-order.tsx';

const cancelCall = 'DELETE /Posts/Orders/7';
const cancelButton = () => screen.getByRole('button', { name: 'Cancel order' });
let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
});

function TestOrder({ initial = 'placed' }: { initial?: string }) {
  const [status, setStatus] = useState(initial);
  return (
    <>
      <output aria-label="Shown">{status}</output>
      <CancelOrder order={{ id: 7, number: 'RD-7', status }} onStatusChange={setStatus} />
    </>
  );
}

/** Renders the order, presses the button and confirms. */
async function cancel(locale: Locale = 'en') {
  const t = texts(locale);
  const rendered = renderInShop(<TestOrder />, { locale });
  await rendered.user.click(screen.getByRole('button', { name: t('orders.cancel.button') }));
  await rendered.user.click(screen.getByRole('button', { name: t('orders.cancel.confirm') }));
  return rendered;
}
const shownStatus = () => screen.getByLabelText('Shown').textContent;

describe('cancel order', () => {
  test.each(locales)('cancels the order only after a confirmation: %s', async (locale) => {
    const t = texts(locale);
    api.setResponse(cancelCall, null);
    const { user } = renderInShop(<TestOrder />, { locale });
    await user.click(screen.getByRole('button', { name: t('orders.cancel.button') }));
    const dialog = screen.getByRole('alertdialog', { name: t('orders.cancel.question', { number: 'RD-7' }) });
    expect(dialog).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: t('orders.cancel.keep') })).toHaveFocus());
    expect(api.requests).toEqual([]);
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: t('orders.cancel.confirm') }));
    const status = await screen.findByText(t('orders.cancel.done', { number: 'RD-7' }));
    await waitFor(() => expect(status).toHaveFocus());
    expect(shownStatus()).toBe('cancelled');
    expect(screen.queryByRole('button')).toBeNull();
    await expectAccessible();
  });

  test('sends nothing when the customer keeps the order', async () => {
    const { user } = renderInShop(<TestOrder />);
    await user.click(cancelButton());
    await user.click(screen.getByRole('button', { name: 'Keep order' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(api.requests).toEqual([]);
  });

  test('announces a cancellation in progress', async () => {
    api.setResponse(cancelCall, () => new Promise(() => {}));
    await cancel();
    expect(screen.getByText('Cancelling the order…')).toHaveRole('status');
  });

  test('shows the new status of an order confirmed meanwhile', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    api.setResponse(cancelCall, failure(409, 'This order can no longer be cancelled'));
    api.setResponse('GET /Posts/Orders/Get/7', { id: 7, number: 'RD-7', status: 'confirmed' });
    await cancel();
    expect(await screen.findByRole('alert')).toHaveTextContent('This order can no longer be cancelled');
    await waitFor(() => expect(shownStatus()).toBe('confirmed'));
    await waitFor(() => expect(screen.getByRole('status', { name: '' })).toHaveFocus());
    expect(screen.queryByRole('button')).toBeNull();
  });

  test.each(locales)('says when the API does not support cancellation: %s', async (locale) => {
    jest.spyOn(console, 'error').mockImplementation();
    api.setResponse(cancelCall, failure(405));
    await cancel(locale);
    expect(await screen.findByRole('alert')).toHaveTextContent(texts(locale)('orders.cancel.unsupported'));
    await expectAccessible();
  });

  test('offers the button again after a failure', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    api.setResponse(cancelCall, failure(500));
    const { user } = await cancel();
    expect(await screen.findByRole('alert')).toHaveTextContent("We can't reach the shop right now.");
    expect(shownStatus()).toBe('placed');
    api.setResponse(cancelCall, null);
    await user.click(cancelButton());
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(shownStatus()).toBe('cancelled'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each(['confirmed', 'shipped', 'delivered', 'cancelled'])(
    'renders no button for an order that is %s',
    (status) => {
      renderInShop(<TestOrder initial={status} />);
      expect(screen.queryByRole('button')).toBeNull();
    },
  );
});
