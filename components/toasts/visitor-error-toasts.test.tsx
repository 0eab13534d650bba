import { act, screen } from '@testing-library/react';
import { texts } from '@/components/testing/render-in-shop';
import { renderOnPage, startVisit } from '@/components/testing/visitor-page';
import { visitorState, visitorStore } from '@/lib/shopper/visitor/state';

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
