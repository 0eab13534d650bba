import type { OverlayOptions } from 'sharp';
import { direction } from '../i18n/routing.ts';
import { sharp } from '../media/sharp.ts';
import { readableShade, textOn } from '../tenant/palette.ts';
import { type RenderedText, renderText } from './render-text.ts';
import { type ShareImage, shareImageSize } from './share-image.ts';

const colors = { ground: '#fbf8f4', ink: '#2a211c', muted: '#6a5d54', alert: '#8c2f2f' };
const pictureWidth = 472;
const margin = 64;
const gap = 20;
const titleSizes = [72, 60, 50, 42];
const tallestTitle = 225;
const barWidth = 8;
const mostBytes = 300_000;
const qualities = [84, 70, 50];

interface Placed extends RenderedText {
  top: number;
}

/** Draws a share image as a JPEG of less than 300 kB. Text stands beside the picture, at the side where its language begins. */
export async function drawShareImage(shareImage: ShareImage, picture: Buffer | null): Promise<Buffer> {
  const rightToLeft = direction(shareImage.locale) === 'rtl';
  const aside = await drawAside(shareImage, picture);
  const width = shareImageSize.width - pictureWidth - 2 * margin;
  const lines = await drawLines(shareImage, width);
  const textStart = pictureWidth + margin;
  const overlays: OverlayOptions[] = lines.map(({ image, top, width: own }) => ({
    input: image,
    top,
    left: rightToLeft ? shareImageSize.width - textStart - own : textStart,
  }));
  overlays.push({ input: aside, top: 0, left: rightToLeft ? shareImageSize.width - pictureWidth : 0 });
  const bar = {
    width: barWidth,
    height: shareImageSize.height,
    channels: 3 as const,
    background: shareImage.shop.primary,
  };
  overlays.push({
    input: { create: bar },
    top: 0,
    left: rightToLeft ? shareImageSize.width - pictureWidth - barWidth : pictureWidth,
  });
  const pixels = await sharp({ create: { ...shareImageSize, channels: 3, background: colors.ground } })
    .composite(overlays)
    .removeAlpha()
    .raw()
    .toBuffer();
  return encode(pixels);
}

async function encode(pixels: Buffer): Promise<Buffer> {
  let smallest = Buffer.alloc(0);
  for (const quality of qualities) {
    smallest = await sharp(pixels, { raw: { ...shareImageSize, channels: 3 } })
      .jpeg({ quality })
      .toBuffer();
    if (smallest.length < mostBytes) break;
  }
  return smallest;
}

/** The picture, or in its place the shop's name on its own colour. */
async function drawAside({ locale, shop }: ShareImage, picture: Buffer | null): Promise<Buffer> {
  const size = { width: pictureWidth, height: shareImageSize.height };
  if (picture !== null) {
    const source = sharp(picture, { limitInputPixels: 50_000_000 }).autoOrient();
    const { autoOrient: own } = await source.metadata();
    const position = own.width > own.height ? 'attention' : 'top';
    return source
      .resize({ ...size, fit: 'cover', position })
      .flatten({ background: colors.ground })
      .removeAlpha()
      .png({ compressionLevel: 0 })
      .toBuffer();
  }
  const name = await renderText(shop.name, {
    locale,
    face: 'display',
    size: 110,
    color: textOn(shop.primary),
    width: pictureWidth - margin,
  });
  return sharp({ create: { ...size, channels: 3, background: shop.primary } })
    .composite([{ input: name.image, gravity: 'centre' }])
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** Shop at the head, prices at the foot, the title and what stands above it in the middle. */
async function drawLines(shareImage: ShareImage, width: number): Promise<Placed[]> {
  const { locale, shop, label, price, was } = shareImage;
  const write = (text: string, face: 'display' | 'text' | 'strong', size: number, color: string) =>
    renderText(text, { locale, face, size, color, width });
  const name = await write(shop.name, 'display', 44, readableShade(shop.primary));
  const placed: Placed[] = [{ ...name, top: margin }];
  const middle = [
    ...(label === null ? [] : [await write(label, 'text', 30, colors.muted)]),
    await drawTitle(shareImage, width),
  ];
  const foot = [
    ...(was === null
      ? []
      : [
          await renderText(was, { locale, face: 'text', size: 32, color: colors.muted, width, struck: true }),
        ]),
    ...(price === null ? [] : [await write(price, 'strong', 50, was === null ? colors.ink : colors.alert)]),
  ];
  let bottom = shareImageSize.height - margin;
  for (const line of foot.reverse()) {
    bottom -= line.height;
    placed.push({ ...line, top: bottom });
    bottom -= gap;
  }
  const head = margin + name.height + gap;
  const height = middle.reduce((sum, line) => sum + line.height + gap, -gap);
  let top = Math.max(head, Math.round((head + bottom - height) / 2));
  for (const line of middle) {
    placed.push({ ...line, top });
    top += line.height + gap;
  }
  return placed;
}

/** The title as large as it fits; one that never fits loses its last words. */
async function drawTitle({ locale, title }: ShareImage, width: number): Promise<RenderedText> {
  const write = (text: string, size: number) =>
    renderText(text, { locale, face: 'display', size, color: colors.ink, width });
  for (const size of titleSizes) {
    const drawn = await write(title, size);
    if (drawn.height <= tallestTitle) return drawn;
  }
  let words = title.slice(0, 160).split(/\s+/);
  for (;;) {
    const drawn = await write(`${words.join(' ').slice(0, 160)}…`, titleSizes.at(-1) ?? 42);
    if (drawn.height <= tallestTitle || words.length < 2) return drawn;
    words = words.slice(0, -2);
  }
}
