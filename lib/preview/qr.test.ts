import { drawQr } from './qr.ts';
import { readQr } from './testing.ts';

test.each([
  'https://rida.example/?utm_source=letter',
  'https://rida.example/ar/shop/shop-details/%D8%B9?utm_campaign=%D8%B5%D9%8A%D9%81+2026',
  `https://rida.example/?utm_content=${'x'.repeat(500)}`,
])('a camera reads exactly %s', (link) => {
  const drawing = drawQr(link);
  expect(drawing && readQr(drawing)).toBe(link);
});

test('a text that no code can hold is not drawn', () => {
  expect(drawQr('x'.repeat(5000))).toBeNull();
});

test('four squares around a code stay light, as its standard asks', () => {
  const { path, size } = drawQr('https://rida.example/') ?? { path: '', size: 0 };
  const rows = [...path.matchAll(/M\d+ (\d+)h/g)].map(([, y]) => Number(y));
  expect([Math.min(...rows), size - 1 - Math.max(...rows)]).toEqual([4, 4]);
});
