import type { IconNode } from 'lucide';
import { createElement } from 'react';

/** Decorative line icon, hidden from assistive technology. */
export function Icon({ icon, className }: { icon: IconNode; className: string }) {
  const shapes = icon.map(([shape, attributes]) => createElement(shape, attributes));
  // The class last: what comes before it is the same for all icons and compresses well.
  const attributes = { viewBox: '0 0 24 24', 'aria-hidden': true, className: `icon ${className}` };
  return createElement('svg', attributes, ...shapes);
}
