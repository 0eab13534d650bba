import { type SizeKind, sizeKindOf } from './size-kind.ts';

describe('sizeKindOf', () => {
  test.each<[SizeKind | null, string[]]>([
    ['letters', ['XS', 's', 'M', 'L', 'XL', 'XXL', '3XL', 'XXXXL', 'X-Large']],
    ['numbers', ['30', '36', '40', '44']],
    ['lengths', ['52', '54', '58']],
    [null, ['50 ml', '128 GB', 'One size', '', '100', '1L']],
    // Rings, shoes, and clothes of the US or UK.
    [null, ['0', '6', '8', '13', '14', '16', '18', '29']],
  ])('returns %s for %j', (kind, sizes) => {
    for (const size of sizes) expect([size, sizeKindOf(size)]).toEqual([size, kind]);
  });
});
