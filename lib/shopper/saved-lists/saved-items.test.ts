import { isSameItem, mergeItems, readSavedItem, toggleItem, toStoredItem } from './saved-items.ts';
import { parseSharedItems, sharedItemsUrl } from './shared-items.ts';

const item = (slug: string) => ({ slug, title: slug, productId: null });
const [abaya, dress, scarf] = ['abaya', 'dress', 'scarf'].map(item) as [
  ReturnType<typeof item>,
  ReturnType<typeof item>,
  ReturnType<typeof item>,
];

describe('saved items', () => {
  test('toggleItem adds an item and removes one already present', () => {
    expect(toggleItem([abaya], dress)).toEqual([abaya, dress]);
    expect(toggleItem([abaya, dress], abaya)).toEqual([dress]);
  });

  test('mergeItems keeps the order and appends missing items', () => {
    expect(mergeItems([scarf, abaya], [abaya, dress])).toEqual([scarf, abaya, dress]);
  });

  test.each([
    [
      'the stored format',
      { id: 7, title: 'Abaya', slug: 'abaya' },
      { slug: 'abaya', title: 'Abaya', productId: 7 },
    ],
    [
      'an item of an older release',
      { slug: 'crepe-abaya', productId: 7 },
      { slug: 'crepe-abaya', title: 'crepe abaya', productId: 7 },
    ],
    ['a bare slug', 'abaya', { slug: 'abaya', title: 'abaya', productId: null }],
  ])('readSavedItem parses %s', (_format, stored, item) => {
    expect(readSavedItem(stored)).toEqual(item);
  });

  test('toStoredItem writes id, title and slug', () => {
    const saved = { slug: 'abaya', title: 'Abaya', productId: 7 };
    expect(toStoredItem(saved)).toEqual({ id: 7, title: 'Abaya', slug: 'abaya' });
    expect(readSavedItem(toStoredItem(saved))).toEqual(saved);
  });

  test.each([null, true, '', '  ', [], {}, { slug: true }, { id: 7 }, 'x'.repeat(201)])(
    'readSavedItem returns null for %j',
    (stored) => {
      expect(readSavedItem(stored)).toBeNull();
    },
  );

  describe('parseSharedItems', () => {
    test('returns the products in order, without duplicates', () => {
      expect(parseSharedItems('?items=abaya,dress,abaya, scarf ,,')).toEqual([abaya, dress, scarf]);
    });

    test('returns an empty list without products', () => {
      for (const search of ['', '?', '?items=', '?items=,,', '?other=abaya'])
        expect(parseSharedItems(search)).toEqual([]);
    });

    test('returns at most 50 products', () => {
      const slugs = Array.from({ length: 80 }, (_, index) => `abaya-${index}`);
      expect(parseSharedItems(`?items=${slugs}`)).toHaveLength(50);
    });

    test('reads sharedItemsUrl, which drops other parameters and the fragment', () => {
      const items = ['abaya', 'عباية'].map(item);
      const url = new URL(sharedItemsUrl('https://rida.example/ar/shop/wishlist?utm_source=x#top', items));
      expect(url.origin + url.pathname).toBe('https://rida.example/ar/shop/wishlist');
      expect([...url.searchParams.keys()]).toEqual(['items']);
      expect(parseSharedItems(url.search)).toEqual(items);
    });
  });

  test('isSameItem compares slugs only', () => {
    expect(isSameItem({ ...item('a'), productId: 1 }, { ...item('a'), title: 'A' })).toBe(true);
    expect(isSameItem(item('a'), { ...item('b'), title: 'a' })).toBe(false);
  });
});
