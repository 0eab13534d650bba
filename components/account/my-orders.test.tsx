import { act, screen, waitFor, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { wireOrder } from '@/components/testing/account-samples';
import {
  type FakeApi,
  failure,
  fakeApi,
  heldResponse,
  type SentRequest,
} from '@/components/testing/fake-api';
import { expectAccessible, renderInShop, texts } from '@/components/testing/render-in-shop';
import { type Locale, locales } from '@/lib/platform/i18n/routing';
import { MyOrders } from './my-orders.tsx';

const ordersPath = '/Posts/Orders/Page';
let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  api.setResponse(`POST ${ordersPath}`, {
    items: [wireOrder, { ...wireOrder, id: 8, number: 'RD-8' }],
    total: 2,
  });
  api.setResponse('GET /Posts/Orders/Get/7', wireOrder);
});

const open = (locale: Locale = 'en') => renderInShop(<MyOrders email="c" />, { locale });
const summaryOf = (number: string) => screen.findByText(`Order ${number}`);
const orderEntry = (index: number) => {
  const [list] = screen.getAllByRole('list');
  return list?.children[index] as HTMLElement;
};

describe('my orders', () => {
  test.each(locales)('lists number, date, status and total: %s', async (locale) => {
    const t = texts(locale);
    open(locale);
    await screen.findByText(t('orders.orderNumber', { number: 'RD-7' }));
    expect(orderEntry(0)).toHaveTextContent(t('orders.statuses.placed'));
    expect(orderEntry(0)).toHaveTextContent(/1,350\.00/);
    expect(orderEntry(0)).toHaveTextContent(locale === 'ar' ? '4 مارس 2026' : '4 March 2026');
    expect(screen.queryByRole('navigation')).toBeNull();
    await expectAccessible();
  });

  test('shows the details of an order once it is opened', async () => {
    const { user } = open();
    await user.click(await summaryOf('RD-7'));
    expect(await screen.findByRole('link', { name: 'Crepe Abaya' })).toBeVisible();
    expect(screen.getByText('Giza, Egypt')).toBeVisible();
    expect(api.sentTo('/Posts/Orders/Get/7')).toHaveLength(1);
    await expectAccessible();
  });

  test('shows a cancellation in the details and in the list', async () => {
    api.setResponse('DELETE /Posts/Orders/7', null);
    const { user } = open();
    await user.click(await summaryOf('RD-7'));
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(within(orderEntry(0)).getAllByText('Cancelled')).toHaveLength(2));
    await waitFor(() => expect(within(orderEntry(0)).getByRole('status')).toHaveFocus());
    expect(orderEntry(1)).toHaveTextContent('Placed');
    expect(api.sentTo(ordersPath)).toHaveLength(1);
  });

  test('pages through older and newer orders', async () => {
    const ordersOfPage = ({ body }: SentRequest) => {
      const { pageNumber } = body as { pageNumber: number };
      return { items: [{ ...wireOrder, number: `RD-${pageNumber}` }], total: 11 };
    };
    api.setResponse(`POST ${ordersPath}`, ordersOfPage);
    const { user } = open();
    await summaryOf('RD-1');
    const pagination = screen.getByRole('navigation', { name: 'Pages of orders' });
    const [newer, older] = within(pagination).getAllByRole('button') as [HTMLElement, HTMLElement];
    expect(newer).toHaveAttribute('aria-disabled', 'true');
    await user.click(newer);
    await user.click(older);
    await summaryOf('RD-2');
    expect(within(pagination).getByRole('status')).toHaveTextContent('Page 2 of 2');
    expect(older).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible();
    await user.click(newer);
    await summaryOf('RD-1');
    expect(api.sentTo(ordersPath).map(({ body }) => (body as { pageNumber: number }).pageNumber)).toEqual([
      1, 2,
    ]);
  });

  test('keeps the page opened while an order is cancelled', async () => {
    const ordersOfPage = ({ body }: SentRequest) => {
      const { pageNumber } = body as { pageNumber: number };
      return { items: [{ ...wireOrder, id: pageNumber + 6, number: `RD-${pageNumber + 6}` }], total: 11 };
    };
    api.setResponse(`POST ${ordersPath}`, ordersOfPage);
    const cancellation = heldResponse();
    api.setResponse('DELETE /Posts/Orders/7', cancellation.responder);
    const { user } = open();
    await user.click(await summaryOf('RD-7'));
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await user.click(screen.getByRole('button', { name: 'Older' }));
    await summaryOf('RD-8');
    await act(async () => cancellation.send(null));
    expect(await summaryOf('RD-8')).toBeVisible();
    expect(screen.queryByText('Order RD-7')).toBeNull();
  });

  test('says when there are no orders', async () => {
    api.setResponse(`POST ${ordersPath}`, { items: [], total: 0 });
    open();
    expect(await screen.findByText('No orders yet.')).toBeVisible();
  });

  test('can be refetched after a failure', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    api.setResponse(`POST ${ordersPath}`, failure(500));
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent("We can't reach the shop right now.");
    api.setResponse(`POST ${ordersPath}`, { items: [wireOrder], total: 1 });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await summaryOf('RD-7')).toBeVisible();
  });

  test('keeps orders and details that cannot be refetched', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    const { user } = renderInShop(
      <SWRConfig value={{ dedupingInterval: 0 }}>
        <MyOrders email="c" />
      </SWRConfig>,
    );
    await user.click(await summaryOf('RD-7'));
    expect(await screen.findByRole('link', { name: 'Crepe Abaya' })).toBeVisible();
    api.setResponse(`POST ${ordersPath}`, failure(500));
    api.setResponse('GET /Posts/Orders/Get/7', failure(500));
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(log).toHaveBeenCalledTimes(2));
    expect(await summaryOf('RD-8')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Crepe Abaya' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('says when another page cannot be read', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    api.setResponse(`POST ${ordersPath}`, { items: [wireOrder], total: 11 });
    const { user } = open();
    await summaryOf('RD-7');
    api.setResponse(`POST ${ordersPath}`, failure(500));
    await user.click(screen.getByRole('button', { name: 'Older' }));
    expect(await screen.findByRole('alert')).toHaveTextContent("We can't reach the shop right now.");
  });

  test.each([
    ['is gone', null, 'This order could not be found.'],
    ['cannot be read', failure(500), "We can't reach the shop right now."],
  ])('says when an order %s', async (_case, response, message) => {
    jest.spyOn(console, 'error').mockImplementation();
    api.setResponse('GET /Posts/Orders/Get/7', response);
    const { user } = open();
    await user.click(await summaryOf('RD-7'));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });
});
