import { screen, waitFor, within } from '@testing-library/react';
import { type FakeApi, failure } from '@/components/testing/fake-api';
import { productWithUnavailableVariants } from '@/components/testing/product-page';
import { expectAccessible, texts } from '@/components/testing/render-in-shop';
import { renderOnPage, startVisit } from '@/components/testing/visitor-page';
import { noOptions } from '@/lib/catalogue/product/options';
import { product } from '@/lib/catalogue/product/testing';
import type { OptionValues } from '@/lib/catalogue/product/types';
import { type Locale, locales } from '@/lib/platform/i18n/routing';
import { visitorState } from '@/lib/shopper/visitor/state';
import { QuickView } from './quick-view.tsx';

const onClose = jest.fn();
const open = (locale?: Locale, options: OptionValues = noOptions) =>
  renderOnPage(<QuickView slug={productWithUnavailableVariants.slug} options={options} onClose={onClose} />, {
    locale,
  });
const dialog = () => within(screen.getByRole('dialog'));
let api: FakeApi;

beforeEach(async () => {
  onClose.mockClear();
  api = await startVisit({ [productWithUnavailableVariants.slug]: productWithUnavailableVariants });
});

describe('quick view', () => {
  test.each(locales)('shows title, price, options and a link to the page: %s', async (locale) => {
    open(locale);
    const t = texts(locale);
    expect(await dialog().findByRole('heading', { name: 'Wrap dress' })).toBeVisible();
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Wrap dress');
    expect(dialog().getByRole('img', { name: 'Wrap dress' })).toBeVisible();
    for (const group of [t('browser.color'), t('browser.size')])
      expect(dialog().getByRole('radiogroup', { name: group })).toBeVisible();
    expect(dialog().getByRole('link', { name: t('browser.product.allDetails') })).toHaveAttribute(
      'href',
      `${locale === 'ar' ? '/ar' : ''}/shop/shop-details/wrap-dress`,
    );
    await expectAccessible();
  });

  test('adds the selected variant to the cart', async () => {
    const { user } = open();
    await user.click(await dialog().findByRole('radio', { name: 'M' }));
    await user.click(dialog().getByRole('radio', { name: 'Blue' }));
    expect(dialog().getByText(/330\.00/)).toBeVisible();
    await user.click(dialog().getByRole('button', { name: 'Increase quantity' }));
    await user.click(dialog().getByRole('button', { name: 'Add To Cart' }));
    await waitFor(() =>
      expect(visitorState.get().cart).toMatchObject([{ slug: 'wrap-dress', variantId: 3, quantity: 2 }]),
    );
  });

  test('shows sold-out and missing combinations of colour and size', async () => {
    const { user } = open();
    await user.click(await dialog().findByRole('radio', { name: 'M' }));
    expect(dialog().getByText('Out of stock')).toBeVisible();
    await user.click(dialog().getByRole('radio', { name: 'S' }));
    await user.click(dialog().getByRole('radio', { name: 'Blue' }));
    expect(dialog().getByText('This combination is not available: Blue · S.')).toBeVisible();
    expect(dialog().getByRole('button', { name: 'Add To Cart' })).toBeDisabled();
  });

  test('disables Add To Cart for a product without a price', async () => {
    api.setProducts({
      [productWithUnavailableVariants.slug]: product({
        slug: productWithUnavailableVariants.slug,
        title: 'Wrap dress',
        stock: 5,
      }),
    });
    open();
    expect(await dialog().findByRole('button', { name: 'Add To Cart' })).toBeDisabled();
    expect(dialog().getByText(texts('en')('browser.cart.issue.noPrice'))).toBeVisible();
  });

  test('opens with the colour and size of the card', async () => {
    open('en', { color: 'Blue', size: 'M' });
    expect(await dialog().findByRole('radio', { name: 'Blue' })).toBeChecked();
    expect(dialog().getByRole('radio', { name: 'M' })).toBeChecked();
  });

  test.each(['wishlist', 'compare'] as const)('saves the product on the %s', async (list) => {
    const { user } = open();
    const name = list === 'wishlist' ? 'Add To Wishlist' : 'Add To Compare';
    await user.click(await dialog().findByRole('button', { name }));
    await waitFor(() => expect(visitorState.get()[list]).toMatchObject([{ slug: 'wrap-dress' }]));
    expect(dialog().getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  });

  test.each(locales)('can be retried repeatedly after a failure: %s', async (locale) => {
    api.setResponse('GET /api/products', failure(503));
    const { user } = open(locale);
    const t = texts(locale);
    expect(await dialog().findByText(t('browser.error.text'))).toBeVisible();
    const button = dialog().getByRole('button', { name: t('browser.error.tryAgain') });
    await user.click(button);
    await waitFor(() => expect(api.requests).toHaveLength(2));
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
    await waitFor(() => expect(button).toHaveFocus());
    api.setProducts({ [productWithUnavailableVariants.slug]: productWithUnavailableVariants });
    await user.click(button);
    expect(await dialog().findByRole('heading', { name: 'Wrap dress' })).toBeVisible();
  });

  test('shows that a product was removed, and closes', async () => {
    api.setProducts({ [productWithUnavailableVariants.slug]: null });
    const { user } = open();
    expect(await dialog().findByText(texts('en')('browser.cart.issue.unavailable'))).toBeVisible();
    await user.click(dialog().getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
