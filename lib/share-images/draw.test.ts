import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { setEnvironment } from '../settings/testing.ts';
import type { RenderedText } from './render-text.ts';
import type { ShareImage } from './share-image.ts';

let folder: string;
let drawShareImage: typeof import('./draw.ts').drawShareImage;
let renderText: typeof import('./render-text.ts').renderText;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rida-fonts-'));
  const { prepareFonts } = await import('./fonts.ts');
  setEnvironment({ FONTCONFIG_FILE: await prepareFonts(folder) });
  ({ drawShareImage } = await import('./draw.ts'));
  ({ renderText } = await import('./render-text.ts'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const shareImage: ShareImage = {
  locale: 'en',
  shop: { name: 'Rida', primary: '#7a4b2a' },
  title: 'Open abaya',
  label: 'Abayas',
  price: 'EGP 200.00',
  was: null,
  image: null,
};
const style = { locale: 'en', face: 'text', size: 32, color: '#000000', width: 600 } as const;

/** The colour of a pixel. */
async function colorAt(jpeg: Buffer, left: number, top: number): Promise<number[]> {
  return [...(await sharp(jpeg).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
}
/** The row of the first and of the last pixel below `from` that is not ground, in a column band beside the picture. */
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

test('it is a JPEG of the size that networks ask for, of less than 300 kB', async () => {
  const jpeg = await drawShareImage(shareImage, null);
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(jpeg.length).toBeLessThan(300_000);
});

test('without a picture the shop’s colour stands at the start, mirrored in Arabic', async () => {
  const near = (color: number[], expected: number[]) =>
    color.every((channel, at) => Math.abs(channel - (expected[at] ?? 0)) < 8);
  const [brown, ground] = [
    [122, 75, 42],
    [251, 248, 244],
  ];
  const english = await drawShareImage(shareImage, null);
  expect(near(await colorAt(english, 5, 5), brown)).toBe(true);
  expect(near(await colorAt(english, 476, 5), brown)).toBe(true);
  expect(near(await colorAt(english, 490, 5), ground)).toBe(true);
  const arabic = await drawShareImage({ ...shareImage, locale: 'ar', title: 'عباية' }, null);
  expect(near(await colorAt(arabic, 1195, 5), brown)).toBe(true);
  expect(near(await colorAt(arabic, 724, 5), brown)).toBe(true);
  expect(near(await colorAt(arabic, 710, 5), ground)).toBe(true);
});

test('a picture fills its side, whatever its shape', async () => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#00ff00' } })
      .png()
      .toBuffer();
  for (const [width, height] of [
    [900, 300],
    [300, 900],
  ] as const) {
    const jpeg = await drawShareImage(shareImage, await picture(width, height));
    for (const [left, top] of [
      [2, 2],
      [468, 627],
    ] as const)
      expect((await colorAt(jpeg, left, top))[1]).toBeGreaterThan(240);
  }
});

test('nothing is written on the margins; a price stands at the foot, and one before it above', async () => {
  const plain = await inkRows(await drawShareImage({ ...shareImage, price: null }, null));
  const priced = await inkRows(await drawShareImage(shareImage, null));
  const reduced = await inkRows(await drawShareImage({ ...shareImage, was: 'EGP 300.00' }, null));
  for (const rows of [plain, priced, reduced]) {
    expect(rows.slice(0, 60)).not.toContain(true);
    expect(rows.slice(570)).not.toContain(true);
  }
  const ink = (rows: boolean[]) => rows.slice(450, 570).filter(Boolean).length;
  expect(ink(plain)).toBe(0);
  expect(ink(priced)).toBeGreaterThan(20);
  expect(ink(reduced)).toBeGreaterThan(ink(priced) + 10);
});

test('a long title gets smaller, and loses its last words where it never fits', async () => {
  const long = 'Embroidered abaya of washed linen with a hidden row of buttons '.repeat(5);
  const rows = await inkRows(await drawShareImage({ ...shareImage, title: long }, null));
  expect(rows.slice(0, 60)).not.toContain(true);
  expect(rows.slice(570)).not.toContain(true);
  expect(rows.slice(150, 450).filter(Boolean).length).toBeGreaterThan(120);
});

test('letters are as large as asked for, wrapped in their width', async () => {
  const small = await renderText('Open abaya', style);
  const large = await renderText('Open abaya', { ...style, size: 64 });
  expect(large.width / small.width).toBeCloseTo(2, 0);
  expect(small.height).toBeGreaterThan(20);
  expect(small.height).toBeLessThan(45);
  const wrapped = await renderText('Open abaya of linen', { ...style, width: 120 });
  expect(wrapped.width).toBeLessThanOrEqual(120);
  expect(wrapped.height).toBeGreaterThan(small.height * 1.8);
});

test('signs of a markup are letters, what cannot be written a space, and a line may strike through', async () => {
  const amount = async (text: string, more = {}) => {
    const { image } = await renderText(text, { ...style, ...more });
    return (await sharp(image).ensureAlpha().extractChannel(3).raw().toBuffer()).reduce(
      (sum, one) => sum + one,
      0,
    );
  };
  expect(await amount('<b>&amp;')).toBeGreaterThan(await amount('&'));
  expect((await renderText('a\u0000\u2028b', style)).width).toBe((await renderText('a b', style)).width);
  expect(await amount('Open', { struck: true })).toBeGreaterThan(await amount('Open'));
  const strong = (locale: 'en' | 'ar') => amount('عباية', { face: 'strong', locale });
  expect(await strong('ar')).toBeGreaterThan(await amount('عباية', { locale: 'ar' }));
});

test('label and title stand in the middle between the name of the shop and the price', async () => {
  const rows = await inkRows(await drawShareImage(shareImage, null));
  /** Rows without ink above the label and below the title: the two widest gaps between the first and the last line. */
  const gaps = rows
    .map((isInk) => (isInk ? '1' : '0'))
    .join('')
    .replace(/^0+|0+$/g, '')
    .split(/1+/)
    .map(({ length }) => length)
    .sort((one, other) => other - one);
  expect(Math.abs((gaps[0] ?? 0) - (gaps[1] ?? 0))).toBeLessThan(30);
  expect(gaps[1]).toBeGreaterThan(80);
});

/** Says how far the drawn picture is from such a text at a place, on average, and at which place within a pixel it is nearest. */
async function nearest(jpeg: Buffer, { image, width, height }: RenderedText, left: number, top: number) {
  const ground = { create: { width, height, channels: 3 as const, background: '#fbf8f4' } };
  const expected = await sharp(ground)
    .composite([{ input: image }])
    .removeAlpha()
    .raw()
    .toBuffer();
  const drawn = await sharp(jpeg).raw().toBuffer();
  const steps = [
    [0, 0],
    [0, 1],
    [0, -1],
    [1, 0],
    [-1, 0],
  ] as const;
  const distances = steps.map(([right, down]) => {
    let sum = 0;
    for (let at = 0; at < expected.length; at += 3) {
      const [x, y] = [(at / 3) % width, Math.floor(at / 3 / width)];
      const there = ((top + down + y) * 1200 + left + right + x) * 3;
      sum += Math.abs((drawn[there] ?? 0) - (expected[at] ?? 0));
    }
    return { right, down, distance: sum / (expected.length / 3) };
  });
  return distances.reduce((best, one) => (one.distance < best.distance ? one : best));
}
/** What packing a picture as a JPEG does to letters is no more than this. */
const packed = 8;

test.each(['en', 'ar'] as const)('every text stands where it belongs, to the pixel (%s)', async (locale) => {
  const texts =
    locale === 'en'
      ? { title: 'Open abaya', label: 'Abayas', price: 'EGP 200.00', was: 'EGP 300.00' }
      : { title: 'عباية مفتوحة', label: 'عبايات', price: '٢٠٠ ج.م', was: '٣٠٠ ج.م' };
  const jpeg = await drawShareImage({ ...shareImage, locale, ...texts }, null);
  const write = (text: string, face: 'display' | 'text' | 'strong', size: number, color: string) =>
    renderText(text, { ...style, locale, face, size, color });
  const name = await write('Rida', 'display', 44, '#7a4b2a');
  const label = await write(texts.label, 'text', 30, '#6a5d54');
  const title = await write(texts.title, 'display', 72, '#2a211c');
  const price = await write(texts.price, 'strong', 50, '#8c2f2f');
  const was = await renderText(texts.was, {
    ...style,
    locale,
    color: '#6a5d54',
    struck: true,
  });
  const priceTop = 630 - 64 - price.height;
  const wasTop = priceTop - 20 - was.height;
  const middle = (64 + name.height + 20 + wasTop - 20) / 2;
  const labelTop = Math.round(middle - (label.height + 20 + title.height) / 2);
  const places: [RenderedText, number][] = [
    [name, 64],
    [label, labelTop],
    [title, labelTop + label.height + 20],
    [was, wasTop],
    [price, priceTop],
  ];
  for (const [text, top] of places) {
    const left = locale === 'en' ? 536 : 1200 - 536 - text.width;
    const { distance, ...place } = await nearest(jpeg, text, left, top);
    expect(place).toEqual({ right: 0, down: 0 });
    expect(distance).toBeLessThan(packed);
  }
});

test.each([
  ['Open abaya', 72],
  ['Open abaya of washed linen with long sleeves', 60],
  ['Open abaya of washed linen with long sleeves, belt and hood, in sand', 50],
  [
    'Open abaya of washed linen with long sleeves, belt and hood, in sand, deep green, ink, rose and gold',
    42,
  ],
])('the title %j is as large as fits: %i', async (title, size) => {
  const sizes = [72, 60, 50, 42];
  const drawn = await Promise.all(
    sizes.map((one) => renderText(title, { ...style, face: 'display', color: '#2a211c', size: one })),
  );
  const at = drawn.findIndex(({ height }) => height <= 225);
  expect(sizes[at]).toBe(size);
  const jpeg = await drawShareImage({ ...shareImage, title, label: null, price: null }, null);
  const text = drawn[at] as RenderedText;
  const name = await renderText('Rida', { ...style, face: 'display', size: 44 });
  const top = Math.round((64 + name.height + 20 + 566 - text.height) / 2);
  const { distance, ...place } = await nearest(jpeg, text, 536, top);
  expect(place).toEqual({ right: 0, down: 0 });
  expect(distance).toBeLessThan(packed);
});

test('the name that stands for a picture is in its middle, large', async () => {
  const name = await renderText('Rida', {
    ...style,
    face: 'display',
    size: 110,
    color: '#ffffff',
    width: 408,
  });
  const jpeg = await drawShareImage(shareImage, null);
  const box = { left: 0, top: 0, width: 472, height: 630 };
  const { data } = await sharp(jpeg)
    .extract(box)
    .greyscale()
    .threshold(150)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const white = [...data.keys()].filter((at) => (data[at] ?? 0) > 0);
  const [first = 0, last = 0] = [white[0], white.at(-1)].map((at) => Math.floor((at ?? 0) / 472));
  expect(Math.abs(last - first + 1 - name.height)).toBeLessThan(3);
  expect(Math.abs(first + last + 1 - 630)).toBeLessThan(4);
});

/** What a JPEG is packed by: the table that its quality decides. */
const tableOf = (jpeg: Buffer) => {
  const at = jpeg.indexOf(Buffer.from([0xff, 0xdb]));
  return jpeg.subarray(at, at + 2 + jpeg.readUInt16BE(at + 2)).toString('hex');
};

test('it is packed well, and even a picture of mere noise is not too large', async () => {
  const size = { width: 472, height: 630, channels: 3 as const };
  let state = 1;
  const noise = Buffer.alloc(472 * 630 * 3).map(() => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 31 ? 255 : 0;
  });
  const picture = await sharp(noise, { raw: size }).png({ compressionLevel: 0 }).toBuffer();
  const jpeg = await drawShareImage(shareImage, picture);
  expect(jpeg.length).toBeLessThan(300_000);
  expect(tableOf(jpeg)).toBe(tableOf(await sharp(picture).jpeg({ quality: 84 }).toBuffer()));
});

test('a picture of more than 50 million pixels is refused before it is read', async () => {
  const claiming = async (width: number, height: number) => {
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    png.writeUInt32BE(width, 16);
    png.writeUInt32BE(height, 20);
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
    return drawShareImage(shareImage, png).catch(String);
  };
  expect(await claiming(877_193, 57)).toContain('pixel limit');
});

test('of a tall picture its top is shown, of a square one its middle, of a wide one what draws the eye', async () => {
  const withRed = async (
    width: number,
    height: number,
    red: { left: number; top: number; width: number; height: number },
  ) => {
    const create = { width: red.width, height: red.height, channels: 3 as const, background: '#ff0000' };
    const picture = await sharp({ create: { width, height, channels: 3, background: '#808080' } })
      .composite([{ input: { create }, left: red.left, top: red.top }])
      .png()
      .toBuffer();
    const { data } = await sharp(await drawShareImage(shareImage, picture))
      .extract({ left: 0, top: 0, width: 470, height: 630 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return data.some((value, at) => at % 3 === 0 && value > 200 && (data[at + 1] ?? 0) < 60);
  };
  expect(await withRed(300, 900, { left: 0, top: 0, width: 300, height: 40 })).toBe(true);
  expect(await withRed(600, 600, { left: 0, top: 100, width: 50, height: 50 })).toBe(false);
  expect(await withRed(900, 600, { left: 0, top: 100, width: 50, height: 50 })).toBe(true);
});
