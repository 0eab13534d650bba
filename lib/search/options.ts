import { paths } from '@/lib/address/address';
import { searchHref } from './search-href.ts';
import type { ProductSuggestion, Suggestions } from './suggest.ts';

/** One entry of the suggestions list, in the order the keyboard walks it. */
export type SearchOption =
  | { kind: 'product'; key: string; href: string; product: ProductSuggestion }
  | { kind: 'category' | 'recent'; key: string; href: string; text: string };

/** Entries for suggestions, products first. */
export function suggestionOptions({ products, categories }: Suggestions): SearchOption[] {
  return [
    ...products.map((product) => ({
      kind: 'product' as const,
      key: `product-${product.slug}`,
      href: paths.product(product.slug),
      product,
    })),
    ...categories.map(({ slug, name }) => ({
      kind: 'category' as const,
      key: `category-${slug}`,
      href: paths.category(slug),
      text: name,
    })),
  ];
}

/** Entries for recent searches. */
export function recentOptions(texts: readonly string[]): SearchOption[] {
  return texts.map((text) => ({ kind: 'recent', key: `recent-${text}`, href: searchHref(text), text }));
}
