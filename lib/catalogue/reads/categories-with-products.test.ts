import { categoriesWithProducts } from './categories-with-products.ts';

const ref = (slug: string) => ({ id: slug, slug, name: slug });
const category = (
  slug: string,
  productCount: number | null,
  { children = [], parent }: { children?: string[]; parent?: string } = {},
) => ({ ...ref(slug), productCount, children: children.map(ref), parent: parent ? ref(parent) : null });
const slugsOf = (...parameters: Parameters<typeof categoriesWithProducts>) =>
  categoriesWithProducts(...parameters).map(({ slug }) => slug);

describe('categoriesWithProducts', () => {
  test('leaves out categories without products', () => {
    const categories = [category('abayas', 3), category('empty', 0), category('uncounted', null)];
    expect(slugsOf(categories)).toEqual(['abayas', 'uncounted']);
  });

  test('keeps a category whose products are in its subcategories', () => {
    const categories = [
      category('women', 0, { children: ['outer'] }),
      category('outer', 0),
      category('coats', 0, { parent: 'outer' }),
      category('long', 2, { parent: 'coats' }),
      category('men', 0, { children: ['suits'] }),
      category('suits', 0, { parent: 'men' }),
    ];
    expect(slugsOf(categories)).toEqual(['women', 'outer', 'coats', 'long']);
  });

  test('takes the counts of references from another list', () => {
    const counted = [category('coats', 1), category('belts', 0)];
    expect(categoriesWithProducts([ref('coats'), ref('belts'), ref('elsewhere')], counted)).toEqual([
      ref('coats'),
      ref('elsewhere'),
    ]);
  });

  test('keeps a category with a subcategory of unknown count', () => {
    expect(slugsOf([category('women', 0, { children: ['elsewhere'] })])).toEqual(['women']);
  });

  test('ends where categories contain each other', () => {
    const categories = [
      category('a', 0, { children: ['b'] }),
      category('b', 0, { children: ['a'] }),
      category('c', 0, { children: ['c'] }),
    ];
    expect(slugsOf(categories)).toEqual([]);
  });

  test('leaves empty subcategories out of their category', () => {
    const [women] = categoriesWithProducts([
      category('women', 3, { children: ['outer', 'empty', 'elsewhere'] }),
      category('outer', 3),
      category('empty', 0),
    ]);
    expect(women?.children.map(({ slug }) => slug)).toEqual(['outer', 'elsewhere']);
  });

  test('takes missing counts from another list', () => {
    const menu = [category('abayas', null), category('empty', null)];
    expect(slugsOf(menu, [category('abayas', 3), category('empty', 0)])).toEqual(['abayas']);
  });
});
