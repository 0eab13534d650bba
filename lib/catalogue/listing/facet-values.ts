import { westernDigits } from '../../../contract/western-digits.ts';
import { isMaterialName } from '../product/attribute-names.ts';
import type { Product } from '../product/types.ts';
import type { PaginatedProducts, SearchFilters } from '../reads/types.ts';
import { type FacetName, facetNames, mapFacets, statuses } from './facets.ts';
import type { KnownValues } from './known-values.ts';

/** Value of a facet that a visitor can select. */
export interface FacetOption {
  name: string;
  /** Identifies the option in every language; null where only its name does. */
  key: string | null;
  /** `#rrggbb`; null when unknown, absent in facets without swatches. */
  swatchColor?: string | null;
  /** Image URL of a brand's logo; null when the brand has none, absent in other facets. */
  logo?: string | null;
}

/** How the values of a facet are found. */
interface FacetSource {
  /** Options that the filters of a shop offer. */
  optionsIn: (filters: SearchFilters) => FacetOption[];
  /** Maximum number of options that the filter panel shows; all when absent. */
  maxShown?: number;
  /** A product's own values; empty for a facet whose values products do not state. */
  valuesOf: (product: Product) => (string | null)[];
  /** Returns whether attributes of this name, in any language, state the facet's values; absent where no attribute states them. */
  isAttributeName?: (name: string) => boolean;
}

/** Where the values of each facet come from: the part of the table `facets` that browsers do not load. */
export const facetSources: Record<FacetName, FacetSource> = {
  color: {
    optionsIn: ({ colors }) => colors.map(({ name, code }) => ({ name, key: code, swatchColor: code })),
    valuesOf: ({ variants }) => variants.map(({ color }) => color),
  },
  size: {
    optionsIn: ({ sizes }) => sizes.map(unkeyedOption),
    valuesOf: ({ variants }) => variants.map(({ size }) => size),
  },
  fabric: attributeFacet(isMaterialName),
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

/** A facet with the values of an attribute. The key of a value is its index: an API sends the values in the same order in all languages. */
function attributeFacet(isAttributeName: (name: string) => boolean): FacetSource {
  const findAttribute = <T extends { name: string }>(attributes: T[]) =>
    attributes.find(({ name }) => isAttributeName(name));
  return {
    optionsIn: ({ attributes }) =>
      (findAttribute(attributes)?.values ?? []).map((name, index) => ({ name, key: String(index) })),
    valuesOf: ({ attributes }) => [findAttribute(attributes)?.value ?? null],
    isAttributeName,
  };
}

/** Filters where the API lacks the call, and those shown while it is unavailable. */
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

/**
 * Returns an API's counts by facet. The API may call a facet by the name of its attribute, such as `material` for `fabric`. Counts under
 * other names are left out.
 */
export function facetCounts(counts: NonNullable<PaginatedProducts['facets']>): FacetCounts {
  const findFacet = (name: string) =>
    facetNames.find((facet) => facetSources[facet].isAttributeName?.(name)) ??
    facetNames.find((facet) => facet === name);
  return Object.fromEntries(
    Object.entries(counts).flatMap(([name, countsByValue]) => {
      const facet = findFacet(name);
      return facet ? [[facet, countsByValue]] : [];
    }),
  );
}

/**
 * Indexes the values of a shop's filters by their names in every language, so that a URL in another language filters, too. A name in
 * another language maps to the value of `filters` with the same key, unless several values have this key.
 */
export function indexKnownValues(
  filters: SearchFilters,
  filtersInOtherLanguages: readonly SearchFilters[],
): KnownValues {
  return mapFacets((name) => {
    const { optionsIn } = facetSources[name];
    const ownOptions = optionsIn(filters);
    const knownNames = new Map(ownOptions.map((option) => [foldName(option.name), option.name]));
    for (const otherOption of filtersInOtherLanguages.flatMap(optionsIn)) {
      const [match, ...duplicates] = ownOptions.filter(({ key }) => key !== null && key === otherOption.key);
      const otherName = foldName(otherOption.name);
      if (match && duplicates.length === 0 && !knownNames.has(otherName))
        knownNames.set(otherName, match.name);
    }
    return knownNames;
  });
}

/** Returns a name in the form of the keys of {@link KnownValues}. */
function foldName(name: string): string {
  return westernDigits(name).toLowerCase();
}
