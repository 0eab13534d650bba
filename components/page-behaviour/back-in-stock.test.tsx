import { act, screen, waitFor } from '@testing-library/react';
import { failure } from '@/components/testing/fake-api';
import { expectAccessible, texts } from '@/components/testing/render-in-shop';
import { renderOnPage, startVisit } from '@/components/testing/visitor-page';
import { product, variant } from '@/lib/catalogue/product/testing';
import { locales } from '@/lib/platform/i18n/routing';
import { stockAlerts } from '@/lib/shopper/stock-alerts/stock-alerts';
import { BackInStock } from './back-in-stock.tsx';

const abaya = product({
  id: 1,
  slug: 'abaya',
  title: 'Abaya',
  variants: [variant({ id: 10, color: 'Black', size: 'M', price: 10_000, stock: 3 })],
});
const stockAlert = { productId: 1, variantId: 10, slug: 'abaya', isNotified: false };
const toastText = (locale: 'en' | 'ar') =>
  texts(locale)('browser.stockAlerts.backInStock', { title: 'Abaya' });

describe('a product back in stock', () => {
  test.each(locales)('is shown in a toast on any page: %s', async (locale) => {
    await startVisit({ abaya });
    await act(() => stockAlerts.update(() => [stockAlert]));
    renderOnPage(<BackInStock />, { locale });
    await waitFor(() => expect(screen.getByText(toastText(locale))).toBeVisible());
    await expectAccessible();
  });

  test.each([
    ['no alert', []],
    ['a notified alert', [{ ...stockAlert, isNotified: true }]],
  ])('is not looked up with %s', async (_case, alerts) => {
    const api = await startVisit({ abaya });
    await act(() => stockAlerts.update(() => alerts));
    jest.spyOn(globalThis, 'requestIdleCallback').mockImplementation((run) => {
      run({ didTimeout: false, timeRemaining: () => 0 });
      return 0;
    });
    renderOnPage(<BackInStock />);
    await act(() => import('./back-in-stock-toasts.tsx'));
    await act(async () => {});
    expect(api.requests).toEqual([]);
  });

  test('leaves its alert unnotified when the request fails', async () => {
    const api = await startVisit({ abaya });
    await act(() => stockAlerts.update(() => [stockAlert]));
    api.setResponse('GET /api/products', failure(503));
    const { unmount } = renderOnPage(<BackInStock />);
    await waitFor(() => expect(api.requests).toHaveLength(1));
    unmount();
    expect(stockAlerts.get()).toEqual([stockAlert]);
  });
});
