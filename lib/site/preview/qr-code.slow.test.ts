import { createQrCode } from './qr-code.ts';
import { decodeQrCode } from './testing.ts';

describe('QR code', () => {
  test.each([
    'https://rida.example/?utm_source=letter',
    'https://rida.example/ar/shop/shop-details/%D8%B9?utm_campaign=%D8%B5%D9%8A%D9%81+2026',
    `https://rida.example/?utm_content=${'x'.repeat(500)}`,
  ])('encodes %s exactly', (link) => {
    const qrCode = createQrCode(link);
    expect(qrCode && decodeQrCode(qrCode)).toBe(link);
  });

  test('returns null for a text that is too long', () => {
    expect(createQrCode('x'.repeat(5000))).toBeNull();
  });

  test('leaves a quiet zone of four squares', () => {
    const { path, size } = createQrCode('https://rida.example/') ?? { path: '', size: 0 };
    const rows = [...path.matchAll(/M\d+ (\d+)h/g)].map(([, y]) => Number(y));
    expect([Math.min(...rows), size - 1 - Math.max(...rows)]).toEqual([4, 4]);
  });
});
