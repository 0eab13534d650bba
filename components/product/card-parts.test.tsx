import { act, fireEvent, screen } from '@testing-library/react';
import { currentOverlay } from '@/components/commerce/current-overlay';
import { expectAccessible, renderInShop, texts } from '@/components/testing/render-in-shop';
import { sampleTenant } from '@/components/testing/sample-tenant';
import { renderOnPage, startVisit } from '@/components/testing/visitor-page';
import { product, variant } from '@/lib/catalogue/product/testing';
import { locales } from '@/lib/platform/i18n/routing';
import { cartItem } from '@/lib/shopper/cart/cart-item';
import { CardActions } from './card-actions.tsx';
import { cardIcons, SizeRow, SwatchDots } from './card-parts.tsx';
import { DeliveryAndReturns, RatingRow } from './panel-content.tsx';
import { ReviewLink } from './product-islands.tsx';
import { SizeGuide } from './size-guide.tsx';

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
      kind: 'product',
      slug: 'abaya',
      options: { color: 'Red', size: 'M' },
    });
    act(() => currentOverlay.set(null));
  });
});

describe('link to another page or order of reviews', () => {
  test.each([
    ['?reviewPage=2', '?color=Red&utm_source=x', '?color=Red&utm_source=x&reviewPage=2'],
    ['', '?color=Red&reviewPage=3', '?color=Red'],
    ['?reviewSort=helpful', '?color=Red&reviewPage=3', '?color=Red&reviewSort=helpful'],
  ])('keeps the other parameters of the page: link %j, page %j', (linkQuery, pageQuery, expected) => {
    renderInShop(
      <ReviewLink href={`/shop/shop-details/abaya${linkQuery}`} rel="next">
        Next
      </ReviewLink>,
      { path: `/shop/shop-details/abaya${pageQuery}` },
    );
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Next' });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(link.search).toBe(expected);
  });
});

test.each(locales)(
  'the size guide opens and closes by invoker commands, without script: %s',
  async (locale) => {
    renderInShop(
      <SizeGuide
        guide={{ bodyMeasurements: ['bust', 'height'], rows: [{ size: 'M', values: ['96', '142'] }] }}
      />,
      { locale },
    );
    const t = texts(locale);
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
    const openButton = screen.getByRole('button', { name: t('product.sizeGuide.title') });
    expect(openButton).toHaveAttribute('commandfor', dialog.id);
    expect(openButton).toHaveAttribute('command', 'show-modal');
    dialog.showModal();
    expect(dialog).toHaveAccessibleName(t('product.sizeGuide.title'));
    expect(screen.getByRole('row', { name: 'M 96 142' })).toBeVisible();
    expect(screen.getAllByRole('table')).toHaveLength(1);
    expect(screen.getByRole('button', { name: t('product.sizeGuide.close') })).toHaveAttribute(
      'command',
      'close',
    );
    await expectAccessible();
  },
);

describe('size guide', () => {
  test('has advice for rings, and only the columns that were measured', () => {
    renderInShop(
      <SizeGuide
        guide={{ bodyMeasurements: ['finger'], rows: [{ size: '16', values: ['5.0'] }] }}
        measurements={[
          { size: 'S', chest: 90, waist: 80, length: 140, sleeve: null },
          { size: 'M', chest: 96, waist: null, length: 142, sleeve: null },
        ]}
      />,
    );
    expect(screen.getByText(/^Wrap a thread around your finger/)).toBeInTheDocument();
    const rows = [...document.querySelectorAll('table:last-of-type tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );
    expect(rows.slice(-3)).toEqual([
      ['Size', 'Chest, cm', 'Waist, cm', 'Length, cm'],
      ['S', '90', '80', '140'],
      ['M', '96', '', '142'],
    ]);
  });

  test('has no body measurements where the shop has no table', () => {
    renderInShop(<SizeGuide guide={null} />);
    expect(document.querySelector('table')).toBeNull();
    expect(screen.queryByText(/between two sizes/)).toBeNull();
  });
});

describe('delivery and returns', () => {
  test.each([
    [[1, 1], [2, 4], 5_000, ['Delivered in 3 to 5 working days', 'Delivery costs EGP 50.00']],
    [[1, 1], [2, 2], 0, ['Delivered in 3 working days', 'Free delivery']],
    [undefined, undefined, 1, ['Delivery costs EGP 0.01']],
  ] as [[number, number]?, [number, number]?, number?, string[]?][])(
    'show time and cost: %j, %j, %d',
    (handlingDays, transitDays, cost = 0, expected = []) => {
      const delivery = { ...sampleTenant.delivery, handlingDays, transitDays, cost };
      renderInShop(<DeliveryAndReturns tenant={{ ...sampleTenant, delivery }} category={undefined} />);
      const items = screen
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.replace('\u00a0', ' '));
      expect(items.filter((text) => text?.includes('eliver')).slice(0, -1)).toEqual(expected);
    },
  );

  test.each(locales)('show payment and a link to the policy: %s', async (locale) => {
    renderInShop(<DeliveryAndReturns tenant={sampleTenant} category="abayas" />, { locale });
    const t = texts(locale);
    expect(screen.getByText(t('product.deliveryAndReturns.payment', { card: 'no' }))).toBeVisible();
    expect(screen.getByRole('link', { name: t('product.deliveryAndReturns.more') })).toBeVisible();
    await expectAccessible();
  });

  test('mention card payment in a shop that takes cards', () => {
    const tenant = { ...sampleTenant, capabilities: ['card' as const] };
    renderInShop(<DeliveryAndReturns tenant={tenant} category="abayas" />);
    expect(screen.getByText('Pay by card, or in cash')).toBeVisible();
  });

  test('leave out the return period for an excluded category', () => {
    const returns = { days: 14, exceptCategories: ['accessories'] };
    const tenant = { ...sampleTenant, returns };
    const text = texts('en')('product.deliveryAndReturns.returns', { days: 14 });
    const { unmount } = renderInShop(<DeliveryAndReturns tenant={tenant} category="abayas" />);
    expect(screen.getByText(text)).toBeVisible();
    unmount();
    renderInShop(<DeliveryAndReturns tenant={tenant} category="accessories" />);
    expect(screen.queryByText(text)).toBeNull();
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

test.each(locales)('the rating links to the reviews: %s', (locale) => {
  renderInShop(<RatingRow rating={4} figures={null} />, { locale });
  expect(screen.getByRole('link')).toHaveAttribute('href', '#reviews');
  expect(screen.getByRole('link')).toHaveTextContent(texts(locale)('product.reviewCount', { count: 5 }));
});

test('the rating of a product without reviews has no stars', () => {
  renderInShop(
    <RatingRow rating={null} figures={{ count: 0, average: null, starCounts: null, fitCounts: null }} />,
  );
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('link')).toHaveTextContent('Write the first review');
});
