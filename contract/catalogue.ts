import { z } from 'zod';
import { Amount } from './amount.ts';
import { maxSearchTextLength } from './form-limits.ts';
import { Identifier } from './text.ts';
import { normalizeText } from './typed-text.ts';

/** Uploaded file; `filePath` is appended to the base URL of uploads. */
export const MediaFile = z.object({ filePath: z.string() }).meta({ id: 'MediaFile' });

export const CategoryRef = z
  .object({ id: Identifier, name: z.string(), slug: z.string() })
  .meta({ id: 'CategoryRef' });

/** Category of products; `categoryId` repeats `id`, `categoryName` repeats `name`. */
export const Category = z
  .object({
    id: Identifier,
    categoryId: Identifier,
    name: z.string(),
    categoryName: z.string(),
    slug: z.string(),
    description: z.string().nullable(),
    productCount: z.int().nonnegative(),
    featuredImage: MediaFile.nullable(),
    parent: CategoryRef.nullable(),
    children: z.array(CategoryRef),
  })
  .meta({ id: 'Category' });

/** Collection that the shop curates; `code` is a stable name such as `BestSellers`. */
export const FeatureTag = z
  .object({
    id: Identifier,
    name: z.string(),
    slug: z.string(),
    code: z.string(),
    productCount: z.int().nonnegative(),
    featuredImage: MediaFile.nullable(),
  })
  .meta({ id: 'FeatureTag' });

/** Property of a variant or product by name. Known names are Size, Color and ColorCode of a variant, GTIN and MPN. */
export const Attribute = z.object({ name: z.string(), value: z.string() }).meta({ id: 'Attribute' });

/** Prices are decimal numbers in the shop's currency; `startAt` and `endAt` bound the sale (ISO 8601 with an offset). */
export const Variant = z
  .object({
    id: Identifier,
    sku: z.string(),
    price: Amount,
    salePrice: Amount.nullable(),
    startAt: z.iso.datetime({ offset: true }).nullable(),
    endAt: z.iso.datetime({ offset: true }).nullable(),
    quantity: z.int().nonnegative(),
    images: z.array(MediaFile),
    attributes: z.array(Attribute),
  })
  .meta({ id: 'Variant' });

/** Review in the response of a product; `review` is its text. */
export const Review = z
  .object({
    rating: z.number().min(0).max(5),
    name: z.string(),
    date: z.iso.datetime({ offset: true }),
    review: z.string(),
    user: z.string().nullable(),
  })
  .meta({ id: 'Review' });

/**
 * Measurements of a garment in one size, in centimetres: the circumference at chest and waist, and the lengths of garment and
 * sleeve from the shoulder.
 */
export const GarmentMeasurements = z
  .object({
    size: z.string(),
    chest: z.number().positive(),
    waist: z.number().positive().optional(),
    length: z.number().positive(),
    sleeve: z.number().positive().optional(),
  })
  .meta({ id: 'GarmentMeasurements' });

/** `avaliable` (spelt so on the wire) is the available quantity. */
export const Product = z
  .object({
    id: Identifier,
    slug: z.string(),
    title: z.string(),
    description: z.string().describe('HTML'),
    metaTitle: z.string(),
    metaDescription: z.string(),
    metaKeyWords: z.string().describe('comma-separated'),
    mainCategory: CategoryRef,
    category: z.object({ name: z.string() }),
    brand: z.string().nullable(),
    avaliable: z.int().nonnegative(),
    status: z.enum(['in-stock', 'out-of-stock']),
    quantity: z.int().nonnegative(),
    discount: z.number().min(0).max(100).describe('percent off in the active sale'),
    price: Amount,
    defaultVariant: Variant.nullable(),
    defaultVariantImageURL: z.string().nullable(),
    featuredImage: MediaFile.nullable(),
    imageURLs: z.array(z.string()),
    videoId: z.string().nullable().describe('file path of an uploaded video, or a URL'),
    variants: z.array(Variant),
    productAttributes: z.array(Attribute),
    tags: z.array(z.string()),
    isWishList: z.boolean(),
    productType: z.string(),
    reviews: z.array(Review),
    reviewCount: z.int().nonnegative().optional().describe('published reviews (capability reviews)'),
    averageRating: z.number().min(0).max(5).nullable().optional().describe('null without reviews'),
    goesWith: z
      .array(z.string())
      .optional()
      .describe('slugs of products worn with it (capability looks); GetBySlug only'),
    measurements: z
      .array(GarmentMeasurements)
      .optional()
      .describe('by size (capability fit); GetBySlug only, absent for garments without a chest'),
    updatedAt: z.iso.datetime({ offset: true }),
  })
  .meta({ id: 'Product' });

/** Kind of a slide's link: it decides which of `product`, `category`, `featureTag` and `url` is the target. */
export const SlideUrlType = { Product: 1, Category: 2, Page: 3, Customized: 4, FeatureTag: 5 } as const;

const SlugRef = z.object({ name: z.string(), slug: z.string() });

/** Slide of the home page's hero. */
export const Slide = z
  .object({
    id: Identifier,
    title: z.string(),
    subtitle: z.string(),
    urlType: z.int().min(1).max(5),
    url: z.string().nullable(),
    featureTag: SlugRef.nullable(),
    category: SlugRef.nullable(),
    product: z.object({ title: z.string(), slug: z.string() }).nullable(),
    media: MediaFile,
  })
  .meta({ id: 'Slide' });

/** Post of the shop's social account; the one with `banner` shows the name of the account. */
export const SocialPost = z
  .object({ id: Identifier, link: z.string(), image: MediaFile, banner: z.boolean() })
  .meta({ id: 'SocialPost' });

/** Data of the home page; storefronts show `slides` only without `weeklySlides`. */
export const HomeData = z
  .object({
    featuredCategories: z.array(Category),
    featuredProducts: z.array(Product),
    slides: z.array(Slide),
    weeklySlides: z.array(Slide),
    productsFeatureTag: z.array(
      z.object({ code: z.string(), name: z.string(), slug: z.string(), products: z.array(Product) }),
    ),
    instagramFeeds: z.array(SocialPost),
  })
  .meta({ id: 'HomeData' });

/** Order of a product search: by id, by price ascending or descending, products on sale first. */
export const SortBy = z.enum(['asc', 'low', 'high', 'on-sale']);

/**
 * Body of `POST /Products/Filter`. `color` and `size` are comma-separated names. `tags` holds `brand:{name}`,
 * `status:on-sale`, `status:in-stock`, `status:out-of-stock`, attribute values such as `fabric:Crepe` and slugs of
 * feature tags.
 */
export const ProductFilter = z
  .object({
    categoryId: Identifier.nullish(),
    minPrice: z.number().nonnegative().nullish(),
    maxPrice: z.number().nonnegative().nullish(),
    color: z.string().max(400).nullish(),
    size: z.string().max(400).nullish(),
    sortBy: SortBy.nullish(),
    tags: z.array(z.string().max(100)).max(40).nullish(),
    searchText: z.string().overwrite(normalizeText).max(maxSearchTextLength).nullish(),
    exactText: z.boolean().nullish().describe('searches for the words as they are spelt'),
    pageNumber: z.int().positive().default(1),
    pageSize: z.int().positive().max(100).default(10),
  })
  .meta({ id: 'ProductFilter' });

/**
 * Number of products by facet (`color`, `size`, `brand`, `status` or the name of an attribute) and value, in the language of the request.
 * Counts of a facet ignore the values that the filter has for this facet. A value that is not listed has no products.
 */
export const FacetCounts = z
  .record(z.string(), z.array(z.object({ value: z.string(), count: z.int().nonnegative() })))
  .meta({ id: 'FacetCounts' });

export const ProductPage = z
  .object({
    items: z.array(Product),
    total: z.int().nonnegative(),
    facets: FacetCounts.optional(),
    correctedText: z.string().optional().describe('text that was searched for instead of a misspelt one'),
  })
  .meta({ id: 'ProductPage' });

/** Available filters of listings; `maxPrice` is that of the dearest product. */
export const SearchFilters = z
  .object({
    categories: z.array(Category),
    attributesVariant: z.object({
      colors: z.array(z.object({ name: z.string(), code: z.string().nullable() })),
      sizes: z.array(z.string()),
    }),
    brands: z.array(z.object({ name: z.string(), logo: z.string().nullable() })),
    /** Names do not depend on the language; values have the same order in every language. */
    attributes: z.array(z.object({ name: z.string(), values: z.array(z.string()) })).optional(),
    maxPrice: z.number().nonnegative(),
  })
  .meta({ id: 'SearchFilters' });
