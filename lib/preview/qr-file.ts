import type { QrDrawing } from './qr.ts';

/** A drawing as an SVG file, in an address that needs no server. */
export function qrFile({ size, path }: QrDrawing): string {
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">`;
  const svg = `${open}<path fill="#fff" d="M0 0h${size}v${size}h-${size}z"/><path d="${path}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
