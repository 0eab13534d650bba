import {
  chooseColor,
  chooseSize,
  colorsFor,
  followSelection,
  initialSelection,
  sizesFor,
} from './selection.ts';
import { product, variant } from './testing.ts';

const camelM = variant({ id: 1, size: 'M', color: 'Camel', colorCode: '#c19a6b', images: ['/camel'] });
const camelL = variant({ id: 2, size: 'L', color: 'Camel', images: ['/camel'] });
const blackL = variant({ id: 3, size: 'L', color: 'Black', colorCode: '#000000', images: ['/black'] });
const blackXl = variant({ id: 4, size: 'XL', color: 'Black', images: ['/black'] });
const abaya = product({
  variants: [camelM, camelL, blackL, blackXl],
  defaultVariantId: 3,
  images: ['/abaya'],
});

const names = (size: string | null) => colorsFor(abaya, size).map(({ name }) => name);

describe('when a product loads', () => {
  test('its default variant is selected and its image, size and colour become active', () => {
    expect(initialSelection(abaya)).toEqual({ size: 'L', color: 'Black', variant: blackL, image: '/black' });
  });

  test('an unavailable product uses its first variant, but the default variant then replaces it', () => {
    expect(initialSelection({ ...abaya, available: false }).variant).toBe(blackL);
    expect(initialSelection({ ...abaya, available: false, defaultVariantId: null }).variant).toBe(camelM);
  });

  test('a default variant that the product does not have gives way to the first one', () => {
    expect(initialSelection({ ...abaya, defaultVariantId: 99 }).variant).toBe(camelM);
  });

  test('requested values select their variant in any letter case', () => {
    expect(initialSelection(abaya, { color: 'CAMEL', size: 'm' }).variant).toBe(camelM);
    expect(initialSelection(abaya, { color: 'camel' }).variant).toBe(camelL);
    expect(initialSelection(abaya, { size: 'xl' }).variant).toBe(blackXl);
  });

  test('a requested size keeps the colour of the default variant where it comes in that colour', () => {
    expect(initialSelection({ ...abaya, defaultVariantId: 4 }, { size: 'L' }).variant).toBe(blackL);
  });

  test('a requested value the product does not have is ignored', () => {
    expect(initialSelection(abaya, { color: 'pink' }).variant).toBe(blackL);
    expect(initialSelection(abaya, { color: 'pink', size: 'M' }).variant).toBe(camelM);
    expect(initialSelection(abaya, { color: '', size: null }).variant).toBe(blackL);
  });

  test('a requested colour outranks a requested size it does not come in', () => {
    expect(initialSelection(abaya, { color: 'camel', size: 'XL' }).variant).toBe(camelL);
  });
});

describe('when an address is come back to', () => {
  const shown = initialSelection(abaya);
  const nothing = { color: null, size: null };

  test('what it asks for is selected, in any letter case', () => {
    expect(followSelection(abaya, shown, { color: 'camel', size: 'm' }, nothing).variant).toBe(camelM);
  });

  test('what is shown stays as it is where the address agrees, be there such a variant or not', () => {
    const turned = { ...shown, image: '/turned' };
    const stuck = chooseColor(abaya, initialSelection(abaya, { size: 'XL' }), 'Camel');
    expect(followSelection(abaya, turned, nothing, nothing)).toBe(turned);
    expect(followSelection(abaya, turned, { color: 'BLACK', size: 'L' }, nothing)).toBe(turned);
    expect(followSelection(abaya, stuck, { color: 'Camel', size: 'XL' }, nothing)).toBe(stuck);
  });

  test('words of another language are those that the page was made for', () => {
    const asked = { color: 'جملي', size: 'M' };
    expect(followSelection(abaya, shown, asked, { color: 'Camel', size: 'M' }).variant).toBe(camelM);
  });

  test('one that asks for nothing selects what the page was made for', () => {
    const chosen = initialSelection(abaya, { color: 'camel', size: 'M' });
    expect(followSelection(abaya, chosen, nothing, nothing).variant).toBe(blackL);
  });
});

describe('choosing a size', () => {
  test('recomputes the colours available for that size', () => {
    expect(['M', 'l', 'XL', 'XXL', null].map(names)).toEqual([
      ['Camel'],
      ['Camel', 'Black'],
      ['Black'],
      [],
      ['Camel', 'Black'],
    ]);
  });

  test('keeps the colour that the size comes in', () => {
    expect(chooseSize(abaya, initialSelection(abaya), 'XL').variant).toBe(blackXl);
  });

  test('takes the first available colour in place of one that the size does not come in', () => {
    expect(chooseSize(abaya, initialSelection(abaya), 'M')).toEqual({
      size: 'M',
      color: 'Camel',
      variant: camelM,
      image: '/camel',
    });
  });
});

describe('choosing a colour', () => {
  test('picks the variant matching the active size and colour, case-insensitively', () => {
    expect(chooseColor(abaya, initialSelection(abaya), 'CAMEL').variant).toBe(camelL);
  });

  test('that does not come in the active size leaves the variant undefined, and both choices as they are', () => {
    const chosen = chooseColor(abaya, initialSelection(abaya, { size: 'XL' }), 'Camel');
    expect(chosen).toEqual({ size: 'XL', color: 'Camel', variant: undefined, image: '/camel' });
  });

  test('that matches no variant can be followed by a size that does', () => {
    const stuck = chooseColor(abaya, initialSelection(abaya, { size: 'XL' }), 'Camel');
    expect(chooseSize(abaya, stuck, 'L').variant).toBe(camelL);
  });
});

describe('swatches', () => {
  test('are distinct colours with their code, from whichever variant has one', () => {
    const variants = [
      variant({ color: 'Sand' }),
      variant({ color: 'sand', colorCode: '#d4b48e' }),
      variant({ color: 'Plum' }),
    ];
    expect(colorsFor(product({ variants }), null)).toEqual([
      { name: 'Sand', code: '#d4b48e' },
      { name: 'Plum', code: null },
    ]);
  });

  test('sizes are distinct in any letter case and keep the upstream order', () => {
    expect(
      sizesFor(product({ variants: [variant({ size: 'M' }), ...abaya.variants, variant({ size: 'xl' })] })),
    ).toEqual(['M', 'L', 'XL']);
  });
});

describe('products of fewer choices', () => {
  test('a product without sizes is chosen by colour', () => {
    const red = variant({ id: 1, color: 'Red' });
    const blue = variant({ id: 2, color: 'Blue', images: ['/blue'] });
    const scarf = product({ variants: [red, blue], images: ['/scarf'] });
    expect(sizesFor(scarf)).toEqual([]);
    expect(initialSelection(scarf)).toEqual({ size: null, color: 'Red', variant: red, image: '/scarf' });
    expect(chooseColor(scarf, initialSelection(scarf), 'blue').variant).toBe(blue);
  });

  test('a product without colours is chosen by size', () => {
    const ring = product({ variants: [variant({ id: 1, size: '50' }), variant({ id: 2, size: '52' })] });
    expect(colorsFor(ring, '50')).toEqual([]);
    expect(chooseSize(ring, initialSelection(ring), '52')).toMatchObject({ color: null, variant: { id: 2 } });
  });

  test('a product without variants has nothing to choose and shows its own picture', () => {
    expect(initialSelection(product({ images: ['/gift-card'] }), { color: 'red' })).toEqual({
      size: null,
      color: null,
      variant: undefined,
      image: '/gift-card',
    });
  });
});

test('the picture is the first of the variant, else the first in its colour, else that of the product', () => {
  const pictured = variant({ id: 1, size: 'M', color: 'Sand', images: ['/sand-1', '/sand-2'] });
  const bare = variant({ id: 2, size: 'L', color: 'Sand' });
  const plain = variant({ id: 3, size: 'L', color: 'Rose' });
  const one = product({ variants: [plain, bare, pictured], images: ['/own-1', '/own-2'] });
  const imageOf = (size: string, color: string) => initialSelection(one, { size, color }).image;
  expect([imageOf('M', 'Sand'), imageOf('L', 'Sand'), imageOf('L', 'Rose')]).toEqual([
    '/sand-1',
    '/sand-1',
    '/own-1',
  ]);
});
