import { paths } from '@/lib/platform/urls/paths';
import { searchHref } from './search-href.ts';
import type { CategorySuggestion, ProductSuggestion, Suggestions } from './suggest.ts';

/** Option of the suggestions list. */
export type SearchOption =
  | { kind: 'product'; key: string; href: string; product: ProductSuggestion }
  | { kind: 'category' | 'recent' | 'popular'; key: string; href: string; text: string };

/** Heights in the suggestions list, in CSS pixels. */
const productHeight = 76;
const textHeight = 44;
const groupHeadingHeight = 36;
const paddingHeight = 16;
/** Part of the viewport that the list may fill; beyond it, the list scrolls. */
const maxViewportShare = 0.7;
const minProducts = 3;

/**
 * Returns the options for suggestions, products first: as many products as fit beside the categories, at least three.
 * @param viewportHeight in CSS pixels, without an on-screen keyboard
 */
export function suggestionOptions(
  { products, categories }: Pick<Suggestions, 'products' | 'categories'>,
  viewportHeight: number,
): SearchOption[] {
  const headingsHeight = groupHeadingHeight * (categories.length > 0 ? 2 : 1);
  const heightForProducts =
    viewportHeight * maxViewportShare - paddingHeight - headingsHeight - textHeight * categories.length;
  const shownProducts = products.slice(
    0,
    Math.max(minProducts, Math.floor(heightForProducts / productHeight)),
  );
  return [
    ...shownProducts.map((product) => ({
      kind: 'product' as const,
      key: `product-${product.slug}`,
      href: paths.product(product.slug),
      product,
    })),
    ...categoryOptions(categories),
  ];
}

/** Returns the options shown before a text is typed: the searches that the shop offers, or its categories when it offers none. */
export function startOptions(
  popularSearches: readonly string[],
  categories: readonly CategorySuggestion[],
): SearchOption[] {
  return popularSearches.length > 0 ? textOptions('popular', popularSearches) : categoryOptions(categories);
}

/** Returns the options for recent searches. */
export function recentOptions(texts: readonly string[]): SearchOption[] {
  return textOptions('recent', texts);
}

function textOptions(kind: 'recent' | 'popular', texts: readonly string[]): SearchOption[] {
  return texts.map((text) => ({ kind, key: `${kind}-${text}`, href: searchHref(text), text }));
}

function categoryOptions(categories: readonly CategorySuggestion[]): SearchOption[] {
  return categories.map(({ slug, name }) => ({
    kind: 'category',
    key: `category-${slug}`,
    href: paths.category(slug),
    text: name,
  }));
}
