import type { Category } from '@/lib/catalogue/types';
import { findCategory } from '@/lib/listing/find-category';

/** Pages of the main menu after the shop (specification section 2). */
export const menuPages = ['about', 'policy', 'contact'] as const;

/** Showcase links of the mega-menu, by category (specification section 2). */
const showcases = [
  { key: 'phones', slug: 'mobile-tablets' },
  { key: 'headphones', slug: 'headphones' },
] as const;

export type Showcase = (typeof showcases)[number];

/** The showcase links whose category a shop has. */
export function showcasesAmong(categories: readonly Category[]): Showcase[] {
  return showcases.filter(({ slug }) => findCategory(categories, slug) !== undefined);
}
