import { encode } from 'uqr';

/** A QR code as one path over squares of side 1. */
export interface QrDrawing {
  size: number;
  path: string;
}

/** Draws exactly this text; null when it is longer than a QR code can hold. */
export function drawQr(text: string): QrDrawing | null {
  try {
    const { data, size } = encode(text, { ecc: 'M', border: 4 });
    const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
    return { size, path: path.join('') };
  } catch {
    return null;
  }
}
