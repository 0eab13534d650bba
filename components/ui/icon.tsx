import type { IconNode } from 'lucide';
import { createElement } from 'react';

/** Decorative line icon, hidden from assistive technology. */
export function Icon({ icon, className }: { icon: IconNode; className: string }) {
  const shapes = icon.map(([shape, attributes]) => createElement(shape, attributes));
  const stroke = { stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' };
  const svg = { viewBox: '0 0 24 24', fill: 'none', 'aria-hidden': true };
  // The class last: what comes before it is the same for all icons and compresses well.
  return createElement('svg', { ...svg, ...stroke, className }, ...shapes);
}
