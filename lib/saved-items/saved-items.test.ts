import { joinItems, readItem, sameItem, toggleItem } from './saved-items.ts';
import { sharedItems, sharingAddress } from './shared-items.ts';

const item = (slug: string) => ({ slug, productId: null });
const [abaya, dress, scarf] = ['abaya', 'dress', 'scarf'].map(item) as [
  ReturnType<typeof item>,
  ReturnType<typeof item>,
  ReturnType<typeof item>,
];

test('adding an item already present removes it', () => {
  expect(toggleItem([abaya], dress)).toEqual([abaya, dress]);
  expect(toggleItem([abaya, dress], abaya)).toEqual([dress]);
});

test("joining a shared list keeps one's own order and adds only what is missing", () => {
  expect(joinItems([scarf, abaya], [abaya, dress])).toEqual([scarf, abaya, dress]);
});

test.each([
  ['this version', { slug: 'abaya', productId: 7 }, { slug: 'abaya', productId: 7 }],
  [
    'a whole product of an older version',
    { id: 7, slug: 'abaya', price: 1 },
    { slug: 'abaya', productId: 7 },
  ],
  ['a bare slug', 'abaya', { slug: 'abaya', productId: null }],
])('an item is read from %s', (_version, stored, read) => {
  expect(readItem(stored)).toEqual(read);
});

test.each([null, true, '', '  ', [], {}, { slug: true }, { id: 7 }, 'x'.repeat(201)])(
  '%j is no item',
  (stored) => {
    expect(readItem(stored)).toBeNull();
  },
);

describe('a shared link', () => {
  test('names its products in order, each once', () => {
    expect(sharedItems('?items=abaya,dress,abaya, scarf ,,')).toEqual([abaya, dress, scarf]);
  });

  test('of nothing is none', () => {
    for (const search of ['', '?', '?items=', '?items=,,', '?other=abaya'])
      expect(sharedItems(search)).toEqual([]);
  });

  test('of very many products shows 50', () => {
    const slugs = Array.from({ length: 80 }, (_, index) => `abaya-${index}`);
    expect(sharedItems(`?items=${slugs}`)).toHaveLength(50);
  });

  test('is read as it was made, and carries nothing else of the address it was made on', () => {
    const items = ['abaya', 'عباية-سوداء'].map(item);
    const address = new URL(sharingAddress('https://rida.example/ar/shop/wishlist?utm_source=x#top', items));
    expect(address.origin + address.pathname).toBe('https://rida.example/ar/shop/wishlist');
    expect([...address.searchParams.keys()]).toEqual(['items']);
    expect(sharedItems(address.search)).toEqual(items);
  });
});

test('two items are the same where their slugs are, whatever is known of their products', () => {
  expect(sameItem({ slug: 'a', productId: 1 }, { slug: 'a', productId: null })).toBe(true);
  expect(sameItem({ slug: 'a', productId: 1 }, { slug: 'b', productId: 1 })).toBe(false);
});
