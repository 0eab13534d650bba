import type { Choice } from './choice.ts';
import { sizesFor } from './selection.ts';
import type { CategoryRef } from './types.ts';

/** What is measured on the body. */
export type Measure = 'height' | 'bust' | 'waist' | 'hips' | 'finger';

export interface SizeGuide {
  measures: Measure[];
  /** Of each size of the product what it fits, in centimetres, in the order of `measures`. */
  rows: { size: string; values: string[] }[];
}

type Table = Record<string, Partial<Record<Measure, string>>>;

const body: Table = {
  XS: { bust: '80–84', waist: '62–66', hips: '88–92' },
  S: { bust: '84–88', waist: '66–70', hips: '92–96' },
  M: { bust: '88–94', waist: '70–76', hips: '96–102' },
  L: { bust: '94–100', waist: '76–82', hips: '102–108' },
  XL: { bust: '100–108', waist: '82–90', hips: '108–116' },
  '36': { bust: '82–86', waist: '64–68', hips: '90–94' },
  '38': { bust: '86–90', waist: '68–72', hips: '94–98' },
  '40': { bust: '90–94', waist: '72–76', hips: '98–102' },
  '42': { bust: '94–99', waist: '76–81', hips: '102–107' },
  '44': { bust: '99–105', waist: '81–87', hips: '107–113' },
};

/** Abayas are sized by length; inches from the shoulder to the hem, by which they are called. */
const abayas: Table = {
  '52': { height: '150–156', bust: '88–100' },
  '54': { height: '156–162', bust: '92–104' },
  '56': { height: '162–168', bust: '96–108' },
  '58': { height: '168–174', bust: '100–112' },
};

/** Rings are called by their inner diameter in millimetres. */
const rings: Table = { '16': { finger: '5.0' }, '17': { finger: '5.3' }, '18': { finger: '5.7' } };

const kinds: Record<string, { measures: Measure[]; table: Table }[]> = {
  abayas: [
    { measures: ['height', 'bust'], table: abayas },
    { measures: ['bust', 'waist', 'hips'], table: body },
  ],
  dresses: [{ measures: ['bust', 'waist', 'hips'], table: body }],
  tops: [{ measures: ['bust', 'waist'], table: body }],
  jackets: [{ measures: ['bust', 'waist'], table: body }],
  pants: [{ measures: ['waist', 'hips'], table: body }],
  skirts: [{ measures: ['waist', 'hips'], table: body }],
  jewelry: [{ measures: ['finger'], table: rings }],
};

/** The shop's own table of sizes for a product; null where it has none for every size that the product comes in. */
export function sizeGuide(product: Choice & { mainCategory: CategoryRef | null }): SizeGuide | null {
  const sizes = sizesFor(product);
  if (sizes.length === 0) return null;
  for (const { measures, table } of kinds[product.mainCategory?.slug ?? ''] ?? []) {
    const found = sizes.map((size) => ({ size, fits: table[size.toUpperCase()] }));
    if (found.some(({ fits }) => !fits)) continue;
    return {
      measures,
      rows: found.map(({ size, fits }) => ({
        size,
        values: measures.map((measure) => fits?.[measure] ?? ''),
      })),
    };
  }
  return null;
}
