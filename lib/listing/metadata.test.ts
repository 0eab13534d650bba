import { pageMetadata } from '../seo/metadata.ts';
import { listingMetadata } from './metadata.ts';
import { emptyQuery, type ListingQuery } from './query.ts';

jest.mock('../seo/metadata.ts', () => ({ pageMetadata: jest.fn() }));
jest.mock('next-intl/server', () => ({
  getTranslations:
    async () =>
    (_key: string, { name, page }: { name: string; page: number }) =>
      `${name}, page ${page}`,
}));

const options = { path: '/shop/abayas', title: 'Abayas', description: 'All abayas.' };

async function metadataOf(query: Partial<ListingQuery>) {
  await listingMetadata({ ...emptyQuery, category: 'abayas', ...query }, options);
  return jest.mocked(pageMetadata).mock.lastCall?.[0];
}

describe('listing metadata', () => {
  test('the first page has the title and path of the collection', async () => {
    expect(await metadataOf({})).toEqual({ ...options, indexed: true });
  });

  test('a later page has its own URL, title and description', async () => {
    expect(await metadataOf({ page: 2 })).toEqual({
      path: '/shop/abayas?page=2',
      title: 'Abayas, page 2',
      description: 'Abayas, page 2. All abayas.',
      indexed: true,
    });
  });

  test('a sorted list has the plain first page as canonical', async () => {
    expect(await metadataOf({ sortBy: 'low', page: 3 })).toEqual({ ...options, indexed: true });
  });

  test('a filtered list is not indexed and keeps its filters', async () => {
    const filtered = await metadataOf({ searchText: 'linen' });
    expect(filtered).toMatchObject({ title: 'Abayas', indexed: false });
    expect(filtered?.path).toContain('linen');
    expect(filtered?.path).toContain('abayas');
  });
});
