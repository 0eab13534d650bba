import type { Product, Variant } from './types.ts';
import { optionsOf } from './variant-options.ts';

/** Builds a product with empty fields for tests. */
export function product(overrides: Partial<Product>): Product {
  const { variants = [] } = overrides;
  return {
    id: 1,
    slug: 'abaya',
    title: 'Abaya',
    descriptionHtml: '',
    metaTitle: null,
    metaDescription: null,
    keywords: [],
    mainCategory: null,
    categoryName: null,
    brand: null,
    available: null,
    price: null,
    sale: null,
    stock: null,
    variants,
    options: optionsOf(variants),
    defaultVariantId: null,
    images: [],
    video: null,
    attributes: [],
    tags: [],
    type: null,
    reviews: [],
    reviewCount: null,
    averageRating: null,
    goesWith: [],
    measurements: [],
    modifiedAt: null,
    ...overrides,
  };
}

/** Builds a variant with empty fields for tests. */
export function variant(overrides: Partial<Variant>): Variant {
  return {
    id: 1,
    sku: null,
    price: null,
    sale: null,
    stock: 0,
    images: [],
    size: null,
    color: null,
    colorCode: null,
    attributes: [],
    ...overrides,
  };
}
