import { screen, within } from '@testing-library/react';
import { type FakeApi, failure, fakeApi } from '@/components/testing/fake-api';
import { pageTags } from '@/components/testing/next-cache';
import { texts } from '@/components/testing/render-in-shop';
import { renderOnServer, structuredData } from '@/components/testing/render-on-server';
import { emptyQuery, type ListingQuery } from '@/lib/catalogue/listing/query';
import { readListingQuery } from '@/lib/catalogue/listing/read-query';
import { type Locale, locales } from '@/lib/platform/i18n/routing';
import { ListingProvider } from './listing-provider.tsx';
import { ListingResults } from './listing-results.tsx';

const productsPath = '/Products/Filter';
const homePath = '/HomeFashions/GetFashionData';
const abayas = { id: 1, name: 'Abayas', slug: 'abayas' };
const abaya = { id: 1, slug: 'abaya', title: 'Abaya' };
const hijab = { id: 2, slug: 'hijab', title: 'Hijab' };
const inSizeS = { ...abaya, variants: [{ id: 1, quantity: 1, attributes: [{ name: 'size', value: 'S' }] }] };
let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  api.setResponse('GET /Shops/GetSearchFilters', {
    categories: [abayas],
    attributesVariant: { colors: ['Black'], sizes: ['M', 'L'] },
  });
  api.setResponse('GET /Categories/ListCategoriesWithProductCount', [
    abayas,
    { id: 2, name: 'Open Abayas', slug: 'open', parent: abayas },
  ]);
  setResults({ items: [abaya, hijab], total: 25 });
});

const setResults = (page: object) => api.setResponse(`POST ${productsPath}`, page);
const renderResults = (query: Partial<ListingQuery> = {}, shop?: string, locale: Locale = 'en') =>
  renderOnServer(
    <ListingProvider path="/shop">
      <ListingResults requestedQuery={{ ...emptyQuery, ...query }} />
    </ListingProvider>,
    { shop, locale },
  );
const link = (name: string | RegExp) => screen.getByRole('link', { name });
/** Names of the links that stand out as buttons. */
const mainActions = () =>
  screen
    .getAllByRole('link')
    .filter((element) => element.matches('.btn:not(.btn-quiet)'))
    .map(({ textContent }) => textContent);
const cardNames = () => screen.queryAllByRole('article').map((card) => card.getAttribute('aria-label'));

describe('listing results', () => {
  test('show products with their position among all, and other pages', async () => {
    await renderResults({ page: 2, color: ['Black'] }, 'with-popular-searches');
    expect(api.sentTo(productsPath)).toMatchObject([{ body: { color: 'Black', pageNumber: 2 } }]);
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
    expect(screen.queryByText('Popular searches')).toBeNull();
    expect(api.sentTo(homePath)).toEqual([]);
  });

  test('name the values that could not be read, and search without them', async () => {
    await renderResults(readListingQuery(new URLSearchParams('minPrice=cheap&color=Black&page=two')));
    expect(api.sentTo(productsPath)).toMatchObject([{ body: { color: 'Black', pageNumber: 1 } }]);
    expect(api.sentTo(productsPath)[0]?.body).not.toHaveProperty('minPrice');
    expect(screen.getByText('We could not read the lowest price “cheap”, so it is left out.')).toBeVisible();
    expect(screen.getByText('We could not read the page number “two”, so it is left out.')).toBeVisible();
    expect(link('Page 3')).toHaveAttribute('href', '/shop?color=Black&page=3');
  });

  test('are named after their category', async () => {
    await renderResults({ category: 'abayas' });
    expect(structuredData()[0]).toMatchObject({ name: 'Abayas' });
    expect(link('Remove filter: Abayas')).toBeVisible();
  });

  test('expire when the next sale of a product begins', async () => {
    const startsAt = Date.now() + 60_000;
    const sale = { price: 100, salePrice: 80, endAt: '2126-01-01T00:00:00Z' };
    setResults({ items: [{ ...abaya, ...sale, startAt: new Date(startsAt).toISOString() }], total: 1 });
    await renderResults();
    expect(pageTags).toContain(`until-${startsAt}`);
  });

  test('offer the original spelling of a corrected search', async () => {
    setResults({ items: [abaya], total: 25, correctedText: 'abaya' });
    await renderResults({ searchText: 'abbaya', page: 2 });
    expect(screen.getByText(/Showing results for “abaya”/)).toBeVisible();
    const href = link('Search instead for “abbaya”').getAttribute('href') ?? '';
    expect(Object.fromEntries(new URLSearchParams(href.split('?')[1]))).toEqual({
      searchText: 'abbaya',
      exactText: '1',
    });
  });

  test.each(locales)('lead back to the words as they were typed: %s', async (locale) => {
    const typedText = 'abaya size 54 under 900';
    await renderResults(
      { searchText: 'abaya', typedText, size: ['M'], maxPrice: 900, page: 2 },
      undefined,
      locale,
    );
    const t = texts(locale);
    expect(screen.getByText(new RegExp(t('listing.interpreted', { text: typedText })))).toBeVisible();
    const href = link(t('listing.searchInstead', { text: typedText })).getAttribute('href') ?? '';
    expect(Object.fromEntries(new URLSearchParams(href.split('?')[1]))).toEqual({
      searchText: typedText,
      typedText,
    });
  });

  test('say nothing of the words when they are searched as typed', async () => {
    await renderResults({ searchText: 'size 54', typedText: 'size 54' });
    expect(screen.queryByRole('link', { name: /Search instead/ })).toBeNull();
  });

  test('name filters that do not apply', async () => {
    setResults({ items: [inSizeS], total: 1 });
    await renderResults({ size: ['M', 'L'], color: ['Blurple'] });
    expect(screen.getByText(/This shop has no color “Blurple”/)).toBeVisible();
    expect(screen.getByText('The results could not be narrowed by size: M or L.')).toBeVisible();
  });

  test('name an unsupported filter also without unknown values', async () => {
    setResults({ items: [inSizeS], total: 1 });
    await renderResults({ size: ['M'] });
    expect(screen.getByText('The results could not be narrowed by size: M.')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Remove filter/ })).toBeNull();
  });

  test('name an unknown value also without unsupported filters', async () => {
    await renderResults({ color: ['Blurple'] });
    expect(screen.getByText(/This shop has no color “Blurple”/)).toBeVisible();
    expect(screen.queryByText(/could not be narrowed/)).toBeNull();
  });
});

describe('empty listing', () => {
  beforeEach(() => setResults({ items: [], total: 0 }));

  test('offers other products and searches', async () => {
    const bestSellers = { name: 'Best Sellers', code: 'BestSellers', products: [hijab] };
    api.setResponse(`GET ${homePath}`, { productsFeatureTag: [bestSellers] });
    await renderResults({ searchText: 'linen', color: ['Black'] }, 'with-popular-searches');
    expect(screen.getByText(/Couldn't find the product/)).toBeVisible();
    expect(screen.getByText(/Please check if you have misspelt/)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('No results');
    const suggestions = within(screen.getByRole('region', { name: 'You May Like These' }));
    expect(suggestions.getByRole('article', { name: 'Hijab' })).toBeVisible();
    expect(link('Clear filters')).toHaveAttribute('href', '/shop?searchText=linen');
    expect(mainActions()).toEqual(['Continue Shopping']);
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
    ['a text searched as it was typed', { searchText: 'size 54', typedText: 'size 54' }],
  ] as [string, Partial<ListingQuery>][])('has no link to clear the filters of %s', async (_case, query) => {
    await renderResults(query);
    expect(screen.queryByRole('link', { name: 'Clear filters' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'You May Like These' })).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Popular searches' })).toBeNull();
  });

  test('offers a retry instead when the API failed', async () => {
    api.setResponse(`POST ${productsPath}`, failure(500));
    await renderResults({ searchText: 'linen', color: ['Black'] }, 'with-popular-searches');
    expect(screen.getByText("We couldn't load the results")).toBeVisible();
    expect(screen.getByText(/The shop did not answer in time/)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(/^$/);
    expect(link('Try again').getAttribute('href')).toMatch(/^\/shop\?.*searchText=linen/);
    expect(mainActions()).toEqual(['Try again']);
    expect(screen.queryByRole('link', { name: 'Clear filters' })).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Categories' })).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Popular searches' })).toBeNull();
    expect(api.sentTo(homePath)).toEqual([]);
  });
});
