import { screen, within } from '@testing-library/react';
import { renderOnServer } from '@/components/testing/render-on-server';
import { sampleTenant } from '@/components/testing/sample-tenant';
import { createSamples, sale } from '@/components/testing/samples';
import type { Listing } from '@/lib/listing/listing-data';
import { emptyQuery, type ListingQuery } from '@/lib/listing/query';
import { product } from '@/lib/product/testing';
import type { Tenant } from '@/lib/tenant/tenant';
import { CollectionIndex } from './collection-index.tsx';
import { CollectionPage } from './collection-page.tsx';
import { ListingFrame } from './listing-frame.tsx';
import { ListingProvider } from './listing-provider.tsx';
import { ListingResults } from './listing-results.tsx';

const getFilters = jest.fn();
const getTopRated = jest.fn();
const getSuggestedProducts = jest.fn();
const getListingData = jest.fn();
const currentTenant = jest.fn();
const expirePageAt = jest.fn();
jest.mock('@/lib/listing/server', () => ({
  getFilters: () => getFilters(),
  getTopRated: (...args: unknown[]) => getTopRated(...args),
  getSuggestedProducts: (...args: unknown[]) => getSuggestedProducts(...args),
  getKnownValues: async () => null,
}));
jest.mock('@/lib/listing/listing-data', () => ({ getListingData: () => getListingData() }));
jest.mock('@/lib/catalogue/server', () => ({
  getMenuCategoriesOrEmpty: async () => {
    const abayas = { name: 'Abayas', slug: 'abayas', parent: null };
    return [abayas, { name: 'Open Abayas', slug: 'open', parent: abayas }];
  },
}));
jest.mock('@/lib/cache/cached-read', () => ({ expirePageAt: (...args: unknown[]) => expirePageAt(...args) }));
jest.mock('@/lib/tenant/server', () => ({ currentTenant: () => currentTenant() }));
jest.mock('@/components/ui/structured-data', () => ({
  StructuredData: ({ data }: { data: object }) => (
    <script type="application/ld+json">{JSON.stringify(data)}</script>
  ),
}));
jest.mock('./report-results.tsx', () => ({
  ReportResults: ({ counts }: { counts: unknown }) => <data>{JSON.stringify(counts)}</data>,
}));

function setTenant(overrides: Partial<Tenant>): void {
  currentTenant.mockResolvedValue({ ...sampleTenant, ...overrides });
}

beforeEach(() => {
  setTenant({});
  getSuggestedProducts.mockReset().mockResolvedValue([]);
  getTopRated.mockReset().mockResolvedValue([]);
  expirePageAt.mockReset();
});

const abaya = product({ slug: 'abaya', title: 'Abaya' });
const hijab = product({ slug: 'hijab', title: 'Hijab' });

const link = (name: string | RegExp) => screen.getByRole('link', { name });
const cardNames = () => screen.queryAllByRole('article').map((card) => card.getAttribute('aria-label'));
const structuredData = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
    JSON.parse(script.textContent ?? ''),
  );

async function renderResults({
  query,
  ...listing
}: Partial<Omit<Listing, 'query'>> & { query?: Partial<ListingQuery> }) {
  getListingData.mockResolvedValue({
    query: { ...emptyQuery, ...query },
    category: null,
    unknownValues: [],
    unsupportedFacets: [],
    paginatedProducts: { items: [abaya, hijab], total: 25 },
    ...listing,
  });
  await renderOnServer(
    <ListingProvider path="/shop">
      <ListingResults requestedQuery={emptyQuery} />
    </ListingProvider>,
  );
}

describe('listing results', () => {
  test('show products with their position among all, and other pages', async () => {
    await renderResults({ query: { page: 2, color: ['Black'] } });
    expect(cardNames()).toEqual(['Abaya', 'Hijab']);
    expect(screen.getByRole('status')).toHaveTextContent('Showing 11–12 of 25 results');
    expect(link('Page 3')).toHaveAttribute('href', '/shop?color=Black&page=3');
    expect(structuredData()[0]).toMatchObject({
      name: 'Shop',
      numberOfItems: 25,
      itemListElement: [{ position: 11, name: 'Abaya' }, { position: 12 }],
    });
    expect(screen.getAllByRole('list').filter((list) => list.childElementCount === 0)).toEqual([]);
    expect(screen.queryByText(/Showing results for/)).toBeNull();
    expect(getSuggestedProducts).not.toHaveBeenCalled();
    expect(screen.queryByText('Popular searches')).toBeNull();
  });

  test('are named after their category', async () => {
    await renderResults({ category: { id: 1, name: 'Coats', slug: 'coats' } });
    expect(structuredData()[0]).toMatchObject({ name: 'Coats' });
    expect(link('Remove filter: Coats')).toBeVisible();
  });

  test('expire when the next sale of a product begins', async () => {
    const startsAt = Date.now() + 60_000;
    await renderResults({
      paginatedProducts: { items: [product({ sale: { ...sale, startsAt } })], total: 1 },
    });
    expect(expirePageAt).toHaveBeenCalledWith(startsAt, expect.any(Number));
  });

  test.each([
    [[], null],
    [['facets'], { color: { Black: 2 } }],
  ] as [Tenant['capabilities'], object | null][])(
    'report counts with the capabilities %j',
    async (capabilities, counts) => {
      setTenant({ capabilities });
      await renderResults({
        paginatedProducts: { items: [abaya], total: 1, facets: { color: { Black: 2 } } },
      });
      expect(document.querySelector('data')).toHaveTextContent(JSON.stringify(counts));
    },
  );

  test('report no counts that the API does not send', async () => {
    setTenant({ capabilities: ['facets'] });
    await renderResults({});
    expect(document.querySelector('data')).toHaveTextContent('null');
  });

  test('offer the original spelling of a corrected search', async () => {
    await renderResults({
      query: { searchText: 'abbaya', page: 2 },
      paginatedProducts: { items: [abaya], total: 25, correctedText: 'abaya' },
    });
    expect(screen.getByText(/Showing results for “abaya”/)).toBeVisible();
    const href = link('Search instead for “abbaya”').getAttribute('href') ?? '';
    expect(Object.fromEntries(new URLSearchParams(href.split('?')[1]))).toEqual({
      searchText: 'abbaya',
      exactText: '1',
    });
  });

  test('name filters that do not apply', async () => {
    await renderResults({
      query: { size: ['M', 'L'] },
      unknownValues: [{ filter: 'color', value: 'Blurple' }],
      unsupportedFacets: ['size'],
    });
    expect(screen.getByText(/This shop has no color “Blurple”/)).toBeVisible();
    expect(screen.getByText('The results could not be narrowed by size: M or L.')).toBeVisible();
  });

  test('name an unsupported filter also without unknown values', async () => {
    await renderResults({ query: { size: ['M'] }, unsupportedFacets: ['size'] });
    expect(screen.getByText('The results could not be narrowed by size: M.')).toBeVisible();
  });
});

describe('empty listing', () => {
  const isEmpty = { paginatedProducts: { items: [], total: 0 } };

  test('offers other products and searches', async () => {
    setTenant({ popularSearches: { en: ['silk'], ar: [] } });
    getSuggestedProducts.mockResolvedValue([hijab]);
    await renderResults({ ...isEmpty, query: { searchText: 'linen', color: ['Black'] } });
    expect(screen.getByText(/Couldn't find the product/)).toBeVisible();
    expect(screen.getByText(/Please check if you have misspelt/)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('No results');
    const suggestions = within(screen.getByRole('region', { name: 'You May Like These' }));
    expect(suggestions.getByRole('article', { name: 'Hijab' })).toBeVisible();
    expect(link('Clear filters')).toHaveAttribute('href', '/shop?searchText=linen');
    expect(link('Continue Shopping')).toHaveClass('btn', { exact: true });
    expect(link('silk')).toHaveAttribute('href', '/shop?searchText=silk');
    const categories = within(screen.getByRole('navigation', { name: 'Categories' }));
    expect(categories.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Abayas']);
    expect(screen.queryByRole('link', { name: 'Try again' })).toBeNull();
    expect(structuredData()).toEqual([]);
  });

  test.each([
    ['a text alone', { searchText: 'linen' }],
    ['a text alone on a later page', { searchText: 'linen', page: 2 }],
    ['filters alone', { color: ['Black'] }],
  ] as [string, Partial<ListingQuery>][])('has no link to clear the filters of %s', async (_case, query) => {
    await renderResults({ ...isEmpty, query });
    expect(screen.queryByRole('link', { name: 'Clear filters' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'You May Like These' })).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Popular searches' })).toBeNull();
  });

  test('offers a retry instead when the API failed', async () => {
    await renderResults({ paginatedProducts: null, query: { searchText: 'linen', color: ['Black'] } });
    expect(screen.getByText("We couldn't load the results")).toBeVisible();
    expect(screen.getByText(/The shop did not answer in time/)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(/^$/);
    expect(link('Try again').getAttribute('href')).toMatch(/^\/shop\?.*searchText=linen/);
    expect(link('Continue Shopping')).toHaveClass('btn-quiet');
    expect(screen.queryByRole('link', { name: 'Clear filters' })).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Categories' })).toBeNull();
    expect(getSuggestedProducts).not.toHaveBeenCalled();
    expect(document.querySelector('data')).toHaveTextContent('null');
  });
});

describe('collection page', () => {
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
      'ar',
    );

  test('shows one sorted page of the products', async () => {
    await renderPage({ query: { sortBy: 'low' }, filtersHref: '/shop?category=coats' });
    expect(cardNames()).toEqual(['P1', 'P2']);
    expect(link('التصفية')).toHaveAttribute('href', '/ar/shop?category=coats');
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

describe('listing frame', () => {
  const { category } = createSamples('en');
  const filters = {
    categories: [category, { ...category, slug: 'open', name: 'Open', parent: category }],
    colors: [{ name: 'Wine', code: '#701020' }],
    sizes: ['M'],
    brands: [
      ...Array.from({ length: 8 }, (_, index) => ({ name: `Brand ${index}`, logo: null })),
      { name: 'Ninth', logo: null },
    ],
    attributes: [],
    maxPrice: 70_000,
  };
  const renderFrame = () => renderOnServer(<ListingFrame>Results</ListingFrame>);

  test('offers main categories, prices and grouped options', async () => {
    getFilters.mockResolvedValue({
      ...filters,
      brands: [{ name: 'Warda', logo: '/warda.webp' }, ...filters.brands],
    });
    await renderFrame();
    const categories = within(screen.getByRole('navigation', { name: 'Categories' }));
    expect(categories.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByText('Reds and pinks')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'On sale' })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Warda' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Warda' })).toHaveAttribute('src', '/warda.webp');
    expect(screen.getByRole('checkbox', { name: 'Brand 6' })).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: 'Brand 7' })).toBeNull();
    expect(screen.getByRole('slider', { name: 'Maximum price' })).toHaveAttribute('max', '700');
    expect(screen.getByText('Results')).toBeVisible();
  });

  test('has no prices while the filters cannot be read', async () => {
    getFilters.mockResolvedValue(null);
    await renderFrame();
    expect(screen.queryByRole('slider')).toBeNull();
    expect(screen.getByRole('checkbox', { name: 'On sale' })).toBeVisible();
  });

  test.each([
    [[], '4.0'],
    [['reviews'], '2.5'],
  ] as [Tenant['capabilities'], string][])(
    'top-rated products are rated with the capabilities %j',
    async (capabilities, rating) => {
      setTenant({ capabilities });
      getFilters.mockResolvedValue(filters);
      getTopRated.mockResolvedValue([
        createSamples('en').createProduct('abaya', { reviewCount: 2, averageRating: 2.5 }),
      ]);
      await renderFrame();
      expect(screen.getByRole('region', { name: 'Top Rated' })).toHaveTextContent(rating);
      expect(getTopRated).toHaveBeenCalledWith('en', capabilities.includes('reviews'));
    },
  );
});
