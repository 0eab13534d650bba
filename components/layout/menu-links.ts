import { findCategory } from '@/lib/catalogue/listing/find-category';
import type { Category } from '@/lib/catalogue/reads/types';

/** Content pages in the main menu (docs/behaviour.md §2.2). */
export const menuPages = ['about', 'policy', 'contact'] as const;

/** Showcase links of the menus (docs/behaviour.md §2.2), in shops that have a category `slug`. */
const showcases = [
  { key: 'phones', slug: 'mobile-tablets' },
  { key: 'headphones', slug: 'headphones' },
] as const;

export type Showcase = (typeof showcases)[number];

/** Returns the showcase links whose category exists. */
export function availableShowcases(categories: readonly Category[]): Showcase[] {
  return showcases.filter(({ slug }) => findCategory(categories, slug) !== undefined);
}
