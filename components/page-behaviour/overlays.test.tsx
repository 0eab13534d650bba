import { act, screen, waitFor, within } from '@testing-library/react';
import { currentOverlay } from '@/components/commerce/current-overlay';
import { renderOnPage, startVisit } from '@/components/testing/visitor-page';
import { noOptions } from '@/lib/catalogue/product/options';
import { product, variant } from '@/lib/catalogue/product/testing';
import { Overlays } from './overlays.tsx';

const abaya = product({
  id: 1,
  slug: 'abaya',
  title: 'Abaya',
  price: 10_000,
  stock: 5,
  variants: [variant({ id: 10, size: 'M', price: 10_000, stock: 5 })],
});

describe('overlays', () => {
  beforeEach(() => startVisit({ abaya }));
  afterEach(() => act(() => currentOverlay.set(null)));

  test.each([
    ['the cart', { kind: 'cart' }, 'Shopping cart'],
    ['the quick view', { kind: 'quick-view', slug: 'abaya', options: noOptions }, 'Abaya'],
    ['the options', { kind: 'option-sheet', slug: 'abaya', options: noOptions }, 'Choose a size'],
  ] as const)('show %s until it is closed', async (_case, overlay, name) => {
    const { user } = renderOnPage(<Overlays />);
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => currentOverlay.set(overlay));
    const dialog = await screen.findByRole('dialog', { name });
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(currentOverlay.get()).toBeNull();
  });

  test('are shown one at a time', async () => {
    renderOnPage(<Overlays />);
    act(() => currentOverlay.set({ kind: 'option-sheet', slug: 'abaya', options: noOptions }));
    await screen.findByRole('dialog', { name: 'Choose a size' });
    act(() => currentOverlay.set({ kind: 'cart' }));
    await screen.findByRole('dialog', { name: 'Shopping cart' });
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });
});
