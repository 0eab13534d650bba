import type { OverlayOptions } from 'sharp';
import { direction } from '../../platform/i18n/routing.ts';
import { openPhoto, sharp } from '../../platform/media/sharp.ts';
import { readableShade, readableTextColor } from '../../platform/tenant/palette.ts';
import { type RenderedText, renderText } from './render-text.ts';
import { type ShareImageContent, shareImageSize } from './share-image.ts';

const colors = { background: '#fbf8f4', ink: '#2a211c', muted: '#6a5d54', sale: '#8c2f2f' };
/** Lengths are in pixels. */
const sidePanelWidth = 472;
const margin = 64;
const gap = 20;
const smallestTitleSize = 42;
const titleSizes = [72, 60, 50, smallestTitleSize];
const maxTitleHeight = 225;
const barWidth = 8;
const maxBytes = 300_000;
/** JPEG qualities to try until an image has at most `maxBytes`; the last one is used in any case. */
const qualities = [84, 70, 50];
const maxPhotoPixels = 50_000_000;
/** Number of characters that fill about two lines. */
const maxLabelLength = 80;
/** A title that fits at no size is cut to this number of characters; then words are removed until it fits. */
const maxTruncatedTitleLength = 160;

interface PositionedText extends RenderedText {
  top: number;
}

/**
 * Renders a share image as a JPEG of about 300 kB at most. The photo, or the name of the shop instead, is on the left in English, on the
 * right in Arabic; the texts are beside it.
 */
export async function renderShareImage(content: ShareImageContent, photo: Buffer | null): Promise<Buffer> {
  const isRtl = direction(content.locale) === 'rtl';
  const sidePanel = await renderSidePanel(content, photo);
  const width = shareImageSize.width - sidePanelWidth - 2 * margin;
  const texts = await layOutTexts(content, width);
  const textStart = sidePanelWidth + margin;
  const overlays: OverlayOptions[] = texts.map(({ image, top, width: textWidth }) => ({
    input: image,
    top,
    left: isRtl ? shareImageSize.width - textStart - textWidth : textStart,
  }));
  overlays.push({ input: sidePanel, top: 0, left: isRtl ? shareImageSize.width - sidePanelWidth : 0 });
  const bar = {
    width: barWidth,
    height: shareImageSize.height,
    channels: 3 as const,
    background: content.shop.primary,
  };
  overlays.push({
    input: { create: bar },
    top: 0,
    left: isRtl ? shareImageSize.width - sidePanelWidth - barWidth : sidePanelWidth,
  });
  const pixels = await sharp({ create: { ...shareImageSize, channels: 3, background: colors.background } })
    .composite(overlays)
    .removeAlpha()
    .raw()
    .toBuffer();
  return encode(pixels);
}

async function encode(pixels: Buffer): Promise<Buffer> {
  let jpeg = Buffer.alloc(0);
  for (const quality of qualities) {
    jpeg = await sharp(pixels, { raw: { ...shareImageSize, channels: 3 } })
      .jpeg({ quality })
      .toBuffer();
    if (jpeg.length < maxBytes) break;
  }
  return jpeg;
}

/** Renders the photo; without a photo, the shop's name on its primary color. */
async function renderSidePanel({ locale, shop }: ShareImageContent, photo: Buffer | null): Promise<Buffer> {
  const size = { width: sidePanelWidth, height: shareImageSize.height };
  if (photo !== null) {
    const source = (await openPhoto(photo, maxPhotoPixels)).autoOrient();
    const { autoOrient: photoSize } = await source.metadata();
    // A wide photo is cropped around its most prominent part, any other one at the bottom.
    const position = photoSize.width > photoSize.height ? 'attention' : 'top';
    return source
      .resize({ ...size, fit: 'cover', position })
      .flatten({ background: colors.background })
      .removeAlpha()
      .png({ compressionLevel: 0 })
      .toBuffer();
  }
  const name = await renderText(shop.name, {
    locale,
    face: 'display',
    size: 110,
    color: readableTextColor(shop.primary),
    width: sidePanelWidth - margin,
  });
  return sharp({ create: { ...size, channels: 3, background: shop.primary } })
    .composite([{ input: name.image, gravity: 'centre' }])
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** Positions the texts: shop name at the top, prices at the bottom, label and title centered between. */
async function layOutTexts(content: ShareImageContent, width: number): Promise<PositionedText[]> {
  const { locale, shop, label, price, was: originalPrice } = content;
  const renderLine = (text: string, face: 'display' | 'text' | 'strong', size: number, color: string) =>
    renderText(text, { locale, face, size, color, width });
  const name = await renderLine(shop.name, 'display', 44, readableShade(shop.primary));
  const positioned: PositionedText[] = [{ ...name, top: margin }];
  const labelAndTitle = [
    ...(label === null ? [] : [await renderLine(truncated(label), 'text', 30, colors.muted)]),
    await renderTitle(content, width),
  ];
  const prices: RenderedText[] = [];
  if (originalPrice !== null) {
    const style = {
      locale,
      face: 'text',
      size: 32,
      color: colors.muted,
      width,
      strikethrough: true,
    } as const;
    prices.push(await renderText(originalPrice, style));
  }
  if (price !== null)
    prices.push(await renderLine(price, 'strong', 50, originalPrice === null ? colors.ink : colors.sale));
  let bottom = shareImageSize.height - margin;
  for (const line of prices.reverse()) {
    bottom -= line.height;
    positioned.push({ ...line, top: bottom });
    bottom -= gap;
  }
  const middleTop = margin + name.height + gap;
  // Begins below 0, because no gap follows the last line.
  const labelAndTitleHeight = labelAndTitle.reduce((sum, line) => sum + line.height + gap, -gap);
  let top = Math.max(middleTop, Math.round((middleTop + bottom - labelAndTitleHeight) / 2));
  for (const line of labelAndTitle) {
    positioned.push({ ...line, top });
    top += line.height + gap;
  }
  return positioned;
}

function truncated(label: string): string {
  return label.length > maxLabelLength ? `${label.slice(0, maxLabelLength).trimEnd()}…` : label;
}

/** Renders the title at the largest size that fits, truncated when none does. */
async function renderTitle({ locale, title }: ShareImageContent, width: number): Promise<RenderedText> {
  const renderLine = (text: string, size: number) =>
    renderText(text, { locale, face: 'display', size, color: colors.ink, width });
  for (const size of titleSizes) {
    const rendered = await renderLine(title, size);
    if (rendered.height <= maxTitleHeight) return rendered;
  }
  let words = title.slice(0, maxTruncatedTitleLength).split(/\s+/);
  for (;;) {
    const rendered = await renderLine(`${words.join(' ')}…`, smallestTitleSize);
    if (rendered.height <= maxTitleHeight || words.length < 2) return rendered;
    // Two at a time, for fewer renderings.
    words = words.slice(0, -2);
  }
}
