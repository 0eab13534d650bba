import { readArabicTexts } from './arabic-texts.ts';
import { readPlainTable } from './formats/plain.ts';
import { createContext, tableOf } from './formats/testing.ts';

const row = {
  id: 'skirt',
  title: 'Skirt',
  price: '5',
  category: 'Skirts',
  tags: 'warm',
  sku: 'S-1',
  'option: Length': 'Long',
};

async function translated(rows: Record<string, string>[]) {
  const addArabic = readArabicTexts(await tableOf(rows));
  return readPlainTable(await tableOf([row]), createContext()).products.map(addArabic)[0];
}

describe('Arabic texts of a second file', () => {
  test.each([
    ['by id', [{ ID: 'skirt', title_ar: 'تنورة', category_ar: 'تنانير' }]],
    ['by SKU, in columns without a suffix', [{ SKU: 'S-1', title: 'تنورة', category: 'تنانير' }]],
    [
      'by English text, as Shopify exports translations',
      [
        { Locale: 'ar', 'Default content': 'Skirt', 'Translated content': 'تنورة' },
        { Locale: 'ar-EG', 'Default content': 'Skirts', 'Translated content': 'تنانير' },
        { Locale: 'fr', 'Default content': 'Skirt', 'Translated content': 'Jupe' },
      ],
    ],
  ])('are found %s', async (_, rows) => {
    expect(await translated(rows)).toMatchObject({
      title: { en: 'Skirt', ar: 'تنورة' },
      categoryPath: [{ en: 'Skirts', ar: 'تنانير' }],
    });
  });

  test('translate values of options', async () => {
    const product = await translated([{ 'Default content': 'Long', 'Translated content': 'طويل' }]);
    expect(product?.variants[0]?.options[0]?.value).toEqual({ en: 'Long', ar: 'طويل' });
  });

  test('leave products that they do not name', async () => {
    expect((await translated([{ id: 'other', title_ar: 'أخرى' }]))?.title).toEqual({
      en: 'Skirt',
      ar: 'Skirt',
    });
  });

  test('need a column that names products', async () => {
    await expect(translated([{ title_ar: 'تنورة' }])).rejects.toThrow('it needs a column handle, id or sku');
  });
});
