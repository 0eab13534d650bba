import { act, screen, waitFor } from '@testing-library/react';
import { setAccountLists, signInAndLoadLists } from '@/components/testing/account-samples';
import { failure } from '@/components/testing/fake-api';
import { expectAccessible, texts } from '@/components/testing/render-in-shop';
import { renderOnPage, startVisit } from '@/components/testing/visitor-page';
import { product, variant } from '@/lib/catalogue/product/testing';
import { type Locale, locales } from '@/lib/platform/i18n/routing';
import { visitorState, visitorStore } from '@/lib/shopper/visitor/state';

const storedLine = (id: number, title: string) => ({ id, title, slug: `slug-${id}`, variant: { id: null } });
const line = { productId: 1, variantId: null, slug: 'abaya', title: 'Abaya', quantity: 1, seenPrice: null };

test('full storage is reported once, and the cart stays in memory', async () => {
  await startVisit({});
  renderOnPage(null, { locale: 'ar' });
  const { cart } = await visitorStore();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await act(() => cart.update(() => [line]));
  await act(() => cart.update((lines) => lines.map((cartLine) => ({ ...cartLine, quantity: 2 }))));
  expect(await screen.findAllByText(texts('ar')('browser.notStored'))).toHaveLength(1);
  expect(visitorState.get().cart).toMatchObject([{ slug: 'abaya', quantity: 2 }]);
});

describe('at a sign-in', () => {
  const wireLine = (id: number, orderQuantity: number) => ({
    id,
    title: `Abaya ${id}`,
    slug: `abaya-${id}`,
    variant: { id: id * 10 },
    orderQuantity,
  });
  const abaya = (id: number, stock: number) =>
    product({ id, slug: `abaya-${id}`, variants: [variant({ id: id * 10, stock })] });
  /** Signs in with lines in the local cart, of which the account then has the lines of `taken`. */
  const signInWith = async (locale: Locale, lines: object[], taken: object[]) => {
    const api = await startVisit({ 'abaya-1': abaya(1, 0), 'abaya-2': abaya(2, 3), 'abaya-3': null });
    sessionStorage.clear();
    localStorage.setItem('cart_products', JSON.stringify(lines));
    setAccountLists(api);
    api.setResponse('POST /ShoppingCart/AddListProductsToCart', () => {
      setAccountLists(api, { cart: taken });
      return taken;
    });
    renderOnPage(null, { locale });
    await signInAndLoadLists();
    return api;
  };
  const list = (locale: Locale, titles: string[]) => titles.join(texts(locale)('browser.listSeparator'));

  test.each(locales)('lines without a variant are named: %s', async (locale) => {
    await signInWith(locale, [storedLine(1, 'Scarf'), storedLine(2, 'Brooch')], []);
    const t = texts(locale);
    expect(
      await screen.findByText(t('browser.notTaken', { titles: list(locale, ['Scarf', 'Brooch']) })),
    ).toBeVisible();
    const reasons = ['Scarf', 'Brooch'].map((title) => t('browser.cart.noVariant', { title }));
    expect(screen.getByText(reasons.join(' '))).toBeVisible();
    await expectAccessible();
    await waitFor(() => expect(visitorState.get()).toMatchObject({ isReady: true, cart: [] }));
  });

  test.each(locales)('skipped and lowered lines are named with the reason: %s', async (locale) => {
    await signInWith(locale, [wireLine(1, 1), wireLine(2, 5), wireLine(3, 1)], [wireLine(2, 3)]);
    const t = texts(locale);
    const titles = list(locale, ['Abaya 1', 'Abaya 3']);
    expect(await screen.findByText(t('browser.notTaken', { titles }))).toBeVisible();
    const reasons = [
      `Abaya 1: ${t('browser.cart.issue.soldOut')}`,
      `Abaya 3: ${t('browser.cart.issue.unavailable')}`,
      `Abaya 2: ${t('browser.cart.issue.tooMany', { left: 3 })}`,
    ];
    expect(screen.getByText(reasons.join(' '))).toBeVisible();
    expect(JSON.parse(localStorage.getItem('cart_products') ?? '')).toMatchObject([{ id: 1 }, { id: 3 }]);
  });

  test('a lowered quantity alone is named', async () => {
    await signInWith('en', [wireLine(2, 5)], [wireLine(2, 3)]);
    expect(await screen.findByText('Abaya 2: Only 3 left in stock.')).toBeVisible();
  });

  test('nothing is said when the account has taken everything', async () => {
    await signInWith('en', [wireLine(2, 3)], [wireLine(2, 3)]);
    await waitFor(() => expect(localStorage.getItem('cart_products')).toBe('[]'));
    expect(screen.queryByText(/Abaya/)).toBeNull();
  });

  test('a rejected merge says that the lines are still here', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    const api = await startVisit({});
    localStorage.setItem('cart_products', JSON.stringify([wireLine(1, 1)]));
    setAccountLists(api);
    api.setResponse('POST /ShoppingCart/AddListProductsToCart', failure(409, 'We are counting stock'));
    renderOnPage(null);
    await signInAndLoadLists();
    expect(await screen.findByText('We are counting stock')).toBeVisible();
    expect(screen.getByText(texts('en')('browser.notMerged'))).toBeVisible();
  });
});
