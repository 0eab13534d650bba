import { act, screen, waitFor, within } from '@testing-library/react';
import { BackInStockToasts } from '@/components/page-behaviour/back-in-stock-toasts';
import { StockAlertButton, StockAlertNote } from '@/components/product/stock-alert-button';
import { expectAccessible, texts } from '@/components/testing/render-in-shop';
import { renderOnPage, startVisit } from '@/components/testing/visitor-page';
import { product, variant } from '@/lib/catalogue/product/testing';
import { locales } from '@/lib/platform/i18n/routing';
import { stockAlerts } from '@/lib/shopper/stock-alerts/stock-alerts';
import { StockAlertList } from './stock-alert-list.tsx';

const abayaWithStock = (stock: number) =>
  product({
    id: 1,
    slug: 'abaya',
    title: 'Abaya',
    variants: [variant({ id: 10, color: 'Black', size: 'M', price: 10_000, stock })],
  });
const stockAlert = { productId: 1, variantId: 10, slug: 'abaya', isNotified: false };

describe('stock alerts', () => {
  test.each(locales)('are listed with their availability and can be removed: %s', async (locale) => {
    await startVisit({ abaya: abayaWithStock(0) });
    await act(() => stockAlerts.update(() => [stockAlert]));
    const { user } = renderOnPage(<StockAlertList />, { locale });
    const t = texts(locale);
    const list = screen.getByRole('region', { name: t('browser.stockAlerts.title') });
    expect(await within(list).findByText(t('browser.cart.issue.soldOut'))).toBeVisible();
    expect(within(list).getByText('Black · M')).toBeVisible();
    await expectAccessible();
    await user.click(
      within(list).getByRole('button', { name: t('browser.cart.remove', { title: 'Abaya' }) }),
    );
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  });

  test.each(locales)('announce a product back in stock once and keep it listed: %s', async (locale) => {
    await startVisit({ abaya: abayaWithStock(3) });
    await act(() => stockAlerts.update(() => [stockAlert]));
    const t = texts(locale);
    const { user, router } = renderOnPage(
      <>
        <BackInStockToasts />
        <StockAlertList />
      </>,
      { locale },
    );
    await waitFor(() =>
      expect(screen.getByText(t('browser.stockAlerts.backInStock', { title: 'Abaya' }))).toBeVisible(),
    );
    expect(stockAlerts.get()).toEqual([{ ...stockAlert, isNotified: true }]);
    await waitFor(() => expect(screen.getByText(t('browser.stockAlerts.back'))).toBeVisible());
    await user.click(screen.getByRole('button', { name: t('browser.stockAlerts.view') }));
    const prefix = locale === 'ar' ? '/ar' : '';
    expect(router.push).toHaveBeenCalledWith(`${prefix}/shop/shop-details/abaya?color=Black&size=M`);
  });

  test.each(locales)('are set and unset by a button: %s', async (locale) => {
    await startVisit({ abaya: abayaWithStock(0) });
    const { user } = renderOnPage(
      <>
        <StockAlertButton item={stockAlert} noteId="note" />
        <StockAlertNote item={stockAlert} id="note" />
      </>,
      { locale },
    );
    const t = texts(locale);
    const button = screen.getByRole('button', { name: t('browser.stockAlerts.enable') });
    expect(button).toHaveAccessibleDescription(t('browser.stockAlerts.hint'));
    await user.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
    expect(stockAlerts.get()).toEqual([stockAlert]);
    await expectAccessible();
    await user.click(button);
    await waitFor(() => expect(stockAlerts.get()).toEqual([]));
  });
});
