import fc from 'fast-check';
import { interpretSearch } from './search-interpretation.ts';

const sizes = ['S', 'M', 'XL', '16', '18', '36', '38', '40', '42', '44', '52', '54', '56', '58', '50 ml'];
const read = (text: string) => interpretSearch(text, sizes);
const priced = (text: string, minPrice: number | null, maxPrice: number | null) => ({
  text,
  minPrice,
  maxPrice,
  sizes: [],
});
const sized = (text: string, ...values: string[]) => ({
  text,
  minPrice: null,
  maxPrice: null,
  sizes: values,
});

describe('interpretSearch', () => {
  test.each<[string, string, number | null, number | null]>([
    ['dress under 1500', 'dress', null, 1500],
    ['Abaya below EGP 1,500', 'Abaya', null, 1500],
    ['less than 900 pounds skirt', 'skirt', null, 900],
    ['black dress up to 2k', 'black dress', null, 2000],
    ['dress over 500', 'dress', 500, null],
    ['silk scarf above 99.50 SAR', 'silk scarf', 99.5, null],
    ['no more than 700 hijab', 'hijab', null, 700],
    ['ring no less than 300', 'ring', 300, null],
    ['dress between 500 and 1000', 'dress', 500, 1000],
    ['from 500 to 1000 dress, linen', 'dress, linen', 500, 1000],
    ['over 500 under 1000 dress', 'dress', 500, 1000],
    ['under 1500', '', null, 1500],
    ['from 900 dress', 'dress', 900, null],
    ['فستان أقل من ١٥٠٠', 'فستان', null, 1500],
    ['فستان اقل من ١٬٥٠٠ جنيه', 'فستان', null, 1500],
    ['فستان أقل من ۱۵۰۰', 'فستان', null, 1500],
    ['عباية تحت ٢ ألف', 'عباية', null, 2000],
    ['عباية فوق 500 جنيه سوداء', 'عباية سوداء', 500, null],
    ['أكتر من ٨٠٠', '', 800, null],
    ['طرحة بين ١٠٠ و٢٠٠', 'طرحة', 100, 200],
    ['طرحة من 100 إلى 200 ريال', 'طرحة', 100, 200],
    ['trousers from 38 to 42 dollars', 'trousers', 38, 42],
    ['dress over 2025', 'dress', 2025, null],
    ['dress from 2000 to 2500', 'dress', 2000, 2500],
    ['girls dress under 900', 'girls dress', null, 900],
    ['فستان بنات تحت ١٢ دولار', 'فستان بنات', null, 12],
  ])('reads the price of %j', (text, rest, minPrice, maxPrice) => {
    expect(read(text)[0]).toEqual(priced(rest, minPrice, maxPrice));
  });

  test.each<[string, string, string[]]>([
    ['abaya size from 52 to 56', 'abaya', ['52', '54', '56']],
    ['abaya size 52 to 56', 'abaya', ['52', '54', '56']],
    ['abaya size 52–56', 'abaya', ['52', '54', '56']],
    ['abaya from 52 to 56 size', 'abaya', ['52', '54', '56']],
    ['abaya length: 54', 'abaya', ['54']],
    ['sizes between 38 and 40 trousers', 'trousers', ['38', '40']],
    ['trousers size under 40', 'trousers', ['16', '18', '36', '38', '40']],
    ['dress size xl', 'dress', ['XL']],
    ['dress size x-large', 'dress', ['XL']],
    ['dress size medium', 'dress', ['M']],
    ['size M', '', ['M']],
    ['عباية مقاس من ٥٢ إلى ٥٨', 'عباية', ['52', '54', '56', '58']],
    ['عباية مقاس ٥٤', 'عباية', ['54']],
    ['عباية بطول ۵۶', 'عباية', ['56']],
    ['عباية قياس من ٥٢ الى ٥٤ سوداء', 'عباية سوداء', ['52', '54']],
    ['بناتي من ١٦ إلى ١٨', 'بناتي', ['16', '18']],
    ['abaya size from 56 to 52', 'abaya', ['52', '54', '56']],
    ['kids from 16 to 18', 'kids', ['16', '18']],
  ])('reads the size of %j, and no price', (text, rest, values) => {
    expect(read(text)).toEqual([sized(rest, ...values)]);
  });

  test.each([
    ['trousers from 38 to 42', 'trousers', 38, 42, ['38', '40', '42']],
    ['بنطلون من ٣٨ إلى ٤٢', 'بنطلون', 38, 42, ['38', '40', '42']],
    ['abaya between 52 and 56', 'abaya', 52, 56, ['52', '54', '56']],
  ] as const)('reads %j as a price, else as sizes', (text, rest, low, high, values) => {
    expect(read(text)).toEqual([priced(rest, low, high), sized(rest, ...values)]);
  });

  test('reads size and price of one text', () => {
    expect(read('abaya size 54 under 1500')).toEqual([
      { text: 'abaya', minPrice: null, maxPrice: 1500, sizes: ['54'] },
    ]);
  });

  test.each([
    'dress',
    'under scarf',
    'size 99',
    'sizes from 70 to 80',
    'perfume over 100 ml',
    'perfume under 1,500 ml',
    'wonder 1500',
    'less than',
    'عطر أكثر من ١٠٠ مل',
    'فستان من الكتان',
    '1500',
    'dress from 2025',
    'dresses from 2024 to 2026',
    'فستان من ٢٠٢٥',
    'فستان بنات تحت ١٢',
    'dress for girls under 12',
    'for kids over 6',
    'for height over 160',
    'عباية طول فوق ١٦٠',
    'abaya over 2 metres',
    'dress for girls under 8 years',
  ])('reads nothing in %j', (text) => {
    expect(read(text)).toEqual([]);
  });

  test('never takes a number beside a measure for a price', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('size', 'sizes', 'length', 'مقاس', 'طول', 'قياس'),
        fc.constantFrom('from A to B', 'A to B', 'A-B', 'between A and B', 'under B', 'من A إلى B', 'B'),
        fc.integer({ min: 0, max: 5000 }),
        fc.integer({ min: 0, max: 5000 }),
        (word, form, first, second) => {
          const text = `abaya ${word} ${form.replace('A', String(first)).replace('B', String(second))}`;
          for (const { minPrice, maxPrice } of read(text))
            expect([text, minPrice, maxPrice]).toEqual([text, null, null]);
        },
      ),
    );
  });

  test('reads an amount with a currency as a price only', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('from A to B EGP', 'between $A and $B', 'من A إلى B جنيه'),
        fc.integer({ min: 0, max: 9999 }),
        fc.integer({ min: 0, max: 9999 }),
        (form, first, second) => {
          const text = form.replace('A', String(first)).replace('B', String(second));
          expect(read(text)).toEqual([priced('', first, second)]);
        },
      ),
    );
  });

  test('reads a long text in linear time', () => {
    expect(read('under 1,1,1 size from 1 '.repeat(2000))).not.toBeUndefined();
  });
});
