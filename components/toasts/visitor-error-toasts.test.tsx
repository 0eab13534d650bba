import { act, screen, waitFor } from '@testing-library/react';
import { signInAndLoadLists } from '@/components/testing/account-samples';
import { texts } from '@/components/testing/render-in-shop';
import { renderOnPage, startVisit } from '@/components/testing/visitor-page';
import { locales } from '@/lib/platform/i18n/routing';
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

test.each(locales)('lines that an account cannot take are named: %s', async (locale) => {
  const api = await startVisit({});
  sessionStorage.clear();
  localStorage.setItem('cart_products', JSON.stringify([storedLine(1, 'Scarf'), storedLine(2, 'Brooch')]));
  api.setResponse('GET /ShoppingCart/ListItemsInCart', []);
  api.setResponse('GET /Posts/WishLists/List', []);
  renderOnPage(null, { locale });
  await signInAndLoadLists();
  const titles = ['Scarf', 'Brooch'].join(texts(locale)('browser.listSeparator'));
  expect(await screen.findByText(texts(locale)('browser.linesLeft', { titles }))).toBeVisible();
  await waitFor(() => expect(visitorState.get()).toMatchObject({ isReady: true, cart: [] }));
});
