import type { SlideTarget } from '../catalogue/types.ts';
import { paths } from '../urls/paths.ts';

/** Returns the href of a slide; null when it has no link. */
export function slideHref(target: SlideTarget | null): string | null {
  if (target === null) return null;
  return target.kind === 'url' ? target.href : paths[target.kind](target.slug);
}
