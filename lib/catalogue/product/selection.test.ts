import { valuesOfKind } from './options.ts';
import {
  existingValues,
  findVariant,
  initialSelection,
  type Selection,
  selectionAfterNavigation,
  selectOption,
  swatchesOf,
} from './selection.ts';
import { product, variant } from './testing.ts';
import type { OptionValues, ProductOption, SelectableProduct } from './types.ts';

const camelM = variant({ id: 1, size: 'M', color: 'Camel', colorCode: '#c19a6b', images: ['/camel'] });
const camelL = variant({ id: 2, size: 'L', color: 'Camel', images: ['/camel'] });
const blackL = variant({ id: 3, size: 'L', color: 'Black', colorCode: '#000000', images: ['/black'] });
const blackXl = variant({ id: 4, size: 'XL', color: 'Black', images: ['/black'] });
const abaya = product({
  variants: [camelM, camelL, blackL, blackXl],
  defaultVariantId: 3,
  images: ['/abaya'],
});

const optionOf = (shown: SelectableProduct, key: string) =>
  shown.options.find((option) => option.key === key) as ProductOption;
const colorsIn = (values: OptionValues) => existingValues(abaya, optionOf(abaya, 'color'), values);
const selectColor = (shown: SelectableProduct, selection: Selection, color: string) =>
  selectOption(shown, selection, optionOf(shown, 'color'), color);
const selectSize = (shown: SelectableProduct, selection: Selection, size: string) =>
  selectOption(shown, selection, optionOf(shown, 'size'), size);

describe('initial selection', () => {
  test('is the default variant with its image, size and colour', () => {
    expect(initialSelection(abaya)).toEqual({
      values: { color: 'Black', size: 'L' },
      variant: blackL,
      image: '/black',
    });
  });

  test('is the default or first variant of an unavailable product, too', () => {
    expect(initialSelection({ ...abaya, available: false }).variant).toBe(blackL);
    expect(initialSelection({ ...abaya, available: false, defaultVariantId: null }).variant).toBe(camelM);
  });

  test('is the first variant when the default one does not exist', () => {
    expect(initialSelection({ ...abaya, defaultVariantId: 99 }).variant).toBe(camelM);
  });

  test('matches requested options in any letter case', () => {
    expect(initialSelection(abaya, { color: 'CAMEL', size: 'm' }).variant).toBe(camelM);
    expect(initialSelection(abaya, { color: 'camel' }).variant).toBe(camelL);
    expect(initialSelection(abaya, { size: 'xl' }).variant).toBe(blackXl);
  });

  test.each([
    ['52', '٥٤'],
    ['٥٢', '54'],
    ['۵۲', '۵۴'],
  ])('has the requested size in other digits: %s and %s', (first, second) => {
    const sizes = product({ variants: [variant({ id: 1, size: first }), variant({ id: 2, size: second })] });
    for (const size of ['54', '٥٤', '۵۴']) expect(initialSelection(sizes, { size }).variant?.id).toBe(2);
  });

  test("keeps the default variant's colour when the requested size has it", () => {
    expect(initialSelection({ ...abaya, defaultVariantId: 4 }, { size: 'L' }).variant).toBe(blackL);
  });

  test('ignores requested options that the product does not have', () => {
    expect(initialSelection(abaya, { color: 'pink' }).variant).toBe(blackL);
    expect(initialSelection(abaya, { color: 'pink', size: 'M' }).variant).toBe(camelM);
    expect(initialSelection(abaya, { color: '' }).variant).toBe(blackL);
  });

  test('prefers the requested colour when no variant has both', () => {
    expect(initialSelection(abaya, { color: 'camel', size: 'XL' }).variant).toBe(camelL);
  });
});

describe('selection after navigation', () => {
  const current = initialSelection(abaya);
  const noOptions = {};

  test('matches the options of the URL in any letter case', () => {
    expect(selectionAfterNavigation(abaya, current, { color: 'camel', size: 'm' }, noOptions).variant).toBe(
      camelM,
    );
  });

  test('stays when it matches the URL, even if no variant does', () => {
    const withOtherImage = { ...current, image: '/another-image' };
    const withoutVariant = selectColor(abaya, initialSelection(abaya, { size: 'XL' }), 'Camel');
    expect(selectionAfterNavigation(abaya, withOtherImage, noOptions, noOptions)).toBe(withOtherImage);
    expect(selectionAfterNavigation(abaya, withOtherImage, { color: 'BLACK', size: 'L' }, noOptions)).toBe(
      withOtherImage,
    );
    expect(selectionAfterNavigation(abaya, withoutVariant, { color: 'Camel', size: 'XL' }, noOptions)).toBe(
      withoutVariant,
    );
  });

  test('falls back to the rendered options for values in another language', () => {
    const requested = { color: 'جملي', size: 'M' };
    expect(selectionAfterNavigation(abaya, current, requested, { color: 'Camel', size: 'M' }).variant).toBe(
      camelM,
    );
  });

  test('is the rendered selection for a URL without options', () => {
    const selected = initialSelection(abaya, { color: 'camel', size: 'M' });
    expect(selectionAfterNavigation(abaya, selected, noOptions, noOptions).variant).toBe(blackL);
  });
});

describe('selecting a size', () => {
  test('limits the colours to those available in that size', () => {
    expect(['M', 'l', 'XL', 'XXL', null].map((size) => colorsIn(size === null ? {} : { size }))).toEqual([
      ['Camel'],
      ['Camel', 'Black'],
      ['Black'],
      [],
      ['Camel', 'Black'],
    ]);
  });

  test('keeps the colour when it is available in that size', () => {
    expect(selectSize(abaya, initialSelection(abaya), 'XL').variant).toBe(blackXl);
  });

  test('selects the first available colour otherwise', () => {
    expect(selectSize(abaya, initialSelection(abaya), 'M')).toEqual({
      values: { color: 'Camel', size: 'M' },
      variant: camelM,
      image: '/camel',
    });
  });
});

describe('selecting a colour', () => {
  test('selects the variant with the active size, ignoring letter case', () => {
    expect(selectColor(abaya, initialSelection(abaya), 'CAMEL').variant).toBe(camelL);
  });

  test('leaves the variant undefined when the size lacks the colour', () => {
    const selected = selectColor(abaya, initialSelection(abaya, { size: 'XL' }), 'Camel');
    expect(selected).toEqual({
      values: { color: 'Camel', size: 'XL' },
      variant: undefined,
      image: '/camel',
    });
  });

  test('has a variant again once a size with that colour is selected', () => {
    const withoutVariant = selectColor(abaya, initialSelection(abaya, { size: 'XL' }), 'Camel');
    expect(selectSize(abaya, withoutVariant, 'L').variant).toBe(camelL);
  });
});

describe('colours and sizes', () => {
  test('colours are distinct and have the code of any of their variants', () => {
    const variants = [
      variant({ color: 'Sand' }),
      variant({ color: 'sand', colorCode: '#d4b48e' }),
      variant({ color: 'Plum' }),
    ];
    expect(swatchesOf(product({ variants }))).toEqual([
      { name: 'Sand', code: '#d4b48e' },
      { name: 'Plum', code: null },
    ]);
  });

  test('sizes are distinct, ignoring letter case, from small to large', () => {
    expect(
      valuesOfKind(
        product({ variants: [variant({ size: 'xl' }), ...abaya.variants, variant({ size: 'm' })] }),
        'size',
      ),
    ).toEqual(['M', 'L', 'xl']);
  });
});

describe('products with fewer options', () => {
  test('a product without sizes is selected by colour', () => {
    const red = variant({ id: 1, color: 'Red' });
    const blue = variant({ id: 2, color: 'Blue', images: ['/blue'] });
    const scarf = product({ variants: [red, blue], images: ['/scarf'] });
    expect(valuesOfKind(scarf, 'size')).toEqual([]);
    expect(initialSelection(scarf)).toEqual({ values: { color: 'Red' }, variant: red, image: '/scarf' });
    expect(selectColor(scarf, initialSelection(scarf), 'blue').variant).toBe(blue);
  });

  test('a product without colours is selected by size', () => {
    const ring = product({ variants: [variant({ id: 1, size: '50' }), variant({ id: 2, size: '52' })] });
    expect(swatchesOf(ring)).toEqual([]);
    expect(selectSize(ring, initialSelection(ring), '52')).toMatchObject({
      values: { size: '52' },
      variant: { id: 2 },
    });
  });

  test('a product without variants has no options and shows its own image', () => {
    expect(initialSelection(product({ images: ['/gift-card'] }), { color: 'red' })).toEqual({
      values: {},
      variant: undefined,
      image: '/gift-card',
    });
  });
});

test('shows an image of the variant, its colour or the product', () => {
  const withImage = variant({ id: 1, size: 'M', color: 'Sand', images: ['/sand-1', '/sand-2'] });
  const withoutImage = variant({ id: 2, size: 'L', color: 'Sand' });
  const withoutColorImage = variant({ id: 3, size: 'L', color: 'Rose' });
  const item = product({
    variants: [withoutColorImage, withoutImage, withImage],
    images: ['/own-1', '/own-2'],
  });
  const imageOf = (size: string, color: string) => initialSelection(item, { size, color }).image;
  expect([imageOf('M', 'Sand'), imageOf('L', 'Sand'), imageOf('L', 'Rose')]).toEqual([
    '/sand-1',
    '/sand-1',
    '/own-1',
  ]);
});

describe('products with more options', () => {
  const inLength = (id: number, color: string, size: string, length: string) =>
    variant({ id, color, size, attributes: [{ name: 'Length', value: length }] });
  const variants = [
    inLength(1, 'Black', 'S', '52'),
    inLength(2, 'Black', 'S', '54'),
    inLength(3, 'Black', 'M', '54'),
    inLength(4, 'Camel', 'M', '56'),
  ];
  const kaftan = product({ variants });
  const length = optionOf(kaftan, 'length');

  test('are selected by every attribute in which the variants differ', () => {
    expect(kaftan.options.map(({ name, values }) => [name, values])).toEqual([
      ['color', ['Black', 'Camel']],
      ['size', ['S', 'M']],
      ['Length', ['52', '54', '56']],
    ]);
    expect(selectOption(kaftan, initialSelection(kaftan), length, '54').variant).toBe(variants[1]);
  });

  test('keep the other values where a variant has them, the colour first', () => {
    const blackS54 = initialSelection(kaftan, { length: '54' });
    expect(selectSize(kaftan, blackS54, 'M').variant).toBe(variants[2]);
    expect(selectOption(kaftan, blackS54, length, '56').values).toEqual({
      color: 'Camel',
      size: 'M',
      length: '56',
    });
    expect(selectColor(kaftan, blackS54, 'Camel').variant).toBeUndefined();
  });

  test('have no option that all variants share', () => {
    const sameLength = [inLength(1, 'Black', 'S', '52'), inLength(2, 'Black', 'M', '52')];
    expect(product({ variants: sameLength }).options.map(({ key }) => key)).toEqual(['color', 'size']);
  });

  test('may have a variant without one of them, which fits every value', () => {
    const onlyLong = variant({ id: 5, color: 'White', attributes: [{ name: 'Length', value: '56' }] });
    const withOneSize = product({ variants: [...variants, onlyLong] });
    const selection = initialSelection(withOneSize, { size: 'M', length: '56' });
    expect(selectColor(withOneSize, selection, 'White')).toMatchObject({
      variant: onlyLong,
      values: { color: 'White', length: '56' },
    });
    expect(findVariant(withOneSize, { color: 'White', size: 'S', length: '56' })).toBe(onlyLong);
    expect(findVariant(withOneSize, { color: 'White', size: 'S', length: '52' })).toBeUndefined();
  });
});
