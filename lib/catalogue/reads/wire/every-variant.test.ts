import fc from 'fast-check';
import { byPrecedence, isSameValue, optionValuesOf } from '../../product/options.ts';
import { findVariant, initialSelection, selectOption } from '../../product/selection.ts';
import { arbitraryVariants } from '../../product/testing/arbitrary-variants.ts';
import type { Product } from '../../product/types.ts';
import { readProduct } from './product.ts';
import { testReadContext } from './testing.ts';

const arbitraryProduct = arbitraryVariants.map((attributesOfVariants) => {
  const variants = attributesOfVariants.map((attributes, index) => ({
    id: index + 1,
    price: 10,
    quantity: 3,
    attributes,
  }));
  return readProduct({ id: 1, slug: 'abaya', title: 'Abaya', variants }, testReadContext()) as Product;
});

test('every variant can be selected, and by its URL, too', () => {
  fc.assert(
    fc.property(arbitraryProduct, (shown) => {
      let selection = initialSelection(shown);
      for (const variant of shown.variants) {
        const values = optionValuesOf(shown, variant);
        for (const option of byPrecedence(shown.options))
          selection = selectOption(shown, selection, option, values[option.key] ?? '');
        expect(selection).toMatchObject({ variant, values });
        expect(initialSelection(shown, values).variant).toBe(variant);
        expect(findVariant(shown, values)).toBe(variant);
      }
    }),
  );
});

test('a selection is the variant of its values, or undefined', () => {
  fc.assert(
    fc.property(
      arbitraryProduct,
      fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 12 }),
      (shown, presses) => {
        let selection = initialSelection(shown);
        for (const [optionSeed, valueSeed] of presses) {
          const option = shown.options[optionSeed % shown.options.length];
          const value = option?.values[valueSeed % option.values.length];
          if (!option || value === undefined) continue;
          selection = selectOption(shown, selection, option, value);
          expect(selection.values[option.key]).toBe(value);
          const expected = shown.variants.find((variant) =>
            shown.options.every(({ key }) =>
              isSameValue(optionValuesOf(shown, variant)[key], selection.values[key]),
            ),
          );
          expect(selection.variant).toBe(expected);
          if (option.kind !== 'color') expect(selection.variant).toBeDefined();
        }
      },
    ),
  );
});
