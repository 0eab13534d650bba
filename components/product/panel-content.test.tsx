import { screen } from '@testing-library/react';
import { expectAccessible, renderInShop, texts } from '@/components/testing/render-in-shop';
import { sampleTenant } from '@/components/testing/sample-tenant';
import { product } from '@/lib/catalogue/product/testing';
import { locales } from '@/lib/platform/i18n/routing';
import { DeliveryAndReturns, ProductMetaRows, RatingRow } from './panel-content.tsx';

test.each(locales)('each tag of a product links to its search: %s', async (locale) => {
  renderInShop(
    <dl>
      <ProductMetaRows
        product={product({ keywords: ['wool coat', 'R&B'] })}
        categoryHref={null}
        origin="https://shop.example"
        options={{}}
      />
    </dl>,
    { locale },
  );
  const shop = locale === 'ar' ? '/ar/shop' : '/shop';
  expect(screen.getByRole('link', { name: 'wool coat' })).toHaveAttribute(
    'href',
    `${shop}?searchText=wool+coat`,
  );
  expect(screen.getByRole('link', { name: 'R&B' })).toHaveAttribute('href', `${shop}?searchText=R%26B`);
  await expectAccessible();
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
