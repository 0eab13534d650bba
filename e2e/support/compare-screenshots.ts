import sharp from 'sharp';

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

interface CompareOptions {
  /** Both were taken by the same browser version, so that text is antialiased in the same way. */
  sameBrowser: boolean;
}

const tile = { width: 96, height: 48 };
const channels = 3;
const tileBytes = tile.width * tile.height * channels;
/** Mean difference of a channel (0 to 255) below which a tile counts as equal. */
const minDifference = 0.3;
/** A tile has moved when it fits at least this much better one row above or below. */
const movedRatio = 0.5;
const maxMovedTiles = 3;
/** Difference between mean colours (0 to 255) above which a tile has another colour. */
const maxColorDifference = 4;
const maxRecoloredTiles = 5;
/** Difference of a channel (0 to 255) above which a pixel has changed. */
const maxChannelDifference = 32;
const maxChangedPixelRatio = 0.001;

/**
 * Compares two PNG screenshots and returns what differs. Between browser versions, glyphs may be antialiased in another way; another
 * page size, content moved by a pixel row, or other colours are differences. Within one version, changed pixels are, too.
 */
export async function compareScreenshots(
  actual: Buffer,
  expected: Buffer,
  { sameBrowser }: CompareOptions,
): Promise<string[]> {
  if (actual.equals(expected)) return [];
  const [now, before] = await Promise.all([pixelsOf(actual), pixelsOf(expected)]);
  if (now.width !== before.width || now.height !== before.height) {
    return [`${now.width}×${now.height} pixels instead of ${before.width}×${before.height}`];
  }
  return [...(sameBrowser ? changedPixels(now, before) : []), ...changedTiles(now, before)];
}

async function pixelsOf(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function changedPixels(a: Pixels, b: Pixels): string[] {
  let changed = 0;
  for (let pixel = 0; pixel < a.data.length; pixel += channels) {
    if (channelDifference(a, b, pixel) > maxChannelDifference) changed += 1;
  }
  return changed > maxChangedPixelRatio * a.width * a.height ? [`${changed} pixels have changed`] : [];
}

function changedTiles(a: Pixels, b: Pixels): string[] {
  let moved = 0;
  let recolored = 0;
  for (let y = 1; y + tile.height < a.height; y += tile.height) {
    for (let x = 0; x + tile.width <= a.width; x += tile.width) {
      const difference = tileDifference(a, b, x, y, 0);
      if (difference < minDifference) continue;
      const shifted = Math.min(...[-1, 1].map((rows) => tileDifference(a, b, x, y, rows)));
      if (shifted < difference * movedRatio) moved += 1;
      if (colorDifference(a, b, x, y) > maxColorDifference) recolored += 1;
    }
  }
  return [
    ...(moved > maxMovedTiles ? [`${moved} tiles have moved by a pixel row`] : []),
    ...(recolored > maxRecoloredTiles ? [`${recolored} tiles have another colour`] : []),
  ];
}
/** Largest difference of a channel of the pixel at a byte offset. */
function channelDifference(a: Pixels, b: Pixels, pixel: number): number {
  let largest = 0;
  for (let byte = pixel; byte < pixel + channels; byte += 1) {
    largest = Math.max(largest, Math.abs((a.data[byte] ?? 0) - (b.data[byte] ?? 0)));
  }
  return largest;
}

/** Offset of the first byte of each row of a tile. */
function rowOffsets({ width }: Pixels, x: number, y: number): number[] {
  return Array.from({ length: tile.height }, (_, row) => ((y + row) * width + x) * channels);
}

/** Mean absolute difference of a channel, with the second picture shifted by some rows. */
function tileDifference(a: Pixels, b: Pixels, x: number, y: number, rows: number): number {
  const shift = rows * b.width * channels;
  let sum = 0;
  for (const offset of rowOffsets(a, x, y)) {
    for (let byte = offset; byte < offset + tile.width * channels; byte += 1) {
      sum += Math.abs((a.data[byte] ?? 0) - (b.data[byte + shift] ?? 0));
    }
  }
  return sum / tileBytes;
}

/** Largest difference of a channel between the mean colours of a tile. */
function colorDifference(a: Pixels, b: Pixels, x: number, y: number): number {
  const sums = [0, 0, 0];
  for (const offset of rowOffsets(a, x, y)) {
    for (let byte = 0; byte < tile.width * channels; byte += 1) {
      const channel = byte % channels;
      sums[channel] = (sums[channel] ?? 0) + (a.data[offset + byte] ?? 0) - (b.data[offset + byte] ?? 0);
    }
  }
  return Math.max(...sums.map(Math.abs)) / (tileBytes / channels);
}
