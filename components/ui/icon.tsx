import type { IconNode } from 'lucide';
import { createElement } from 'react';

/** A line drawing beside words that say the same; screen readers pass it by. */
export function Icon({ icon, className }: { icon: IconNode; className: string }) {
  const shapes = icon.map(([shape, attributes]) => createElement(shape, attributes));
  const line = { stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' };
  const drawing = { viewBox: '0 0 24 24', fill: 'none', className, 'aria-hidden': true };
  return createElement('svg', { ...drawing, ...line }, ...shapes);
}
