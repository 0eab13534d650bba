import { emptyQuery, type ListingQuery } from '../../catalogue/listing/query.ts';
import { resolveTenant } from '../../platform/tenant/server.ts';
import { listingMetadata } from './listing-metadata.ts';

jest.mock('next-intl/server', () => ({
  getLocale: async () => 'en',
  getTranslations:
    async () =>
    (_key: string, { name, page }: { name: string; page: number }) =>
      `${name}, page ${page}`,
}));
jest.mock('next/root-params', () => ({ tenant: async () => 'rida' }), { virtual: true });

const { origin } = resolveTenant(null);
const options = { path: '/shop/abayas', title: 'Abayas', description: 'All abayas.' };

/** Returns what search engines see: title, description, canonical path, and whether the page is excluded. */
async function metadataOf(query: Partial<ListingQuery>) {
  const metadata = await listingMetadata({ ...emptyQuery, category: 'abayas', ...query }, options);
  const { title, description, alternates, robots } = metadata;
  return {
    title,
    description,
    path: String(alternates?.canonical).replace(origin, ''),
    isExcluded: Object.entries(robots ?? {}).some(([name, value]) => name === 'index' && value === false),
  };
}

const firstPage = {
  title: 'Abayas | Rida',
  description: 'All abayas.',
  path: '/shop/abayas',
  isExcluded: false,
};

describe('listing metadata', () => {
  test('the first page has the title and path of the collection', async () => {
    expect(await metadataOf({})).toEqual(firstPage);
  });

  test('a later page has its own URL, title and description', async () => {
    expect(await metadataOf({ page: 2 })).toEqual({
      path: '/shop/abayas?page=2',
      title: 'Abayas, page 2 | Rida',
      description: 'Abayas, page 2. All abayas.',
      isExcluded: false,
    });
  });

  test('a sorted list has the plain first page as canonical', async () => {
    expect(await metadataOf({ sortBy: 'low', page: 3 })).toEqual(firstPage);
  });

  test('a filtered list is not indexed and keeps its filters', async () => {
    expect(await metadataOf({ searchText: 'linen' })).toEqual({
      ...firstPage,
      path: '/shop/abayas?category=abayas&searchText=linen',
      isExcluded: true,
    });
  });
});
