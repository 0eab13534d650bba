import { productDescription, truncateWithEllipsis } from './product-properties.ts';

describe('product description', () => {
  test('uses the description, then the meta description, up to 5000 characters', () => {
    const descriptionOf = (descriptionHtml: string, metaDescription: string | null) =>
      productDescription({ descriptionHtml, metaDescription });
    expect(descriptionOf('<p>One</p><p>Two</p>', 'Three')).toBe('One\nTwo');
    expect(descriptionOf('', 'Three')).toBe('Three');
    expect(descriptionOf(' ', null)).toBe('');
    expect([...descriptionOf(`<p>${'x'.repeat(5001)}</p>`, null)]).toHaveLength(5000);
    expect(descriptionOf(`<p>${'x'.repeat(5000)}</p>`, null)).not.toContain('…');
  });

  test('truncates by code points, ellipsis included', () => {
    expect(truncateWithEllipsis('abcd', 4)).toBe('abcd');
    expect(truncateWithEllipsis('abcde', 4)).toBe('abc…');
    expect(truncateWithEllipsis('👗👗👗', 2)).toBe('👗…');
  });
});
