import { cut, productDescription } from './product-description.ts';

test('a description is its paragraphs, else what search engines are told, else nothing', () => {
  const of = (descriptionHtml: string, metaDescription: string | null) =>
    productDescription({ descriptionHtml, metaDescription });
  expect(of('<p>One</p><p>Two</p>', 'Three')).toBe('One\nTwo');
  expect(of('', 'Three')).toBe('Three');
  expect(of(' ', null)).toBe('');
  expect([...of(`<p>${'x'.repeat(5001)}</p>`, null)]).toHaveLength(5000);
  expect(of(`<p>${'x'.repeat(5000)}</p>`, null)).not.toContain('…');
});

test('a text is cut at so many characters, dots among them, and none is cut in two', () => {
  expect(cut('abcd', 4)).toBe('abcd');
  expect(cut('abcde', 4)).toBe('abc…');
  expect(cut('👗👗👗', 2)).toBe('👗…');
});
