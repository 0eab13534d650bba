import { screen, waitFor } from '@testing-library/react';
import { Overlays } from '@/components/page-behaviour/overlays';
import { OptionSheet } from '@/components/product/option-sheet';
import { setAccountLists, signInAndLoadLists } from '@/components/testing/account-samples';
import { type FakeApi, hangingResponse, heldResponse } from '@/components/testing/fake-api';
import { expectAccessible, texts } from '@/components/testing/render-in-shop';
import { createSamples } from '@/components/testing/samples';
import { renderOnPage, startVisit } from '@/components/testing/visitor-page';
import { noOptions } from '@/lib/catalogue/product/options';
import { locales } from '@/lib/platform/i18n/routing';
import { cartItem } from '@/lib/shopper/cart/cart-item';
import { visitorState } from '@/lib/shopper/visitor/state';
import { AddToCartButton } from './add-to-cart-button.tsx';
import { CartButton } from './cart-button.tsx';

const { createProduct, createVariants } = createSamples('en');
const product = createProduct('sample', {
  title: 'Abaya',
  variants: createVariants((size) => ({ stock: size === '52' ? 0 : 12 })),
});
const item = cartItem(product, product.variants[2], 0);

let api: FakeApi;

beforeEach(async () => {
  api = await startVisit({ sample: product });
});

describe('Add to Cart of a card', () => {
  test.each(locales)('asks for a size that is in stock: %s', async (locale) => {
    const t = texts(locale);
    const { user } = renderOnPage(
      <>
        <CartButton>icon</CartButton>
        <AddToCartButton item={item} missingOptions={['size']} />
        <Overlays />
      </>,
      { locale },
    );
    const button = screen.getByRole('button', { name: t('browser.cart.add') });
    expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    await user.click(button);
    expect(await screen.findByRole('dialog')).toHaveAccessibleName(t('browser.product.chooseSize'));
    expect(await screen.findByRole('button', { name: /^52/ })).toBeDisabled();
    await expectAccessible();
    // Another size for each language, because toasts about the same variant are merged.
    const size = locale === 'ar' ? '56' : '58';
    await user.click(screen.getByRole('button', { name: size }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(visitorState.get().cart).toMatchObject([{ variantId: `0-${size}`, quantity: 1 }]);
    await waitFor(() => expect(screen.getByText(t('browser.cart.added', { title: 'Abaya' }))).toBeVisible());
    expect(screen.getByText(`Black · ${size}`)).toBeVisible();
    const link = screen.getByRole('link', { name: t('browser.cart.view') });
    await waitFor(() => expect(link).toHaveFocus());
    expect(link).toHaveAttribute('href', locale === 'ar' ? '/ar/shop/cart' : '/shop/cart');
    expect(screen.getByRole('button', { name: t('browser.cart.button', { count: 1 }) })).toBeVisible();
  });

  test.each([
    ['size', 'Choose a size'],
    ['length', 'Abaya'],
  ])('asks for a missing %s before the product has loaded', async (key, name) => {
    api.setResponse('GET /api/products', heldResponse().responder);
    const { user } = renderOnPage(
      <>
        <AddToCartButton item={{ ...item, slug: `not-loaded-${key}` }} missingOptions={[key]} />
        <Overlays />
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
    expect(await screen.findByRole('dialog')).toHaveAccessibleName(name);
  });

  test('adds the variant at once when no size is needed', async () => {
    const { user } = renderOnPage(<AddToCartButton item={item} isSelected />);
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
    const viewCartLink = await screen.findByRole('link', { name: 'View Cart' });
    await waitFor(() => expect(viewCartLink).toHaveFocus());
    expect(visitorState.get().cart).toMatchObject([{ variantId: item.variantId, quantity: 1 }]);
  });

  test('can be pressed again after a connection that hung', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    setAccountLists(api);
    await signInAndLoadLists();
    api.setResponse('POST /ShoppingCart/AddToCart', hangingResponse());
    const { user } = renderOnPage(<AddToCartButton item={item} isSelected />);
    const button = screen.getByRole('button', { name: 'Add to Cart' });
    await user.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(screen.getByText(texts('en')('browser.cart.notChanged'))).toBeVisible());
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    const { productId, variantId } = item;
    const lines = [
      { id: productId, slug: 'sample', title: 'Abaya', variant: { id: variantId }, orderQuantity: 1 },
    ];
    setAccountLists(api, { cart: lines });
    api.setResponse('POST /ShoppingCart/AddToCart', lines);
    await user.click(button);
    expect(await screen.findByRole('link', { name: 'View Cart' })).toBeVisible();
  });

  test('does not add a sold-out product', async () => {
    const { user } = renderOnPage(<AddToCartButton item={{ ...item, stock: 0 }} />);
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
    await waitFor(() => expect(screen.getByText('Out of stock Abaya')).toBeVisible());
    expect(visitorState.get().cart).toEqual([]);
    expect(screen.queryByRole('link', { name: 'View Cart' })).toBeNull();
  });

  test('says when there is no price', async () => {
    renderOnPage(<AddToCartButton item={{ ...item, price: null }} />);
    expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeDisabled();
    expect(screen.getByText("We don't have its price at the moment, so it cannot be ordered.")).toBeVisible();
    await expectAccessible();
  });

  test('says in the option sheet when the product is gone', async () => {
    await startVisit({ sample: null });
    renderOnPage(<OptionSheet slug="sample" options={noOptions} onClose={() => {}} />);
    await waitFor(() => expect(screen.getByText('This product is no longer available.')).toBeVisible());
  });
});
