import type { z } from 'zod';
import type { GarmentMeasurements } from '../../contract/catalogue.ts';
import type { SourceMeasurements } from './types.ts';

/**
 * Returns the measurements of every size from those of the base size and the grade rule. Chest and waist grow by the same grade; the sleeve length stays.
 * @param sizes from small to large, with the base size
 */
export function gradedMeasurements(
  sizes: readonly string[],
  { size: baseSize, chest, waist, length, sleeve, grade }: SourceMeasurements,
): z.infer<typeof GarmentMeasurements>[] {
  return sizes.map((size, index) => {
    const steps = index - sizes.indexOf(baseSize);
    return {
      size,
      chest: chest + steps * grade.chest,
      ...(waist !== undefined && { waist: waist + steps * grade.chest }),
      length: length + steps * grade.length,
      ...(sleeve !== undefined && { sleeve }),
    };
  });
}
