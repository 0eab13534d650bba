import { readMeasurements } from './measurements.ts';
import { testReadContext } from './testing.ts';

const measurements = { size: 'M', chest: 112, waist: 90, length: 140, sleeve: 57.5 };

describe('readMeasurements', () => {
  test.each([0.5, 400])('accepts a length of %d cm', (length) => {
    expect(readMeasurements({ ...measurements, length }, testReadContext())).toEqual({
      ...measurements,
      length,
    });
  });

  test.each([{ size: null }, { chest: 0 }, { length: 400.5 }, { length: -1 }])('rejects %j', (fields) => {
    const context = testReadContext();
    expect(readMeasurements({ ...measurements, ...fields }, context)).toBeNull();
    expect(context.unreadableFields).toEqual(['product.measurements']);
  });

  test('an unreadable waist or sleeve is null and reported', () => {
    const context = testReadContext();
    expect(readMeasurements({ ...measurements, waist: 0, sleeve: 'long' }, context)).toEqual({
      ...measurements,
      waist: null,
      sleeve: null,
    });
    expect(context.unreadableFields).toEqual(['measurements.waist', 'measurements.sleeve']);
  });
});
