import type { QrCode } from './qr-code.ts';

/** Returns a QR code as the data URL of an SVG file. Separate from qr-code.ts, whose encoder is loaded on demand only. */
export function qrSvgDataUrl({ size, path }: QrCode): string {
  const openTag = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">`;
  const svg = `${openTag}<path fill="#fff" d="M0 0h${size}v${size}h-${size}z"/><path d="${path}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
