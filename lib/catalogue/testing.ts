import type { Product, Variant } from './types.ts';

/** A product for tests, empty but for what is given. */
export function product(given: Partial<Product>): Product {
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
    variants: [],
    defaultVariantId: null,
    images: [],
    video: null,
    attributes: [],
    tags: [],
    type: null,
    reviews: [],
    modifiedAt: null,
    ...given,
  };
}

/** A variant for tests, empty but for what is given. */
export function variant(given: Partial<Variant>): Variant {
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
    ...given,
  };
}
