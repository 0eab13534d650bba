import { readMeasurements } from './measurements.ts';
import { testReader } from './testing.ts';

const measurements = { size: 'M', chest: 112, waist: 90, length: 140, sleeve: 57.5 };

describe('readMeasurements', () => {
  test.each([0.5, 400])('accepts a length of %d cm', (length) => {
    expect(readMeasurements({ ...measurements, length }, testReader())).toEqual({ ...measurements, length });
  });

  test.each([{ size: null }, { chest: 0 }, { length: 400.5 }, { length: -1 }])('rejects %j', (fields) => {
    const reader = testReader();
    expect(readMeasurements({ ...measurements, ...fields }, reader)).toBeNull();
    expect(reader.unreadableFields).toEqual(['product.measurements']);
  });

  test('an unreadable waist or sleeve is null and reported', () => {
    const reader = testReader();
    expect(readMeasurements({ ...measurements, waist: 0, sleeve: 'long' }, reader)).toEqual({
      ...measurements,
      waist: null,
      sleeve: null,
    });
    expect(reader.unreadableFields).toEqual(['measurements.waist', 'measurements.sleeve']);
  });
});
