import { act, screen } from '@testing-library/react';
import { currentOverlay } from '@/components/commerce/current-overlay';
import { expectAccessible, renderInShop, texts } from '@/components/testing/render-in-shop';
import { renderOnPage, startVisit } from '@/components/testing/visitor-page';
import { product, variant } from '@/lib/catalogue/product/testing';
import { locales } from '@/lib/platform/i18n/routing';
import { cartItem } from '@/lib/shopper/cart/cart-item';
import { CardActions } from './card-actions.tsx';
import { cardIcons, SizeRow, SwatchDots } from './card-parts.tsx';

const red = variant({ id: 1, color: 'Red', size: 'M', price: 31_000, stock: 5 });
const abaya = product({ slug: 'abaya', title: 'Abaya', variants: [red] });

describe('actions of a card', () => {
  test.each(locales)('open quick view in the colour and size of the card: %s', async (locale) => {
    await startVisit({});
    const { user } = renderOnPage(<CardActions item={cartItem(abaya, red, 0)} icons={cardIcons} />, {
      locale,
    });
    const t = texts(locale);
    // On touch screens, style sheets hide the comparison and quick view until this button is pressed.
    await user.click(screen.getByRole('button', { name: t('browser.product.moreActions'), expanded: false }));
    expect(screen.getAllByRole('button')).toHaveLength(3);
    expect(screen.getByRole('button', { name: t('browser.compare.add') })).toHaveFocus();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: t('browser.product.quickView') }));
    expect(currentOverlay.get()).toMatchObject({
      kind: 'quick-view',
      slug: 'abaya',
      options: { color: 'Red', size: 'M' },
    });
    act(() => currentOverlay.set(null));
  });
});

test.each(locales)('sold-out sizes of a card are labelled: %s', async (locale) => {
  renderInShop(<SizeRow sizes={['L', 'M']} soldOut={['M']} />, { locale });
  expect(screen.getByText('M').parentElement).toHaveTextContent(texts(locale)('browser.cart.issue.soldOut'));
  // Only a sold-out size is an `s` element.
  expect(screen.getByText('L').tagName).not.toBe('S');
  await expectAccessible();
});

test('a single size is not listed on a card', () => {
  const { container } = renderInShop(<SizeRow sizes={['S']} soldOut={[]} />);
  expect(container).toBeEmptyDOMElement();
});

test.each(locales)('the dots of a card name every colour: %s', (locale) => {
  const swatches = ['1', '2', '3', '4', '5', '6', '7'].map((name) => ({ name, code: '#000000' }));
  renderInShop(<SwatchDots swatches={swatches} label="Colors" />, { locale });
  const separator = texts(locale)('browser.listSeparator');
  expect(screen.getByRole('img')).toHaveAccessibleName(
    `Colors: ${swatches.map(({ name }) => name).join(separator)}`,
  );
  expect(screen.getByText('+2')).toBeInTheDocument();
});

test('a card shows dots for at least two colours', () => {
  const swatches = ['1', '2'].map((name) => ({ name, code: '#000000' }));
  const { unmount } = renderInShop(<SwatchDots swatches={swatches} label="Colors" />);
  expect(screen.getByRole('img')).toBeVisible();
  unmount();
  const { container } = renderInShop(
    <SwatchDots swatches={[...swatches.slice(1), { name: 'Unknown', code: null }]} label="Colors" />,
  );
  expect(container).toBeEmptyDOMElement();
});

test('a card counts the colours beyond five', () => {
  const swatches = ['1', '2', '3', '4', '5', '6'].map((name) => ({ name, code: '#000000' }));
  const { rerender } = renderInShop(<SwatchDots swatches={swatches.slice(1)} label="Colors" />);
  expect(screen.queryByText(/^\+/)).toBeNull();
  rerender(<SwatchDots swatches={swatches} label="Colors" />);
  expect(screen.getByText('+1')).toBeInTheDocument();
  expect(screen.getByRole('img').querySelectorAll('[style]')).toHaveLength(5);
});
