import { act, screen, waitFor } from '@testing-library/react';
import { toast } from 'sonner';
import { expectAccessible, renderInShop, texts } from '@/components/testing/render-in-shop';
import { locales } from '@/lib/platform/i18n/routing';
import { type ListChange, notify } from './notify.ts';
import { Toasts } from './toasts.tsx';

const item = {
  productId: 1,
  variantId: 2,
  slug: 'abaya',
  title: 'Abaya <b>1</b>',
  options: { color: 'Black', size: 'M' },
};
const added: ListChange = { list: 'cart', outcome: 'added', item, quantity: 1 };

const region = () => document.querySelector('section[aria-live=polite]');

beforeEach(() => {
  act(() => void toast.dismiss());
});

afterEach(() => {
  jest.useRealTimers();
});

describe('toasts', () => {
  test.each(locales)('show the added product in a live region: %s', async (locale) => {
    renderInShop(<Toasts />, { locale });
    act(() => notify({ ...added, item: { ...item, variantId: locale } }));
    const title = texts(locale)('browser.cart.added', { title: item.title });
    // The library may mount a toast again right after its first rendering, so a found element may be detached.
    await waitFor(() => expect(screen.getByText(title)).toBeVisible());
    await waitFor(() => expect(screen.getByText('Black · M')).toBeVisible());
    expect(region()).toHaveTextContent(title);
    await expectAccessible();
  });

  test.each<[string, ListChange, string, string]>([
    ['a sold-out product', { ...added, outcome: 'out-of-stock' }, 'error', 'Out of stock Abaya <b>1</b>'],
    [
      'the stock limit',
      { ...added, outcome: 'no-more' },
      'warning',
      'No more quantity available for this product!',
    ],
    [
      'a product that an account cannot hold',
      { ...added, outcome: 'no-variant' },
      'warning',
      'No more quantity available for this product!',
    ],
    [
      'a full cart',
      { ...added, outcome: 'cart-full' },
      'warning',
      'Your cart is full. Remove a piece or place your order first, then add Abaya <b>1</b>.',
    ],
    [
      'two variants in place of one',
      { ...added, outcome: 'both' },
      'warning',
      "Your cart holds Abaya <b>1</b> twice: we couldn't take out your earlier choice. Remove what you don't want.",
    ],
    [
      'no variant in place of one',
      { ...added, outcome: 'neither' },
      'warning',
      "Abaya <b>1</b> is no longer in your cart: we couldn't put it back. Please add it again.",
    ],
    [
      'a rejection with a reason',
      { ...added, outcome: { rejected: 'We are counting' } },
      'error',
      'We are counting',
    ],
    [
      'a rejection without a reason',
      { ...added, outcome: { rejected: '' } },
      'error',
      "We can't reach the shop right now. Please check whether your change was made before you try again.",
    ],
    ['several units', { ...added, quantity: 3 }, 'success', '3 Abaya <b>1</b> added to cart'],
  ])('have the kind and text of %s', async (_case, outcome, kind, text) => {
    renderInShop(<Toasts />);
    act(() => notify(outcome));
    const textElement = await screen.findByText(text);
    expect(textElement.closest('[data-type]')).toHaveAttribute('data-type', kind);
  });

  test.each(locales)('say why an account cannot hold a product: %s', async (locale) => {
    renderInShop(<Toasts />, { locale });
    act(() => notify({ ...added, outcome: 'no-variant' }));
    const detail = texts(locale)('browser.cart.noVariant', { title: item.title });
    await waitFor(() => expect(screen.getByText(detail)).toBeVisible());
  });

  test('offer other sizes of the added product', async () => {
    const choose = jest.fn();
    const { user } = renderInShop(<Toasts />);
    const choices = { label: 'Size', values: ['S', 'L'], choose };
    act(() => notify({ ...added, item: { ...item, variantId: 4 }, choices }));
    await user.click(await screen.findByRole('button', { name: 'L' }));
    expect(choose).toHaveBeenCalledWith('L');
  });

  test('merge into one toast with the total for the same item', async () => {
    renderInShop(<Toasts />);
    for (let press = 0; press < 3; press += 1)
      act(() => notify({ ...added, item: { ...item, variantId: 3 } }));
    await waitFor(() => expect(screen.getByText('3 Abaya <b>1</b> added to cart')).toBeVisible());
    expect(screen.queryByText('Abaya <b>1</b> added to cart')).toBeNull();
  });

  test('are shown later when sent before the first rendering', async () => {
    notify({ kind: 'success', text: 'early' });
    renderInShop(<Toasts />);
    await waitFor(() => expect(screen.getByText('early')).toBeVisible());
  });

  test('last three seconds', async () => {
    renderInShop(<Toasts />);
    act(() => notify({ kind: 'success', text: 'first' }));
    await screen.findByText('first');
    jest.useFakeTimers();
    act(() => notify({ kind: 'success', text: 'short' }));
    act(() => void jest.advanceTimersByTime(2_500));
    expect(screen.getByText('short')).toBeVisible();
    act(() => void jest.advanceTimersByTime(2_000));
    expect(screen.queryByText('short')).toBeNull();
  });
});
