import { isPlainTable, readPlainTable } from './plain.ts';
import { createContext, tableOf } from './testing.ts';

describe('a plain table', () => {
  const skirt = { id: 's', title: 'Skirt', price: '500', size: 'M', color: 'Black', color_ar: 'أسود' };

  test('needs a title and a price', async () => {
    expect(isPlainTable(await tableOf([skirt]))).toBe(true);
    expect(isPlainTable(await tableOf([{ title: 'Skirt' }]))).toBe(false);
  });

  test('has a variant in each row, with Arabic beside every text', async () => {
    const { products } = readPlainTable(
      await tableOf([
        {
          ...skirt,
          title_ar: 'تنورة',
          category: 'Women > Skirts',
          category_ar: 'نساء > تنانير',
          tags: 'warm, wool',
          'option: Length': 'Long',
          'option: Length_ar': 'طويل',
          'attribute: Fabric': 'Wool',
          pictures: 'a.jpg|b.jpg',
          stock: '٥',
        },
        {
          ...skirt,
          size: 'L',
          'option: Length': 'Short',
          pictures: 'c.jpg',
          stock: 'always',
          compare_at_price: '650',
        },
      ]),
      createContext(),
    );
    expect(products).toMatchObject([
      {
        key: 'plain:s',
        title: { en: 'Skirt', ar: 'تنورة' },
        categoryPath: [
          { en: 'Women', ar: 'نساء' },
          { en: 'Skirts', ar: 'تنانير' },
        ],
        tags: [{ en: 'warm', ar: 'warm' }, {}],
        attributes: [{ name: { en: 'Fabric', ar: 'القماش' }, value: { en: 'Wool' } }],
        pictures: ['a.jpg', 'b.jpg'],
        variants: [
          {
            stock: 5,
            pictures: [],
            options: [{ value: { en: 'M' } }, { value: { ar: 'أسود' } }, { value: { ar: 'طويل' } }],
          },
          {
            stock: 'uncounted',
            pictures: ['c.jpg'],
            priceThousandths: 650_000,
            sale: { priceThousandths: 500_000 },
          },
        ],
      },
    ]);
  });

  test('leaves out rows without a price, an id or a title', async () => {
    const context = createContext();
    const { unpublishedKeys } = readPlainTable(
      await tableOf([
        { ...skirt, price: 'ask us' },
        { price: '5' },
        { id: 'x', price: '5' },
        { ...skirt, id: 'y', published: 'no' },
      ]),
      context,
    );
    expect(unpublishedKeys).toEqual(['plain:y']);
    expect(context.report.lines).toEqual([
      'Left out: 4',
      '  row 2 (s): "ask us" is no price',
      '  row 3: it has no id and no title',
      '  row 4 (x): it has no title',
      '  row 5 (y): it is not published',
    ]);
  });
});
