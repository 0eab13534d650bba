import { westernDigits } from '../../../contract/western-digits.ts';
import { isMaterial } from '../product/attribute-names.ts';
import { isProductOutOfStock } from '../product/stock.ts';
import type { Product } from '../product/types.ts';
import type { PaginatedProducts, SearchFilters } from '../reads/types.ts';
import { type FacetName, facetNames, mapFacets, type Status, statuses } from './facets.ts';
import type { KnownValues } from './known-values.ts';
import type { ListingQuery } from './query.ts';

/** Value of a facet that a visitor can select. */
export interface FacetOption {
  name: string;
  /** Identifies the option in every language; null where only its name does. */
  key: string | null;
  /** `#rrggbb` of a swatch; absent in facets without swatches. */
  code?: string | null;
  /** Image URL of a brand's logo; null when it has none, absent in other facets. */
  logo?: string | null;
}

interface FacetValues {
  /** Options that the filters of a shop offer. */
  optionsIn: (filters: SearchFilters) => FacetOption[];
  /** Maximum number of options that the filter panel shows; all when absent. */
  maxShown?: number;
  /** A product's own values; empty for a facet whose values products do not state. */
  valuesOf: (product: Product) => (string | null)[];
  /** Recognises the names of the attribute whose values the facet has, in every language; absent for other facets. */
  isAttribute?: (name: string) => boolean;
}

/** Where the values of each facet come from: the part of the table `facets` that browsers do not load. */
export const facetValues: Record<FacetName, FacetValues> = {
  color: {
    optionsIn: ({ colors }) => colors.map(({ name, code }) => ({ name, key: code, code })),
    valuesOf: ({ variants }) => variants.map(({ color }) => color),
  },
  size: {
    optionsIn: ({ sizes }) => sizes.map(unkeyedOption),
    valuesOf: ({ variants }) => variants.map(({ size }) => size),
  },
  fabric: attributeFacet(isMaterial),
  brand: {
    optionsIn: ({ brands }) => brands.map(({ name, logo }) => ({ name, key: null, logo })),
    maxShown: 8,
    valuesOf: ({ brand }) => [brand],
  },
  status: { optionsIn: () => statuses.map(unkeyedOption), valuesOf: () => [] },
};

function unkeyedOption(name: string): FacetOption {
  return { name, key: null };
}

/** A facet with the values of an attribute. Their index is their key, because an API sends them in the same order in every language. */
function attributeFacet(isAttribute: (name: string) => boolean): FacetValues {
  const find = <T extends { name: string }>(attributes: T[]) =>
    attributes.find(({ name }) => isAttribute(name));
  return {
    optionsIn: ({ attributes }) =>
      (find(attributes)?.values ?? []).map((name, index) => ({ name, key: String(index) })),
    valuesOf: ({ attributes }) => [find(attributes)?.value ?? null],
    isAttribute,
  };
}

/** Filters shown while the upstream is unavailable. */
export const emptyFilters: SearchFilters = {
  categories: [],
  colors: [],
  sizes: [],
  brands: [],
  attributes: [],
  maxPrice: null,
};

/** Number of products by facet and value. Counts of an absent facet are unknown; an absent value has no product. */
export type FacetCounts = Partial<Record<FacetName, Record<string, number>>>;

/** Returns the counts of the listing's facets, where an API sends those of an attribute under its name. */
export function facetCounts(counts: NonNullable<PaginatedProducts['facets']>): FacetCounts {
  const facetNamed = (name: string) =>
    facetNames.find((facet) => facetValues[facet].isAttribute?.(name)) ??
    facetNames.find((facet) => facet === name);
  return Object.fromEntries(
    Object.entries(counts).flatMap(([name, values]) => {
      const facet = facetNamed(name);
      return facet ? [[facet, values]] : [];
    }),
  );
}

/**
 * Indexes the values of a shop's filters.
 * @param filtersInOtherLanguages each of their values maps to the value of this language with the same key, unless several values of this
 * language have that key.
 */
export function indexKnownValues(
  filters: SearchFilters,
  filtersInOtherLanguages: readonly SearchFilters[],
): KnownValues {
  return mapFacets((name) => {
    const options = facetValues[name].optionsIn;
    const ownOptions = options(filters);
    const values = new Map(ownOptions.map((option) => [valueKey(option.name), option.name]));
    for (const otherOption of filtersInOtherLanguages.flatMap(options)) {
      const [match, ...duplicates] = ownOptions.filter(({ key }) => key !== null && key === otherOption.key);
      const folded = valueKey(otherOption.name);
      if (match && duplicates.length === 0 && !values.has(folded)) values.set(folded, match.name);
    }
    return values;
  });
}

function valueKey(value: string): string {
  return westernDigits(value).toLowerCase();
}

/** Part of the products that must have a requested value; an API may count similar values, such as navy as blue. */
const minMatchingShare = 0.5;
/** Milliseconds by which a sale may have started or ended since the API filtered by it, because listings are cached. */
const saleToleranceMs = 600_000;

const statusTests: Record<Status, (product: Product, now: number) => boolean> = {
  'on-sale': ({ variants, sale }, now) =>
    [sale, ...variants.map((variant) => variant.sale)].some(
      (each) => each && each.startsAt - saleToleranceMs <= now && now <= each.endsAt + saleToleranceMs,
    ),
  'in-stock': (product) => !isProductOutOfStock(product),
  'out-of-stock': isProductOutOfStock,
};

function hasStatus(product: Product, requested: string, now: number): boolean {
  return statuses.some((status) => status === requested && statusTests[status](product, now));
}

/**
 * Returns the facets of a query that the upstream did not filter by: fewer than half of the products that state values of the facet have
 * a requested one, or a product has none of the requested statuses. A requested value within a longer text counts as a match.
 * @param now epoch milliseconds; decides which sales are on
 */
export function unsupportedFacets(
  query: ListingQuery,
  products: readonly Product[],
  now: number,
): FacetName[] {
  return facetNames.filter((name) => {
    if (query[name].length === 0) return false;
    if (name === 'status')
      return products.some((product) => !query.status.some((status) => hasStatus(product, status, now)));
    const requested = query[name].map((value) => value.toLowerCase());
    const stating = products
      .map((product) => facetValues[name].valuesOf(product).filter((value) => value !== null))
      .filter((values) => values.length > 0);
    const matching = stating.filter((values) =>
      values.some((value) => requested.some((text) => value.toLowerCase().includes(text))),
    );
    return matching.length < stating.length * minMatchingShare;
  });
}
