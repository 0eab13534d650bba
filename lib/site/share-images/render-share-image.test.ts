import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { renderShareImage } from './render-share-image.ts';
import { type RenderedText, renderText } from './render-text.ts';
import type { ShareImageContent } from './share-image.ts';

const content: ShareImageContent = {
  locale: 'en',
  shop: { name: 'Rida', primary: '#7a4b2a' },
  title: 'Open abaya',
  label: 'Abayas',
  price: 'EGP 200.00',
  was: null,
  image: null,
};
const style = { locale: 'en', face: 'text', size: 32, color: '#000000', width: 600 } as const;

/** RGB of a pixel. */
async function colorAt(jpeg: Buffer, left: number, top: number): Promise<number[]> {
  return [...(await sharp(jpeg).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
}
/** True for each row with ink, in a column of 600 px beside the photo. */
async function inkRows(jpeg: Buffer, left = 540): Promise<boolean[]> {
  const { data, info } = await sharp(jpeg)
    .extract({ left, top: 0, width: 600, height: 630 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.height }, (_, row) =>
    data.subarray(row * info.width, (row + 1) * info.width).some((value) => value < 200),
  );
}

describe('renderShareImage', () => {
  test('returns a JPEG of 1200 × 630 pixels below 300 kB', async () => {
    const jpeg = await renderShareImage(content, null);
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(jpeg.length).toBeLessThan(300_000);
  });

  test('fills the side panel with the primary color without a photo', async () => {
    const isNear = (color: number[], expected: number[]) =>
      color.every((channel, index) => Math.abs(channel - (expected[index] ?? 0)) < 8);
    const [brown, background] = [
      [122, 75, 42],
      [251, 248, 244],
    ];
    const english = await renderShareImage(content, null);
    expect(isNear(await colorAt(english, 5, 5), brown)).toBe(true);
    expect(isNear(await colorAt(english, 476, 5), brown)).toBe(true);
    expect(isNear(await colorAt(english, 490, 5), background)).toBe(true);
    const arabic = await renderShareImage({ ...content, locale: 'ar', title: 'عباية' }, null);
    expect(isNear(await colorAt(arabic, 1195, 5), brown)).toBe(true);
    expect(isNear(await colorAt(arabic, 724, 5), brown)).toBe(true);
    expect(isNear(await colorAt(arabic, 710, 5), background)).toBe(true);
  });

  test('a photo of any shape fills its side', async () => {
    const picture = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#00ff00' } })
        .png()
        .toBuffer();
    for (const [width, height] of [
      [900, 300],
      [300, 900],
    ] as const) {
      const jpeg = await renderShareImage(content, await picture(width, height));
      for (const [left, top] of [
        [2, 2],
        [468, 627],
      ] as const)
        expect((await colorAt(jpeg, left, top))[1]).toBeGreaterThan(240);
    }
  });

  test('leaves margins empty and puts prices at the bottom', async () => {
    const plain = await inkRows(await renderShareImage({ ...content, price: null }, null));
    const priced = await inkRows(await renderShareImage(content, null));
    const reduced = await inkRows(await renderShareImage({ ...content, was: 'EGP 300.00' }, null));
    for (const rows of [plain, priced, reduced]) {
      expect(rows.slice(0, 60)).not.toContain(true);
      expect(rows.slice(570)).not.toContain(true);
    }
    const inkRowCount = (rows: boolean[]) => rows.slice(450, 570).filter(Boolean).length;
    expect(inkRowCount(plain)).toBe(0);
    expect(inkRowCount(priced)).toBeGreaterThan(20);
    expect(inkRowCount(reduced)).toBeGreaterThan(inkRowCount(priced) + 10);
  });

  test('shrinks a long title, then truncates it', async () => {
    const long = 'Embroidered abaya of washed linen with a hidden row of buttons '.repeat(5);
    const rows = await inkRows(await renderShareImage({ ...content, title: long }, null));
    expect(rows.slice(0, 60)).not.toContain(true);
    expect(rows.slice(570)).not.toContain(true);
    expect(rows.slice(150, 450).filter(Boolean).length).toBeGreaterThan(120);
  });

  test('renders text in its size and wraps it', async () => {
    const small = await renderText('Open abaya', style);
    const large = await renderText('Open abaya', { ...style, size: 64 });
    expect(large.width / small.width).toBeCloseTo(2, 0);
    expect(small.height).toBeGreaterThan(20);
    expect(small.height).toBeLessThan(45);
    const wrapped = await renderText('Open abaya of linen', { ...style, width: 120 });
    expect(wrapped.width).toBeLessThanOrEqual(120);
    expect(wrapped.height).toBeGreaterThan(small.height * 1.8);
  });

  test('escapes markup, replaces control characters and strikes through', async () => {
    const inkOf = async (text: string, more = {}) => {
      const { image } = await renderText(text, { ...style, ...more });
      return (await sharp(image).ensureAlpha().extractChannel(3).raw().toBuffer()).reduce(
        (sum, alpha) => sum + alpha,
        0,
      );
    };
    expect(await inkOf('<b>&amp;')).toBeGreaterThan(await inkOf('&'));
    expect((await renderText('a\u0000\u2028b', style)).width).toBe((await renderText('a b', style)).width);
    const [plain, decorated] = await Promise.all(
      ['Abaya', '✨ Abaya 💗'].map((text) => renderText(text, style)),
    );
    expect(decorated).toEqual(plain);
    expect(await renderText('💗', style)).toMatchObject({ width: 1, height: 1 });
    expect(await inkOf('Open', { strikethrough: true })).toBeGreaterThan(await inkOf('Open'));
    const strong = (locale: 'en' | 'ar') => inkOf('عباية', { face: 'strong', locale });
    expect(await strong('ar')).toBeGreaterThan(await inkOf('عباية', { locale: 'ar' }));
  });

  test('centers label and title between name and price', async () => {
    const rows = await inkRows(await renderShareImage(content, null));
    /** Rows without ink above the label and below the title: the two widest gaps between the first and the last line. */
    const gaps = rows
      .map((isInk) => (isInk ? '1' : '0'))
      .join('')
      .replace(/^0+|0+$/g, '')
      .split(/1+/)
      .map(({ length }) => length)
      .sort((a, b) => b - a);
    expect(Math.abs((gaps[0] ?? 0) - (gaps[1] ?? 0))).toBeLessThan(30);
    expect(gaps[1]).toBeGreaterThan(80);
  });

  /** Finds the offset of at most one pixel at which the image matches a text best; `distance` is their average difference there. */
  async function bestOffset(jpeg: Buffer, { image, width, height }: RenderedText, left: number, top: number) {
    const canvas = { create: { width, height, channels: 3 as const, background: '#fbf8f4' } };
    const expected = await sharp(canvas)
      .composite([{ input: image }])
      .removeAlpha()
      .raw()
      .toBuffer();
    const rendered = await sharp(jpeg).raw().toBuffer();
    const steps = [
      [0, 0],
      [0, 1],
      [0, -1],
      [1, 0],
      [-1, 0],
    ] as const;
    const distances = steps.map(([right, down]) => {
      let sum = 0;
      for (let index = 0; index < expected.length; index += 3) {
        const [x, y] = [(index / 3) % width, Math.floor(index / 3 / width)];
        const renderedIndex = ((top + down + y) * 1200 + left + right + x) * 3;
        sum += Math.abs((rendered[renderedIndex] ?? 0) - (expected[index] ?? 0));
      }
      return { right, down, distance: sum / (expected.length / 3) };
    });
    return distances.reduce((best, candidate) => (candidate.distance < best.distance ? candidate : best));
  }
  /** Maximum difference caused by JPEG compression. */
  const maxJpegError = 8;

  test.each(['en', 'ar'] as const)('positions every text to the pixel (%s)', async (locale) => {
    const texts =
      locale === 'en'
        ? { title: 'Open abaya', label: 'Abayas', price: 'EGP 200.00', was: 'EGP 300.00' }
        : { title: 'عباية مفتوحة', label: 'عبايات', price: '٢٠٠ ج.م', was: '٣٠٠ ج.م' };
    const jpeg = await renderShareImage({ ...content, locale, ...texts }, null);
    const render = (text: string, face: 'display' | 'text' | 'strong', size: number, color: string) =>
      renderText(text, { ...style, locale, face, size, color });
    const name = await render('Rida', 'display', 44, '#7a4b2a');
    const label = await render(texts.label, 'text', 30, '#6a5d54');
    const title = await render(texts.title, 'display', 72, '#2a211c');
    const price = await render(texts.price, 'strong', 50, '#8c2f2f');
    const was = await renderText(texts.was, {
      ...style,
      locale,
      color: '#6a5d54',
      strikethrough: true,
    });
    const priceTop = 630 - 64 - price.height;
    const wasTop = priceTop - 20 - was.height;
    const middle = (64 + name.height + 20 + wasTop - 20) / 2;
    const labelTop = Math.round(middle - (label.height + 20 + title.height) / 2);
    const positions: [text: RenderedText, top: number][] = [
      [name, 64],
      [label, labelTop],
      [title, labelTop + label.height + 20],
      [was, wasTop],
      [price, priceTop],
    ];
    for (const [text, top] of positions) {
      const left = locale === 'en' ? 536 : 1200 - 536 - text.width;
      const { distance, ...offset } = await bestOffset(jpeg, text, left, top);
      expect(offset).toEqual({ right: 0, down: 0 });
      expect(distance).toBeLessThan(maxJpegError);
    }
  });

  test.each([
    ['Open abaya', 72],
    ['Open abaya of washed linen with long sleeves', 60],
    ['Open abaya of washed linen with long sleeves, belt and hood, in sand and rose', 50],
    [
      'Open abaya of washed linen with long sleeves, belt and hood, in sand, deep green, ink, rose and gold',
      42,
    ],
  ])('renders the title %j at the largest fitting size: %i', async (title, size) => {
    const sizes = [72, 60, 50, 42];
    const rendered = await Promise.all(
      sizes.map((candidate) =>
        renderText(title, { ...style, face: 'display', color: '#2a211c', size: candidate }),
      ),
    );
    const index = rendered.findIndex(({ height }) => height <= 225);
    expect(sizes[index]).toBe(size);
    const jpeg = await renderShareImage({ ...content, title, label: null, price: null }, null);
    const text = rendered[index] as RenderedText;
    const name = await renderText('Rida', { ...style, face: 'display', size: 44 });
    const top = Math.round((64 + name.height + 20 + 566 - text.height) / 2);
    const { distance, ...offset } = await bestOffset(jpeg, text, 536, top);
    expect(offset).toEqual({ right: 0, down: 0 });
    expect(distance).toBeLessThan(maxJpegError);
  });

  test('centers the large name that replaces a photo', async () => {
    const name = await renderText('Rida', {
      ...style,
      face: 'display',
      size: 110,
      color: '#ffffff',
      width: 408,
    });
    const jpeg = await renderShareImage(content, null);
    const sidePanel = { left: 0, top: 0, width: 472, height: 630 };
    const { data } = await sharp(jpeg)
      .extract(sidePanel)
      .greyscale()
      .threshold(150)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const white = [...data.keys()].filter((index) => (data[index] ?? 0) > 0);
    const [first = 0, last = 0] = [white[0], white.at(-1)].map((index) => Math.floor((index ?? 0) / 472));
    expect(Math.abs(last - first + 1 - name.height)).toBeLessThan(3);
    expect(Math.abs(first + last + 1 - 630)).toBeLessThan(4);
  });

  /** Quantization table of a JPEG, which depends on its quality. */
  const quantizationTable = (jpeg: Buffer) => {
    const start = jpeg.indexOf(Buffer.from([0xff, 0xdb]));
    return jpeg.subarray(start, start + 2 + jpeg.readUInt16BE(start + 2)).toString('hex');
  };

  test('uses quality 84 and stays below 300 kB even for noise', async () => {
    const size = { width: 472, height: 630, channels: 3 as const };
    // A linear congruential generator gives the same noise in each run.
    let state = 1;
    const { imul } = Math;
    const noise = Buffer.alloc(472 * 630 * 3).map(() => {
      state = (imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state >>> 31 ? 255 : 0;
    });
    const picture = await sharp(noise, { raw: size }).png({ compressionLevel: 0 }).toBuffer();
    const jpeg = await renderShareImage(content, picture);
    expect(jpeg.length).toBeLessThan(300_000);
    expect(quantizationTable(jpeg)).toBe(
      quantizationTable(await sharp(picture).jpeg({ quality: 84 }).toBuffer()),
    );
  });

  test.each([
    ['a title of a hundred thousand letters', { title: 'W'.repeat(100_000) }],
    ['a title of ten thousand words', { title: 'عباءة '.repeat(10_000), locale: 'ar' as const }],
    ['a label of five thousand letters', { label: 'W'.repeat(5000) }],
    ['a letter under five thousand marks', { title: `a${'\u0301'.repeat(5000)}` }],
    ['marks of direction', { title: `${'\u202e'.repeat(3000)}abaya${'\u2066'.repeat(3000)}` }],
    ['markup', { title: '</span><span size="99999999">&#x0;', label: '<b>' }],
  ])('renders %s before the test times out', async (_name, texts) => {
    const jpeg = await renderShareImage({ ...content, ...texts }, null);
    expect(await sharp(jpeg).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  test('rejects a drawing, whose rendering can take any time', async () => {
    const levels = Array.from(
      { length: 9 },
      (_, level) => `<g id="a${level + 1}">${`<use href="#a${level}"/>`.repeat(10)}</g>`,
    );
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><defs><rect id="a0" width="9" height="9"/>${levels.join('')}</defs><use href="#a9"/></svg>`;
    await expect(renderShareImage(content, Buffer.from(drawing))).rejects.toThrow('drawing');
  });

  test('rejects a photo of more than 50 megapixels', async () => {
    const renderClaiming = async (width: number, height: number) => {
      const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
        .png()
        .toBuffer();
      // Width, height and checksum of the header chunk.
      png.writeUInt32BE(width, 16);
      png.writeUInt32BE(height, 20);
      png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
      return renderShareImage(content, png).catch(String);
    };
    expect(await renderClaiming(877_193, 57)).toContain('pixel limit');
  });

  test('crops tall, square and wide photos differently', async () => {
    const showsRed = async (
      width: number,
      height: number,
      red: { left: number; top: number; width: number; height: number },
    ) => {
      const create = { width: red.width, height: red.height, channels: 3 as const, background: '#ff0000' };
      const picture = await sharp({ create: { width, height, channels: 3, background: '#808080' } })
        .composite([{ input: { create }, left: red.left, top: red.top }])
        .png()
        .toBuffer();
      const { data } = await sharp(await renderShareImage(content, picture))
        .extract({ left: 0, top: 0, width: 470, height: 630 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      return data.some((value, index) => index % 3 === 0 && value > 200 && (data[index + 1] ?? 0) < 60);
    };
    expect(await showsRed(300, 900, { left: 0, top: 0, width: 300, height: 40 })).toBe(true);
    expect(await showsRed(600, 600, { left: 0, top: 100, width: 50, height: 50 })).toBe(false);
    expect(await showsRed(900, 600, { left: 0, top: 100, width: 50, height: 50 })).toBe(true);
  });
});
