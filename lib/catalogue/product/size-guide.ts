import { isRingSize, valuesOfKind } from './options.ts';
import type { CategoryRef, GarmentMeasurements, Product, SelectableProduct } from './types.ts';

/** Body measurement; all but the height are circumferences. */
export type BodyMeasurement = 'height' | 'bust' | 'waist' | 'hips' | 'finger';

export interface SizeGuide {
  bodyMeasurements: BodyMeasurement[];
  /** Values of each size in centimetres, such as `80–84`, in the order of `bodyMeasurements`. */
  rows: { size: string; values: string[] }[];
}

/** Body measurements in centimetres by size. */
type MeasurementTable = Record<string, Partial<Record<BodyMeasurement, string>>>;

interface SizeTable {
  bodyMeasurements: BodyMeasurement[];
  table: MeasurementTable;
}

const clothing: MeasurementTable = {
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

/** Abaya sizes are their length in inches, from shoulder to hem. */
const abayas: MeasurementTable = {
  '52': { height: '150–156', bust: '88–100' },
  '54': { height: '156–162', bust: '92–104' },
  '56': { height: '162–168', bust: '96–108' },
  '58': { height: '168–174', bust: '100–112' },
};

/** Ring sizes are their inner diameter in millimetres. */
const ringTables: SizeTable[] = [
  {
    bodyMeasurements: ['finger'],
    table: { '16': { finger: '5.0' }, '17': { finger: '5.3' }, '18': { finger: '5.7' } },
  },
];

/** Size tables by slug of the main category; the first that has all sizes of a product counts. */
const tablesByCategory = new Map<string, SizeTable[]>(
  Object.entries({
    abayas: [
      { bodyMeasurements: ['height', 'bust'], table: abayas },
      { bodyMeasurements: ['bust', 'waist', 'hips'], table: clothing },
    ],
    dresses: [{ bodyMeasurements: ['bust', 'waist', 'hips'], table: clothing }],
    tops: [{ bodyMeasurements: ['bust', 'waist'], table: clothing }],
    jackets: [{ bodyMeasurements: ['bust', 'waist'], table: clothing }],
    pants: [{ bodyMeasurements: ['waist', 'hips'], table: clothing }],
    skirts: [{ bodyMeasurements: ['waist', 'hips'], table: clothing }],
  }),
);

/** Returns the measurements of the garment itself in each measured size of the product, in the order of its sizes. */
export function garmentMeasurementsFor(
  product: SelectableProduct & Pick<Product, 'measurements'>,
): GarmentMeasurements[] {
  return valuesOfKind(product, 'size').flatMap((size) => {
    const garment = product.measurements.find(
      (measured) => measured.size.toLowerCase() === size.toLowerCase(),
    );
    return garment ? [{ ...garment, size }] : [];
  });
}

/** Returns the range of the bust that a clothing size is for, in centimetres; null for other sizes. */
export function bustRangeOf(size: string): { min: number; max: number } | null {
  const key = size.toUpperCase();
  const range = Object.hasOwn(clothing, key) ? clothing[key]?.bust : undefined;
  const [min, max] = range?.split('–').map(Number) ?? [];
  return min === undefined || max === undefined ? null : { min, max };
}

/** Returns the first size table of rings, or of the product's category, that covers every size of the product; null when none does. */
export function sizeGuideFor(
  product: SelectableProduct & { mainCategory: CategoryRef | null },
): SizeGuide | null {
  const sizes = valuesOfKind(product, 'size');
  if (sizes.length === 0) return null;
  const tables = isRingSize(product) ? ringTables : tablesByCategory.get(product.mainCategory?.slug ?? '');
  for (const { bodyMeasurements, table } of tables ?? []) {
    const rangesBySize = sizes.map((size) => ({
      size,
      ranges: Object.hasOwn(table, size.toUpperCase()) ? table[size.toUpperCase()] : undefined,
    }));
    if (rangesBySize.some(({ ranges }) => !ranges)) continue;
    return {
      bodyMeasurements,
      rows: rangesBySize.map(({ size, ranges }) => ({
        size,
        values: bodyMeasurements.map((name) => ranges?.[name] ?? ''),
      })),
    };
  }
  return null;
}
