import { z } from 'zod';
import {
  Category,
  FeatureTag,
  HomeData,
  Product,
  ProductFilter,
  ProductPage,
  SearchFilters,
} from './catalogue.ts';

/** One call of the upstream contract: what goes out and what comes back inside the envelope. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Relative to the API base; `{name}` marks a path parameter. */
  path: string;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Payload inside `response`. A call that names one thing may also answer null: there is no such thing. */
  response: z.ZodType;
}

const Slug = z.object({ slug: z.string() });
const Categories = z.array(Category);
const FeatureTags = z.array(FeatureTag);
const Products = z.array(Product);

/** Catalogue calls (specification section 7). */
export const catalogueCalls = {
  categoriesWithCount: {
    method: 'GET',
    path: '/Categories/ListCategoriesWithProductCount',
    response: Categories,
  },
  menuCategories: { method: 'GET', path: '/Categories/GetMenuCatgories', response: Categories },
  featuredCategories: { method: 'GET', path: '/Categories/GetFeaturedCatgories', response: Categories },
  categories: { method: 'GET', path: '/Categories/ListCatgories', response: Categories },
  categoryBySlug: {
    method: 'GET',
    path: '/Categories/GetCategoriesBySlug',
    query: Slug,
    response: Category.nullable(),
  },
  featureTagsWithCount: {
    method: 'GET',
    path: '/FeatureTags/ListCategoriesWithProductCount',
    response: FeatureTags,
  },
  featureTags: { method: 'GET', path: '/FeatureTags/GetFeatureTags', response: FeatureTags },
  homeFeatureTags: { method: 'GET', path: '/FeatureTags/GetHomeFeatureTags', response: FeatureTags },
  menuFeatureTags: { method: 'GET', path: '/FeatureTags/GetMenueFeatureTags', response: FeatureTags },
  productBySlug: { method: 'GET', path: '/Products/GetBySlug/{slug}', response: Product.nullable() },
  productsByCategory: {
    method: 'GET',
    path: '/Products/GetByCategorySlug',
    query: Slug,
    response: Products.nullable(),
  },
  productsByFeatureTag: {
    method: 'GET',
    path: '/Products/GetByFeatureTagSlug',
    query: Slug,
    response: Products.nullable(),
  },
  filterProducts: { method: 'POST', path: '/Products/Filter', body: ProductFilter, response: ProductPage },
  searchFilters: { method: 'GET', path: '/Shops/GetSearchFilters', response: SearchFilters },
  homeData: { method: 'GET', path: '/HomeFashions/GetFashionData', response: HomeData },
} satisfies Record<string, Call>;
