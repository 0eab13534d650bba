import sharp from 'sharp';
import { prepareFonts } from '../lib/share-images/fonts.ts';
import { renderText } from '../lib/share-images/render-text.ts';
import { colorName, inLanguage, languages, pathOf, productThat } from './support/catalogue.ts';
import { meta } from './support/html.ts';
import { ask, askBytes } from './support/http.ts';
import { expect, test } from './support/plain-test.ts';
import { pages } from './support/routes.ts';
import { port } from './support/shop.ts';

const colorful = productThat('comes in several colours', ({ colors }) => colors.length > 1);
const anyVersion = '000000000000';

async function cardOf(path: string, host = 'localhost'): Promise<string> {
  const { body } = await ask(port, path, { host });
  return new URL(meta(body, 'og:image') ?? '').pathname;
}

for (const language of languages) {
  test(`every page has a card of the size it says, light and cacheable, in ${language}`, async () => {
    for (const page of pages) {
      const { status, headers, bytes } = await askBytes(port, await cardOf(inLanguage(language, page)));
      expect([page, status, headers['content-type']]).toEqual([page, 200, 'image/jpeg']);
      expect(headers['cache-control'], page).toBe('public, max-age=31536000, immutable');
      expect(await sharp(bytes).metadata(), page).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
      expect(bytes.length, page).toBeLessThan(300_000);
    }
  });

  test(`each colour of a product has a card of its own in ${language}`, async () => {
    const cards = await Promise.all(
      colorful.colors.map((color) => {
        const name = encodeURIComponent(colorName(color, language));
        return cardOf(`${inLanguage(language, pathOf(colorful))}?color=${name}`);
      }),
    );
    const drawn = await Promise.all(cards.map((card) => askBytes(port, card)));
    expect(new Set(drawn.map(({ bytes }) => bytes.toString('base64'))).size).toBe(colorful.colors.length);
  });
}

test('a card that is known is not sent again', async () => {
  const path = await cardOf(pathOf(colorful));
  const { headers } = await ask(port, path);
  const again = await ask(port, path, { headers: { 'if-none-match': String(headers.etag) } });
  expect([again.status, again.body]).toEqual([304, '']);
});

test('an old address of a card leads to the card of today', async () => {
  const today = await cardOf(pathOf(colorful));
  const { status, headers } = await ask(port, today.replace(/[0-9a-f]{12}\.jpg$/, `${anyVersion}.jpg`));
  expect([status, headers.location]).toEqual([307, today]);
});

for (const path of [
  '/cards',
  '/cards/en/shop',
  `/cards/fr/shop/${anyVersion}.jpg`,
  `/cards/en/shop/${anyVersion}.png`,
  `/cards/en/shop/1200x630/${anyVersion}.jpg`,
  `/cards/en/product/no-such-product/-/${anyVersion}.jpg`,
  `/cards/en/product/${colorful.slug}/no-such-colour/${anyVersion}.jpg`,
  `/cards/en/product/${colorful.slug}/${colorName(colorful.colors[0] ?? '').toUpperCase()}/${anyVersion}.jpg`,
  `/cards/en/category/no-such-category/${anyVersion}.jpg`,
  `/cards/en/feature/no-such-tag/${anyVersion}.jpg`,
  '/cards/en/%E0%A4%A/x',
]) {
  test(`${path} is no card`, async () => {
    expect((await ask(port, path)).status).toBe(404);
  });
}

test('each shop draws its own cards', async () => {
  const hosts = ['localhost', 'layl.localhost'];
  const paths = await Promise.all(hosts.map((host) => cardOf('/pages/about', host)));
  const [one, other] = await Promise.all(
    hosts.map(async (host, index) => (await askBytes(port, paths[index] ?? '', { host })).bytes),
  );
  expect(paths[0]).not.toBe(paths[1]);
  expect(one?.equals(other ?? Buffer.alloc(0))).toBe(false);
});

test.describe('letters', () => {
  test.beforeAll(async () => {
    process.env.FONTCONFIG_FILE = await prepareFonts('test-results/card-fonts');
  });

  const style = { face: 'display', size: 80, color: '#000000', width: 2000 } as const;
  const arabic = (text: string) => renderText(text, { ...style, locale: 'ar' });

  /** Height of the ink in the left and the right end of drawn text. */
  async function inkAtEnds(text: string): Promise<[left: number, right: number]> {
    const { image, width, height } = await arabic(text);
    const end = Math.round(width / 5);
    const ends = [0, width - end].map(async (left) => {
      const cut = await sharp(image).extract({ left, top: 0, width: end, height }).png().toBuffer();
      const { info } = await sharp(cut)
        .flatten({ background: '#ffffff' })
        .trim()
        .toBuffer({ resolveWithObject: true });
      return info.height;
    });
    const [left = 0, right = 0] = await Promise.all(ends);
    return [left, right];
  }

  /** How many pieces of ink stand beside each other. */
  async function strokes(text: string): Promise<number> {
    const { image } = await arabic(text);
    const { data, info } = await sharp(image)
      .extractChannel('alpha')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const inked = Array.from({ length: info.width }, (_, x) =>
      Array.from({ length: info.height }, (_, y) => data[y * info.width + x] ?? 0).some(
        (alpha) => alpha > 64,
      ),
    );
    return inked.filter((ink, x) => ink && !inked[x - 1]).length;
  }

  test('of Arabic words are joined', async () => {
    expect(await strokes('ععع')).toBe(1);
    expect(await strokes('ع\u200cع\u200cع')).toBe(3);
  });

  test('of Arabic words run from right to left, also after a Latin word', async () => {
    const [left, right] = await inkAtEnds('ااا ــــــ');
    expect(right).toBeGreaterThan(left * 2);
    const [afterLatin, latin] = await inkAtEnds('lll ــــــ');
    expect(latin).toBeGreaterThan(afterLatin * 2);
  });

  test('of every face are there, whatever fonts the machine has', async () => {
    const missing = await arabic('\u{10fffd}');
    for (const locale of languages) {
      for (const face of ['display', 'text', 'strong'] as const) {
        for (const letter of ['ع', 'g', '7', 'ş']) {
          const drawn = await renderText(letter, { ...style, locale, face });
          expect(drawn.image.equals(missing.image), `${locale} ${face} ${letter}`).toBe(false);
        }
      }
    }
  });

  test('of markup are letters', async () => {
    await expect(arabic('<b>&amp; </span>\u0000\ud800 "x"')).resolves.toHaveProperty('width');
  });
});
