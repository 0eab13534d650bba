import { screen } from '@testing-library/react';
import { expectAccessible, renderInShop } from '@/components/testing/render-in-shop';
import { product } from '@/lib/catalogue/product/testing';
import { locales } from '@/lib/platform/i18n/routing';
import { ProductMetaRows } from './panel-content.tsx';

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
