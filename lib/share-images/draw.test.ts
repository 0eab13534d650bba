import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { setEnvironment } from '../settings/testing.ts';
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
