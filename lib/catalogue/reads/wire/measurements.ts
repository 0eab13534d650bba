import { readDecimal } from '../../../platform/money/decimal.ts';
import { asObject } from '../../../platform/wire/json.ts';
import { readLabel } from '../../../platform/wire/label.ts';
import { type ReadContext, readField } from '../../../platform/wire/read-context.ts';
import type { GarmentMeasurements } from '../../product/types.ts';

const maxCentimetres = 400;

/** Reads the measurements of one size. When size, chest or length is missing, reports the measurements and returns null. */
export function readMeasurements(value: unknown, context: ReadContext): GarmentMeasurements | null {
  const raw = asObject(value) ?? {};
  const size = readLabel(raw.size);
  const chest = readCentimetres(raw.chest);
  const length = readCentimetres(raw.length);
  if (size === null || chest === null || length === null) {
    context.reportUnreadable('product.measurements');
    return null;
  }
  const waist = readField(raw.waist, readCentimetres, 'measurements.waist', context);
  const sleeve = readField(raw.sleeve, readCentimetres, 'measurements.sleeve', context);
  return { size, chest, waist, length, sleeve };
}

function readCentimetres(value: unknown): number | null {
  const centimetres = readDecimal(value);
  return centimetres !== null && centimetres > 0 && centimetres <= maxCentimetres ? centimetres : null;
}
