import { act, screen, waitFor, within } from '@testing-library/react';
import { failure } from '@/components/testing/fake-api';
import { productWithUnavailableVariants } from '@/components/testing/product-page';
import { expectAccessible, texts } from '@/components/testing/render-in-shop';
import { createSamples } from '@/components/testing/samples';
import { renderOnPage, startVisit } from '@/components/testing/visitor-page';
import { product, variant } from '@/lib/catalogue/product/testing';
import type { OptionValues } from '@/lib/catalogue/product/types';
import { type Locale, locales } from '@/lib/platform/i18n/routing';
import { visitorState, visitorStore } from '@/lib/shopper/visitor/state';
import { OptionSheet } from './option-sheet.tsx';

const onClose = jest.fn();
const open = (locale?: Locale, color: string | null = null) =>
  renderOnPage(
    <OptionSheet
      slug={productWithUnavailableVariants.slug}
      options={color === null ? {} : { color }}
      onClose={onClose}
    />,
    {
      locale,
    },
  );
const dialog = () => within(screen.getByRole('dialog'));

beforeEach(() => onClose.mockClear());

describe('option sheet', () => {
  test.each(locales)('offers every size and disables the sold-out ones: %s', async (locale) => {
    await startVisit({ [productWithUnavailableVariants.slug]: productWithUnavailableVariants });
    open(locale);
    const t = texts(locale);
    expect(screen.getByRole('dialog')).toHaveAccessibleName(t('browser.product.chooseSize'));
    expect(await dialog().findByText('Wrap dress · Red')).toBeVisible();
    expect(dialog().getByRole('button', { name: 'S' })).toBeEnabled();
    expect(dialog().getByRole('button', { name: `M ${t('browser.cart.issue.soldOut')}` })).toBeDisabled();
    await expectAccessible();
  });

  test('adds the pressed size in the colour of the card, and closes', async () => {
    await startVisit({ [productWithUnavailableVariants.slug]: productWithUnavailableVariants });
    const { user } = open('en', 'Blue');
    await user.click(await dialog().findByRole('button', { name: 'M' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(visitorState.get().cart).toMatchObject([{ variantId: 3, quantity: 1 }]);
  });

  test('adds a product that has only one size left', async () => {
    const { slug, title, variants } = productWithUnavailableVariants;
    await startVisit({ [slug]: product({ slug, title, variants: variants.filter(({ id }) => id === 3) }) });
    const { user } = open('en', 'Blue');
    await user.click(await dialog().findByRole('button', { name: 'Add to Cart' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(visitorState.get().cart).toMatchObject([{ variantId: 3, quantity: 1 }]);
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Wrap dress');
    await expectAccessible();
  });

  test.each(locales)('stays open and shows why an addition is rejected: %s', async (locale) => {
    await startVisit({ [productWithUnavailableVariants.slug]: productWithUnavailableVariants });
    const { cart } = await visitorStore();
    const wholeStock = {
      ...productWithUnavailableVariants,
      productId: productWithUnavailableVariants.id,
      variantId: 1,
      quantity: 5,
      seenPrice: null,
    };
    await act(() => cart.update(() => [wholeStock]));
    const { user } = open(locale, 'Red');
    const size = await dialog().findByRole('button', { name: 'S' });
    await user.click(size);
    expect(await dialog().findByText(texts(locale)('browser.cart.noMore'))).toBeVisible();
    await waitFor(() => expect(size).not.toHaveAttribute('aria-busy'));
    expect(onClose).not.toHaveBeenCalled();
  });

  test.each(locales)('shows when the product is removed or fails to load: %s', async (locale) => {
    const api = await startVisit({ [productWithUnavailableVariants.slug]: null });
    const t = texts(locale);
    const { unmount } = open(locale);
    expect(await dialog().findByText(t('browser.cart.issue.unavailable'))).toBeVisible();
    unmount();
    api.setProducts({});
    api.setResponse('GET /api/products', failure(503));
    open(locale);
    expect(await dialog().findByText(t('browser.error.text'))).toBeVisible();
  });
});

describe('option sheet of a product with more options', () => {
  const openKaftan = async (locale: Locale, options: OptionValues = {}) => {
    const samples = createSamples(locale);
    const kaftan = samples.createProduct('kaftan', { variants: samples.createVariantsInLengths() });
    await startVisit({ kaftan });
    const page = renderOnPage(<OptionSheet slug="kaftan" options={options} onClose={onClose} />, { locale });
    await dialog().findByRole('button', { name: 'M' });
    return { ...page, samples };
  };

  test.each(locales)('asks for one after the other and adds the chosen variant: %s', async (locale) => {
    const { user, samples } = await openKaftan(locale);
    const t = texts(locale);
    await user.click(dialog().getByRole('button', { name: 'S' }));
    expect(screen.getByRole('dialog')).toHaveAccessibleName(
      t('browser.product.chooseOption', { name: samples.texts.length }),
    );
    expect(dialog().getByRole('button', { name: '52' })).toHaveFocus();
    expect(dialog().getByRole('button', { name: `54 ${t('browser.cart.issue.soldOut')}` })).toBeDisabled();
    await expectAccessible();
    await user.click(dialog().getByRole('button', { name: t('browser.product.chooseAgain') }));
    await user.click(dialog().getByRole('button', { name: 'M' }));
    expect(visitorState.get().cart).toEqual([]);
    await user.click(dialog().getByRole('button', { name: '54' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(visitorState.get().cart).toMatchObject([{ variantId: '0-M-54', quantity: 1 }]);
  });

  test('drops a chosen value that the product has lost', async () => {
    await startVisit({
      coat: product({ slug: 'coat', variants: [variant({ id: 7, color: 'Camel', size: 'M', stock: 2 })] }),
    });
    const { user } = renderOnPage(<OptionSheet slug="coat" options={{ color: 'Navy' }} onClose={onClose} />);
    await user.click(await dialog().findByRole('button', { name: texts('en')('browser.cart.add') }));
    expect(dialog().getByText('Camel')).toBeVisible();
    await waitFor(() => expect(visitorState.get().cart).toMatchObject([{ variantId: 7 }]));
  });

  test('asks only for what is missing', async () => {
    const samples = createSamples('en');
    await startVisit({
      kaftan: samples.createProduct('kaftan', { variants: samples.createVariantsInLengths() }),
    });
    const { user } = renderOnPage(
      <OptionSheet slug="kaftan" options={{ color: 'Camel', size: 'S' }} onClose={onClose} />,
    );
    await user.click(await dialog().findByRole('button', { name: '54' }));
    await waitFor(() => expect(visitorState.get().cart).toMatchObject([{ variantId: '1-S-54' }]));
  });
});
