import { encode } from 'uqr';

/** A QR code as one path over squares of side 1, those beside each other joined. */
export interface QrDrawing {
  size: number;
  path: string;
}

/** Draws exactly this text; null when it is longer than a QR code can hold. */
export function drawQr(text: string): QrDrawing | null {
  try {
    const { data, size } = encode(text, { ecc: 'M', border: 4 });
    const path = data.flatMap((row, y) => runs(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`));
    return { size, path: path.join('') };
  } catch {
    return null;
  }
}

/** Where the dark squares of a row begin, and how many lie beside each other. */
function runs(row: boolean[]): [start: number, width: number][] {
  const letters = row.map((dark) => (dark ? 'x' : ' ')).join('');
  return [...letters.matchAll(/x+/g)].map(({ 0: run, index }) => [index, run.length]);
}
