import { type Choice, choiceOf } from './choice.ts';
import { COMPARE_LENGTH, truncate } from './description.ts';
import { plainText } from './html.ts';
import { averageRating } from './rating.ts';
import type { Product } from './types.ts';

/** What carts, lists and the quick view show of a product, read anew each time they are shown. */
export interface ProductFacts
  extends Choice,
    Pick<Product, 'id' | 'slug' | 'title' | 'attributes' | 'brand'> {
  category: string | null;
  /** Plain text, cut to the length of the compare page. */
  description: string;
  /** 0 to 5; null without reviews. */
  rating: number | null;
}

/** A product cut down to its facts. */
export function factsOf(product: Product): ProductFacts {
  const { id, slug, title, attributes, brand } = product;
  const { text, cut } = truncate(plainText(product.descriptionHtml), COMPARE_LENGTH);
  return {
    ...choiceOf(product),
    ...{ id, slug, title, attributes, brand },
    category: product.mainCategory?.name ?? product.categoryName,
    description: cut ? `${text}...` : text,
    rating: averageRating(product.reviews),
  };
}
