import { screen } from '@testing-library/react';
import { renderOnServer, structuredData } from '@/components/testing/render-on-server';
import { emptyQuery, type ListingQuery } from '@/lib/catalogue/listing/query';
import { product } from '@/lib/catalogue/product/testing';
import { CollectionIndex } from './collection-index.tsx';
import { CollectionPage } from './collection-page.tsx';
import { ListingProvider } from './listing-provider.tsx';

describe('collection page', () => {
  const cardNames = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
  const products = [3, 1, 2].map((price) =>
    product({ slug: `p-${price}`, title: `P${price}`, price: price * 100 }),
  );
  const renderPage = (props: {
    query?: Partial<ListingQuery>;
    filtersHref?: string;
    products?: typeof products;
  }) =>
    renderOnServer(
      <ListingProvider path="/shop/shop-category/coats">
        <CollectionPage
          path="/shop/shop-category/coats"
          title="Coats"
          subtitle="Warm"
          crumbs={[{ name: 'Coats' }]}
          products={products}
          {...props}
          query={{ ...emptyQuery, pageSize: 2, ...props.query }}
        />
      </ListingProvider>,
      { locale: 'ar' },
    );

  test('shows one sorted page of the products', async () => {
    await renderPage({ query: { sortBy: 'low' }, filtersHref: '/shop?category=coats' });
    expect(cardNames()).toEqual(['P1', 'P2']);
    expect(screen.getByRole('link', { name: 'التصفية' })).toHaveAttribute('href', '/ar/shop?category=coats');
    expect(screen.getByText('Warm')).toBeVisible();
    expect(screen.getAllByRole('link').map((element) => element.getAttribute('href'))).toContain(
      '/ar/shop/shop-category/coats?sortBy=low&page=2&pageSize=2',
    );
  });

  test('shows the last page in place of a later one', async () => {
    await renderPage({ query: { sortBy: 'low', page: 9 } });
    expect(cardNames()).toEqual(['P3']);
    const itemList = structuredData().find((data) => data['@type'] === 'ItemList');
    expect(itemList).toMatchObject({ numberOfItems: 3, itemListElement: [{ position: 3 }] });
    expect(screen.queryByRole('link', { name: 'التصفية' })).toBeNull();
  });

  test('names a page that could not be read', async () => {
    await renderPage({ query: { unreadable: [{ parameter: 'page', value: 'two' }] } });
    expect(screen.getByText(/رقم الصفحة «two»/)).toBeVisible();
  });

  test('leads to the shop when it is empty', async () => {
    await renderPage({ products: [] });
    expect(screen.queryByRole('status')).toBeNull();
    expect(structuredData().map((data) => data['@type'])).toEqual(['BreadcrumbList']);
    expect(document.querySelector('a.btn')).toHaveAttribute('href', '/ar/shop');
  });
});

describe('collection index', () => {
  test('lists collections, also for search engines', async () => {
    const collection = { path: '/shop/shop-category/coats', name: 'Coats', image: null, productCount: 1 };
    await renderOnServer(<CollectionIndex title="Categories" description="All" collections={[collection]} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Coats' })).toBeVisible();
    expect(structuredData()[0]).toMatchObject({ numberOfItems: 1, itemListElement: [{ name: 'Coats' }] });
    expect(screen.queryByText(/There is nothing here/)).toBeNull();
  });

  test('says that there are none', async () => {
    await renderOnServer(<CollectionIndex title="Categories" description="All" collections={[]} />);
    expect(screen.getByText(/There is nothing here/)).toBeVisible();
    expect(structuredData().map((data) => data['@type'])).toEqual(['BreadcrumbList']);
  });
});
