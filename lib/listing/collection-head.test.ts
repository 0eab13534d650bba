import { pageMetadata } from '../seo/metadata.ts';
import { collectionHead } from './collection-head.ts';
import { emptyQuery, type ListingQuery } from './query.ts';

jest.mock('../seo/metadata.ts', () => ({ pageMetadata: jest.fn() }));
jest.mock('next-intl/server', () => ({
  getTranslations:
    async () =>
    (_key: string, { name, page }: { name: string; page: number }) =>
      `${name}, page ${page}`,
}));

const head = { path: '/shop/abayas', title: 'Abayas', description: 'All abayas.' };

async function headOf(query: Partial<ListingQuery>) {
  await collectionHead({ ...emptyQuery, category: 'abayas', ...query }, head);
  return jest.mocked(pageMetadata).mock.lastCall?.[0];
}

test('the first page is called as the collection, at its own path', async () => {
  expect(await headOf({})).toEqual({ ...head, indexed: true });
});

test('a later page has an address and words of its own', async () => {
  expect(await headOf({ page: 2 })).toEqual({
    path: '/shop/abayas?page=2',
    title: 'Abayas, page 2',
    description: 'Abayas, page 2. All abayas.',
    indexed: true,
  });
});

test('one that is sorted otherwise names the plain first page', async () => {
  expect(await headOf({ sortBy: 'low', page: 3 })).toEqual({ ...head, indexed: true });
});

test('one that is narrowed is left out, under an address that says by what', async () => {
  const narrowed = await headOf({ searchText: 'linen' });
  expect(narrowed).toMatchObject({ title: 'Abayas', indexed: false });
  expect(narrowed?.path).toContain('linen');
  expect(narrowed?.path).toContain('abayas');
});
