import sharp from 'sharp';
import { writeFontConfiguration } from '../lib/site/share-images/fonts.ts';
import { renderText } from '../lib/site/share-images/render-text.ts';
import { expect, test } from './support/base-test.ts';
import { colorName, findProduct, languages, localizedPath, productPath } from './support/catalogue.ts';
import { meta } from './support/html.ts';
import { httpRequest, httpRequestBytes } from './support/http.ts';
import { port } from './support/shop-origin.ts';

const multicolored = findProduct('comes in several colours', ({ colors }) => colors.length > 1);
const unknownVersion = '000000000000';

async function shareImagePath(path: string, host = 'localhost'): Promise<string> {
  const { body } = await httpRequest(port, path, { host });
  return new URL(meta(body, 'og:image') ?? '').pathname;
}

test.describe('share image', () => {
  test('is small, cacheable and correctly sized for pages of every kind', async () => {
    for (const page of [
      '/',
      '/ar/shop',
      '/shop/shop-category/abayas',
      '/ar/shop/shop-feature/best-sellers',
      '/pages/about',
      '/auth/login',
    ]) {
      const { status, headers, bytes } = await httpRequestBytes(port, await shareImagePath(page));
      expect([page, status, headers['content-type']]).toEqual([page, 200, 'image/jpeg']);
      expect(headers['cache-control'], page).toBe('public, max-age=31536000, immutable');
      expect(await sharp(bytes).metadata(), page).toMatchObject({
        format: 'jpeg',
        width: 1200,
        height: 630,
      });
      expect(bytes.length, page).toBeLessThan(300_000);
    }
  });

  test('differs between colours of a product', async () => {
    const paths = await Promise.all(
      multicolored.colors.slice(0, 2).map((color) => {
        const name = encodeURIComponent(colorName(color, 'ar'));
        return shareImagePath(`${localizedPath('ar', productPath(multicolored))}?color=${name}`);
      }),
    );
    const images = await Promise.all(paths.map((path) => httpRequestBytes(port, path)));
    expect(new Set(images.map(({ bytes }) => bytes.toString('base64'))).size).toBe(2);
  });

  test('responds 304 to a matching ETag', async () => {
    const path = await shareImagePath(productPath(multicolored));
    const { headers } = await httpRequest(port, path);
    const revalidated = await httpRequest(port, path, { headers: { 'if-none-match': String(headers.etag) } });
    expect([revalidated.status, revalidated.body]).toEqual([304, '']);
  });

  test('redirects an outdated version to the current version', async () => {
    const currentPath = await shareImagePath(productPath(multicolored));
    const { status, headers } = await httpRequest(
      port,
      currentPath.replace(/[0-9a-f]{12}\.jpg$/, `${unknownVersion}.jpg`),
    );
    expect([status, headers.location]).toEqual([307, currentPath]);
  });

  test('responds 404 to unknown images', async () => {
    for (const path of [
      '/cards',
      '/cards/en/shop',
      `/cards/fr/shop/${unknownVersion}.jpg`,
      `/cards/en/shop/${unknownVersion}.png`,
      `/cards/en/shop/1200x630/${unknownVersion}.jpg`,
      `/cards/en/product/no-such-product/-/${unknownVersion}.jpg`,
      `/cards/en/product/${multicolored.slug}/no-such-colour/${unknownVersion}.jpg`,
      `/cards/en/product/${multicolored.slug}/${colorName(multicolored.colors[0] ?? '').toUpperCase()}/${unknownVersion}.jpg`,
      `/cards/en/category/no-such-category/${unknownVersion}.jpg`,
      `/cards/en/feature/no-such-tag/${unknownVersion}.jpg`,
      '/cards/en/%E0%A4%A/x',
    ])
      expect([path, (await httpRequest(port, path)).status]).toEqual([path, 404]);
  });

  test('differs between shops', async () => {
    const hosts = ['localhost', 'layl.localhost'];
    const paths = await Promise.all(hosts.map((host) => shareImagePath('/pages/about', host)));
    const [firstImage, secondImage] = await Promise.all(
      hosts.map(async (host, index) => (await httpRequestBytes(port, paths[index] ?? '', { host })).bytes),
    );
    expect(paths[0]).not.toBe(paths[1]);
    expect(firstImage?.equals(secondImage ?? Buffer.alloc(0))).toBe(false);
  });
});

test.describe('share image text', () => {
  test.beforeAll(async () => {
    process.env.FONTCONFIG_FILE = await writeFontConfiguration('test-results/browser/card-fonts');
  });

  const style = { face: 'display', size: 80, color: '#000000', width: 2000 } as const;
  const arabic = (text: string) => renderText(text, { ...style, locale: 'ar' });

  /** Measures the height of the ink at the left and right end of rendered text. */
  async function inkHeightAtEnds(text: string): Promise<[left: number, right: number]> {
    const { image, width, height } = await arabic(text);
    const endWidth = Math.round(width / 5);
    const ends = [0, width - endWidth].map(async (left) => {
      const slice = await sharp(image).extract({ left, top: 0, width: endWidth, height }).png().toBuffer();
      const { info } = await sharp(slice)
        .flatten({ background: '#ffffff' })
        .trim()
        .toBuffer({ resolveWithObject: true });
      return info.height;
    });
    const [left = 0, right = 0] = await Promise.all(ends);
    return [left, right];
  }

  /** Counts the horizontally separate parts of rendered text. */
  async function countStrokes(text: string): Promise<number> {
    const { image } = await arabic(text);
    const { data, info } = await sharp(image)
      .extractChannel('alpha')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const inkedColumns = Array.from({ length: info.width }, (_, x) =>
      Array.from({ length: info.height }, (_, y) => data[y * info.width + x] ?? 0).some(
        (alpha) => alpha > 64,
      ),
    );
    return inkedColumns.filter((isInked, x) => isInked && !inkedColumns[x - 1]).length;
  }

  test('joins Arabic letters', async () => {
    // The second text has zero-width non-joiners, which separate the letters.
    expect(await countStrokes('ععع')).toBe(1);
    expect(await countStrokes('ع\u200cع\u200cع')).toBe(3);
  });

  test('runs Arabic from right to left, also after Latin words', async () => {
    // The letters are tall and the kashida is flat, which tells the ends apart.
    const [left, right] = await inkHeightAtEnds('ااا ــــــ');
    expect(right).toBeGreaterThan(left * 2);
    const [afterLatin, latin] = await inkHeightAtEnds('lll ــــــ');
    expect(latin).toBeGreaterThan(afterLatin * 2);
  });

  test('has glyphs in every font face without system fonts', async () => {
    // No font has a glyph for this private-use character.
    const missingGlyph = await arabic('\u{10fffd}');
    for (const locale of languages) {
      for (const face of ['display', 'text', 'strong'] as const) {
        for (const letter of ['ع', 'g', '7', 'ş']) {
          const rendered = await renderText(letter, { ...style, locale, face });
          expect(rendered.image.equals(missingGlyph.image), `${locale} ${face} ${letter}`).toBe(false);
        }
      }
    }
  });

  test('renders markup as plain text', async () => {
    await expect(arabic('<b>&amp; </span>\u0000\ud800 "x"')).resolves.toHaveProperty('width');
  });
});
