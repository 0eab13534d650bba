import { encode } from 'uqr';

/** A QR code as one SVG path of unit squares; `size` is its side in squares. */
export interface QrCode {
  size: number;
  path: string;
}

/** Encodes a text; null when it is too long for a QR code. */
export function createQrCode(text: string): QrCode | null {
  try {
    const { data, size } = encode(text, { ecc: 'M', border: 4 });
    const path = data.flatMap((row, y) =>
      darkRuns(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`),
    );
    return { size, path: path.join('') };
  } catch {
    return null;
  }
}

/** Returns the runs of adjacent dark squares in a row. */
function darkRuns(row: boolean[]): [start: number, width: number][] {
  const rowText = row.map((isDark) => (isDark ? 'x' : ' ')).join('');
  return [...rowText.matchAll(/x+/g)].map(({ 0: run, index }) => [index, run.length]);
}
