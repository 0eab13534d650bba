import { cardSale, cardVariant, productCardImages } from './card.ts';
import { product, variant } from './testing.ts';

describe('product card', () => {
  test('images and sale come from the default variant', () => {
    const sale = { price: 100, startsAt: 0, endsAt: 1 };
    const images = ['/uploads/b.webp', '/uploads/c.webp', '/uploads/d.webp'];
    const variants = [variant({ id: 1 }), variant({ id: 2, images, sale })];
    const withVariants = product({ variants, defaultVariantId: 2 });
    expect(productCardImages(withVariants)).toEqual(['/uploads/b.webp', '/uploads/c.webp']);
    expect(cardSale(withVariants)).toEqual(sale);
  });

  test('images come from the product when it has no variants', () => {
    expect(productCardImages(product({ variants: [], images: ['/uploads/a.webp'] }))).toEqual([
      '/uploads/a.webp',
    ]);
  });
});

describe("a card's variant", () => {
  const allVariants = ['Black', 'Sand'].flatMap((color) =>
    ['S', 'M', 'L'].map((size) => variant({ id: `${color} ${size}`, color, size, stock: 2 })),
  );
  const idFor = (colors: string[], sizes: string[], variants = allVariants) =>
    cardVariant(product({ variants, defaultVariantId: 'Sand M' }), { color: colors, size: sizes })?.id;

  test('is the default variant when it matches the filters', () => {
    const ids = [idFor([], []), idFor(['sand'], []), idFor(['Black', 'Sand'], ['l', 'm'])];
    expect(new Set(ids)).toEqual(new Set(['Sand M']));
  });

  test('matches the filters and otherwise resembles the default variant', () => {
    expect(idFor([], ['L'])).toBe('Sand L');
    expect(idFor(['black'], [])).toBe('Black M');
    expect(idFor(['Black'], ['s', 'L'])).toBe('Black S');
  });

  test('is in stock if any matching variant is', () => {
    const soldOut = allVariants.map((item) => (item.id === 'Sand L' ? { ...item, stock: 0 } : item));
    expect(idFor([], ['L'], soldOut)).toBe('Black L');
    expect(idFor(['Sand'], ['L'], soldOut)).toBe('Sand L');
  });

  test('matches the colour before the size', () => {
    expect(idFor(['Black'], ['XXL'])).toBe('Black M');
    expect(idFor(['Wine'], ['L'])).toBe('Sand L');
  });
});
