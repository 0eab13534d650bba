import { costsRejectionQuery, readCostsRejection } from './costs-rejection.ts';

const read = (query: string) => readCostsRejection(new URLSearchParams(query));

describe('rejection of an upload of costs', () => {
  test('is the same after the redirect to the page', () => {
    const rejection = { reason: 'date', line: 12 } as const;
    expect(read(costsRejectionQuery(rejection))).toEqual(rejection);
  });

  test('is read only with a known reason; an invalid line becomes 1', () => {
    expect(read('')).toBeNull();
    expect(read('costs-error=<b>')).toBeNull();
    expect(read('costs-error=size&line=1000000')?.line).toBe(1_000_000);
    expect(read('costs-error=size&line=1000001')?.line).toBe(1);
    expect(read('costs-error=size&line=0')?.line).toBe(1);
    expect(read('costs-error=size&line=-3')).toEqual({ reason: 'size', line: 1 });
  });
});
