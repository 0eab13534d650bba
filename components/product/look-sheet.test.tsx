import { act, screen, waitFor, within } from '@testing-library/react';
import { type FakeApi, failure } from '@/components/testing/fake-api';
import { expectAccessible, texts } from '@/components/testing/render-in-shop';
import { createSamples } from '@/components/testing/samples';
import { renderOnPage, startVisit } from '@/components/testing/visitor-page';
import { type Locale, locales } from '@/lib/platform/i18n/routing';
import { visitorState, visitorStore } from '@/lib/shopper/visitor/state';
import { LookButton } from './product-islands.tsx';

const { createProduct, createVariants } = createSamples('en');
const abaya = createProduct('abaya', { id: 1, title: 'Abaya' });
const hijab = createProduct('hijab', {
  id: 2,
  title: 'Hijab',
  variants: createVariants().slice(0, 1),
});
const soldOutCoat = createProduct('coat', {
  id: 3,
  title: 'Coat',
  variants: createVariants(() => ({ stock: 0 })),
});
const products = { abaya, hijab, coat: soldOutCoat };
let api: FakeApi;

beforeEach(async () => {
  api = await startVisit(products);
  api.setTexts('look');
});

/** Opens the sheet of a look. */
async function openSheet(locale: Locale = 'en', path?: string) {
  const page = renderOnPage(<LookButton slugs={Object.keys(products)}>The look</LookButton>, {
    locale,
    path,
  });
  await page.user.click(screen.getByRole('button', { name: 'The look' }));
  const dialog = within(await screen.findByRole('dialog', { name: texts(locale)('look.title') }));
  await dialog.findByRole('group', { name: 'Abaya' });
  const sizesOf = (title: string) =>
    within(
      dialog.getByRole('radiogroup', {
        name: texts(locale)('look.option', { name: texts(locale)('browser.size'), title }),
      }),
    );
  return { ...page, dialog, sizesOf };
}

describe('sheet of a look', () => {
  test.each(locales)('adds the ticked products in one step: %s', async (locale) => {
    const t = texts(locale);
    const { user, dialog, sizesOf } = await openSheet(locale);
    expect(dialog.getByRole('checkbox', { name: /Coat/ })).toBeDisabled();
    await user.click(sizesOf('Abaya').getByRole('radio', { name: '56' }));
    expect(dialog.getByText(t('look.total')).parentElement).toHaveTextContent(/3,780\.00/);
    await expectAccessible();
    await user.click(dialog.getByRole('button', { name: t('look.add', { count: 2 }) }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(visitorState.get().cart).toMatchObject([
      { productId: 1, variantId: '0-56', quantity: 1 },
      { productId: 2, variantId: '0-52', quantity: 1 },
    ]);
    await waitFor(() => expect(screen.getByText(t('look.added', { count: 2 }))).toBeVisible());
  });

  test('asks for a missing size and focuses its radio buttons', async () => {
    const { user, dialog, sizesOf } = await openSheet();
    await user.click(dialog.getByRole('button', { name: 'Add 2 pieces to cart' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Choose a size.');
    await waitFor(() => expect(sizesOf('Abaya').getByRole('radio', { name: '52' })).toHaveFocus());
    await expectAccessible();
    expect(visitorState.get().cart).toEqual([]);
    await user.click(dialog.getByRole('checkbox', { name: /Abaya/ }));
    expect(dialog.queryByRole('alert')).toBeNull();
    expect(dialog.getByRole('button', { name: 'Add 1 piece to cart' })).toBeEnabled();
  });

  test('starts with the colour and size of the page', async () => {
    const { user, dialog } = await openSheet('en', '/shop/shop-details/abaya?color=Camel&size=58');
    expect(dialog.getByText('Camel')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Add 2 pieces to cart' }));
    await waitFor(() => expect(visitorState.get().cart).toMatchObject([{ variantId: '1-58' }, {}]));
  });

  test('leaves products unticked that are in the cart already', async () => {
    const firstPage = await openSheet();
    await firstPage.user.click(firstPage.dialog.getByRole('checkbox', { name: /Abaya/ }));
    await firstPage.user.click(firstPage.dialog.getByRole('button', { name: 'Add 1 piece to cart' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    firstPage.unmount();
    const { dialog } = await openSheet();
    const hijabCheckbox = dialog.getByRole('checkbox', { name: /Hijab/ });
    expect(hijabCheckbox).not.toBeChecked();
    expect(hijabCheckbox).toHaveAccessibleDescription('Already in your cart.');
  });

  test.each(locales)('stays open with rejected products still ticked: %s', async (locale) => {
    const t = texts(locale);
    const { cart } = await visitorStore();
    const wholeStock = {
      productId: 2,
      variantId: '0-52',
      slug: 'hijab',
      title: 'Hijab',
      quantity: 12,
      seenPrice: null,
    };
    await act(() => cart.update(() => [wholeStock]));
    const { user, dialog, sizesOf } = await openSheet(locale);
    await user.click(dialog.getByRole('checkbox', { name: /Hijab/ }));
    await user.click(sizesOf('Abaya').getByRole('radio', { name: '56' }));
    await user.click(dialog.getByRole('button', { name: t('look.add', { count: 2 }) }));
    const secondTry = await dialog.findByRole('button', { name: t('look.add', { count: 1 }) });
    expect(await dialog.findByText(t('browser.cart.noMore'))).toBeVisible();
    await waitFor(() => expect(secondTry).not.toHaveAttribute('aria-busy'));
    expect(dialog.getByRole('checkbox', { name: /Abaya/ })).not.toBeChecked();
    expect(dialog.getByRole('checkbox', { name: /Hijab/ })).toBeChecked();
    await act(() => cart.update((lines) => lines.filter(({ productId }) => productId !== 2)));
    await user.click(secondTry);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(visitorState.get().cart).toMatchObject([
      { productId: 1, quantity: 1 },
      { productId: 2, quantity: 1 },
    ]);
  });

  test('applies the regular price when the sale of a product ends', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const sale = { price: 8_000, startsAt: 0, endsAt: Date.now() + 60_000 };
    const brooch = createProduct('brooch', { title: 'Brooch', variants: [], price: 10_000, stock: 3, sale });
    api.setProducts({ brooch });
    const { user } = renderOnPage(<LookButton slugs={['brooch']}>The look</LookButton>);
    await user.click(screen.getByRole('button', { name: 'The look' }));
    const total = async () => (await screen.findByText('Total')).parentElement;
    expect(await total()).toHaveTextContent('EGP 80.00');
    await act(() => jest.advanceTimersByTimeAsync(61_000));
    expect(await total()).toHaveTextContent('EGP 100.00');
  });

  test('says when its products or its texts cannot be loaded', async () => {
    api.setProducts({});
    api.setResponse('GET /api/products', failure(503));
    const { user, unmount } = renderOnPage(<LookButton slugs={['gone']}>The look</LookButton>);
    await user.click(screen.getByRole('button', { name: 'The look' }));
    await waitFor(() => expect(screen.getByText(texts('en')('browser.error.text'))).toBeVisible());
    unmount();
    api.setResponse('GET /api/texts/look', failure(503));
    const secondPage = renderOnPage(<LookButton slugs={['gone']}>Again</LookButton>);
    await secondPage.user.click(screen.getByRole('button', { name: 'Again' }));
    await waitFor(() => expect(screen.getByText(texts('en')('browser.notLoaded'))).toBeVisible());
  });
});
