import { screen } from '@testing-library/react';
import { type FakeApi, fakeApi } from '@/components/testing/fake-api';
import { renderListing } from '@/components/testing/listing-page';
import { serverElementsOf } from '@/components/testing/server-elements';
import { mapFacets } from '@/lib/catalogue/listing/facets';
import { emptyQuery } from '@/lib/catalogue/listing/query';
import { FilterPanel } from './filter-panel.tsx';
import { ListingResults } from './listing-results.tsx';
import { ResultCount } from './result-count.tsx';

const choices = {
  categories: [],
  facets: mapFacets((name) => [{ title: null, options: name === 'color' ? [{ value: 'Black' }] : [] }]),
  prices: null,
};
let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  api.setResponse('GET /Shops/GetSearchFilters', { categories: [], attributesVariant: {} });
});

test.each([
  [
    'in a shop with facets',
    'with-facets',
    { facets: { color: [{ value: 'Black', count: 2 }] } },
    '2 products',
  ],
  ['in a shop without them', 'rida', { facets: { color: [{ value: 'Black', count: 2 }] } }, ''],
  ['without counts of the API', 'with-facets', {}, ''],
])('the filter panel counts the results %s', async (_case, shop, facets, description) => {
  api.setResponse('POST /Products/Filter', { items: [], total: 2, ...facets });
  const parts = await serverElementsOf(() => ListingResults({ requestedQuery: emptyQuery }), ResultCount, {
    shop,
  });
  renderListing(
    <>
      <FilterPanel choices={choices} currency="EGP" resetHref="/shop">
        {null}
      </FilterPanel>
      {parts}
    </>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('2');
  expect(screen.getByRole('checkbox', { name: 'Black' })).toHaveAccessibleDescription(description);
});
