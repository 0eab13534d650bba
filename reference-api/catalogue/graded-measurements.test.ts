import { gradedMeasurements } from './graded-measurements.ts';

test('gradedMeasurements adds the grade for each size above the base', () => {
  const measurements = {
    size: 'M',
    chest: 108,
    waist: 90,
    length: 141,
    sleeve: 58,
    grade: { chest: 6, length: 2 },
  };
  expect(gradedMeasurements(['S', 'M', 'L'], measurements)).toEqual([
    { size: 'S', chest: 102, waist: 84, length: 139, sleeve: 58 },
    { size: 'M', chest: 108, waist: 90, length: 141, sleeve: 58 },
    { size: 'L', chest: 114, waist: 96, length: 143, sleeve: 58 },
  ]);
});
