import { paths } from '../../platform/urls/paths.ts';
import type { SlideTarget } from '../reads/types.ts';

/** Returns the href of a slide; null when it has no link. */
export function slideHref(target: SlideTarget | null): string | null {
  if (target === null) return null;
  return target.kind === 'url' ? target.href : paths[target.kind](target.slug);
}
