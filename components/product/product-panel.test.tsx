import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '@/components/testing/fake-api';
import { productWithUnavailableVariants, renderPanel } from '@/components/testing/product-page';
import { expectAccessible, texts } from '@/components/testing/render-in-shop';
import { createSamples } from '@/components/testing/samples';
import { noOptions } from '@/lib/catalogue/product/options';
import { product, variant } from '@/lib/catalogue/product/testing';
import { locales } from '@/lib/platform/i18n/routing';
import { stockAlerts } from '@/lib/shopper/stock-alerts/stock-alerts';
import { visitorState, visitorStore } from '@/lib/shopper/visitor/state';

const radio = (name: string) => screen.getByRole('radio', { name });
const largeImage = () => screen.getByRole('img', { name: 'Wrap dress' });
const thumbnail = (index: number) => screen.getByRole('button', { name: `Show picture ${index}` });
const liveRegion = () => document.querySelector('[aria-live]') as HTMLElement;
const urlParameters = () => Object.fromEntries(new URLSearchParams(location.search));

describe('product panel', () => {
  test('shows image, price and SKU of a colour, and updates the URL', async () => {
    const { user } = await renderPanel(productWithUnavailableVariants, { query: '?size=M&utm_source=x' });
    expect(liveRegion()).toHaveTextContent('320.00');
    await user.click(radio('Blue'));
    expect(liveRegion()).toHaveTextContent('330.00');
    expect(liveRegion()).toHaveTextContent('Sale 25% off');
    expect(screen.getByText('BLUE-M')).toBeVisible();
    expect(largeImage()).toHaveAttribute('src', expect.stringContaining('blue.webp'));
    expect(thumbnail(1)).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(urlParameters()).toEqual({ color: 'Blue', size: 'M', utm_source: 'x' }));
    await user.click(radio('Red'));
    expect(liveRegion()).not.toHaveTextContent('Sale');
    expect(screen.getByText('RED-M')).toBeVisible();
  });

  test('shows the image of the pressed thumbnail', async () => {
    const { user } = await renderPanel(productWithUnavailableVariants);
    await user.click(thumbnail(2));
    expect(thumbnail(2)).toHaveAttribute('aria-pressed', 'true');
    expect(thumbnail(1)).toHaveAttribute('aria-pressed', 'false');
    expect(largeImage()).toHaveAttribute('src', expect.stringContaining('red-back.webp'));
    expect(urlParameters()).toEqual({});
  });

  test('does not change the URL after the page has unmounted', async () => {
    const { unmount } = await renderPanel(productWithUnavailableVariants);
    fireEvent.click(radio('Blue'));
    unmount();
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(urlParameters()).toEqual({});
  });

  test('shows a selected colour before it updates the URL', async () => {
    await renderPanel(productWithUnavailableVariants);
    fireEvent.click(radio('Blue'));
    expect(radio('Blue')).toBeChecked();
    expect(urlParameters()).toEqual({});
    await waitFor(() => expect(urlParameters()).toEqual({ color: 'Blue', size: 'S' }));
  });

  test('reports a colour unavailable in the selected size', async () => {
    const { user } = await renderPanel(productWithUnavailableVariants);
    await user.click(radio('Blue'));
    expect(liveRegion()).toHaveTextContent(/^This combination is not available: Blue · S\.$/);
    expect(radio('S')).toBeChecked();
    expect(screen.getByRole('button', { name: 'Add To Cart' })).toBeDisabled();
    await user.click(radio('M'));
    expect(liveRegion()).toHaveTextContent('330.00');
    expect(radio('Blue')).toBeChecked();
  });

  test('selects another colour when the current one lacks the size', async () => {
    const { user } = await renderPanel(productWithUnavailableVariants, { query: '?color=blue' });
    expect(radio('Blue')).toBeChecked();
    await user.click(radio('S'));
    expect(radio('Red')).toBeChecked();
    expect(liveRegion()).toHaveTextContent('310.00');
  });

  test('says "out of stock" only for variants without stock', async () => {
    const { user } = await renderPanel(productWithUnavailableVariants);
    for (const [name, text] of [
      ['M', 'Out of stock'],
      ['Blue', 'Sale 25% off'],
      ['S', '310.00'],
    ] as const) {
      await user.click(radio(name));
      expect(liveRegion()).toHaveTextContent(text);
      expect(liveRegion().textContent?.includes('Out of stock')).toBe(name === 'M');
    }
    await user.click(radio('M'));
    expect(
      await screen.findByRole('button', { name: texts('en')('browser.stockAlerts.enable') }),
    ).toBeVisible();
  });

  test.each(locales)('offers a stock alert in the buy bar while sold out: %s', async (locale) => {
    const t = texts(locale);
    await act(() => stockAlerts.update(() => []));
    const { user } = await renderPanel(productWithUnavailableVariants, {
      locale,
      query: '?color=Red&size=M',
    });
    const bar = () => document.querySelector<HTMLElement>('.buy-bar') as HTMLElement;
    const alertButton = await screen.findByRole('button', { name: t('browser.stockAlerts.enable') });
    expect(within(bar()).getAllByRole('button')).toEqual([alertButton]);
    await user.click(alertButton);
    await waitFor(() => expect(alertButton).toHaveAttribute('aria-pressed', 'true'));
    expect(alertButton).toHaveAccessibleDescription(t('browser.stockAlerts.enabled'));
    await expectAccessible();
    await user.click(radio('S'));
    expect(within(bar()).getAllByRole('button')).toEqual([
      screen.getByRole('button', { name: t('browser.cart.addThis') }),
    ]);
  });

  test('keeps the requested colour when it lacks the requested size', async () => {
    await renderPanel(productWithUnavailableVariants, { options: { color: 'blue', size: 's' } });
    expect(screen.getAllByRole('radio', { checked: true })).toEqual([radio('Blue'), radio('M')]);
  });

  test('selects the variant of the URL on back and forward', async () => {
    const { user } = await renderPanel(productWithUnavailableVariants);
    await user.click(radio('M'));
    await waitFor(() => expect(urlParameters()).toEqual({ color: 'Red', size: 'M' }));
    history.replaceState(null, '', '?color=Blue&size=M');
    await act(async () => void dispatchEvent(new PopStateEvent('popstate')));
    expect(radio('Blue')).toBeChecked();
  });

  test.each(locales)('lists the sizes sold out in the selected colour: %s', async (locale) => {
    const samples = createSamples(locale);
    const variants = samples.createVariants((size) => ({ stock: size === '54' ? 0 : 5 }));
    await renderPanel(samples.createProduct('sample', { variants }), { locale });
    expect(radio('54')).toHaveAccessibleDescription(texts(locale)('browser.soldOutSizes', { sizes: '54' }));
    expect(radio('52')).not.toHaveAccessibleDescription();
    await expectAccessible();
  });
});

describe('size selection', () => {
  const threeSizes = product({
    slug: 'three-sizes',
    title: 'Three sizes',
    defaultVariantId: 2,
    variants: ['S', 'M', 'L'].map((size, index) =>
      variant({ id: index + 1, color: 'Red', size, price: 31_000, stock: size === 'S' ? 0 : 5 }),
    ),
  });
  const cartVariants = () =>
    visitorState.get().cart.map(({ variantId, quantity }) => `${quantity} × ${variantId}`);
  const addButton = () => screen.getByRole('button', { name: 'Add To Cart' });
  const otherSizes = () => screen.findByRole('group', { name: 'Size' });

  beforeEach(async () => {
    localStorage.clear();
    fakeApi();
    await act(async () => (await visitorStore()).cart.update(() => []));
  });

  test('offers the other sizes after adding a preselected size', async () => {
    const { user } = await renderPanel(threeSizes);
    await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
    await user.click(addButton());
    const group = await otherSizes();
    expect(within(group).getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'L' })]);
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'L' }));
    await waitFor(() => expect(cartVariants()).toEqual(['2 × 3']));
    await waitFor(() => expect(radio('L')).toBeChecked());
    expect(screen.queryByRole('group', { name: 'Size' })).toBeNull();
  });

  test.each([
    ['was requested', { size: 'M' }, 'M'],
    ['was selected', noOptions, 'L'],
  ])('offers no other sizes when the size %s', async (_case, options, size) => {
    const { user } = await renderPanel(threeSizes, { options });
    if (options === noOptions) await user.click(radio(size));
    await user.click(addButton());
    await waitFor(() => expect(cartVariants()).toHaveLength(1));
    expect(screen.queryByRole('group', { name: 'Size' })).toBeNull();
  });

  test.each(locales)('suggests the size chosen last: %s', async (locale) => {
    const t = texts(locale);
    const { user, unmount } = await renderPanel(threeSizes, { locale });
    await screen.findByRole('radio', { name: 'L' });
    // Repeats the click, because sizes are remembered only once the deferred size suggestion has loaded.
    await waitFor(async () => {
      await user.click(radio('L'));
      expect(localStorage.getItem('chosen_sizes')).not.toBeNull();
    });
    unmount();
    await renderPanel(threeSizes, { locale });
    await user.click(await screen.findByRole('button', { name: t('browser.yourSize', { size: 'L' }) }));
    expect(radio('L')).toBeChecked();
    await expectAccessible();
  });
});
