import { paths } from '../address/address.ts';
import type { SlideTarget } from './types.ts';

/** Address a slide links to by its kind of target (specification section 2); null when it links nowhere. */
export function slideHref(target: SlideTarget | null): string | null {
  if (target === null) return null;
  return target.kind === 'address' ? target.href : paths[target.kind](target.slug);
}
