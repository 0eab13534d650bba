import { type SizeKind, sizeKindOf } from './size-kind.ts';

describe('sizeKindOf', () => {
  test.each<[SizeKind | null, string[]]>([
    ['letters', ['XS', 's', 'M', 'L', 'XL', 'XXL', '3XL', 'XXXXL', 'X-Large']],
    ['numbers', ['36', '40', '44']],
    ['lengths', ['52', '54', '58']],
    ['rings', ['14', '16', '18']],
    [null, ['50 ml', '128 GB', 'One size', '', '100', '1L']],
    // Shoes and clothes of the US or UK.
    [null, ['0', '6', '8', '13']],
  ])('returns %s for %j', (kind, sizes) => {
    for (const size of sizes) expect([size, sizeKindOf(size)]).toEqual([size, kind]);
  });
});
