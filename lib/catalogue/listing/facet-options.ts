import { isMaterial } from '../product/material.ts';
import type { SearchFilters } from '../reads/types.ts';
import { type FacetName, statuses } from './facets.ts';

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

/** Readers of the options of each facet, in the order of the filter panel. The facet `fabric` has the values of material attributes. */
export const facetOptions: Record<FacetName, (filters: SearchFilters) => FacetOption[]> = {
  color: ({ colors }) => colors.map(({ name, code }) => ({ name, key: code, code })),
  size: ({ sizes }) => sizes.map(unkeyedOption),
  fabric: ({ attributes }) => attributeOptions(attributes, isMaterial),
  brand: ({ brands }) => brands.map(({ name, logo }) => ({ name, key: null, logo })),
  status: () => statuses.map(unkeyedOption),
};

/** Maximum number of options that the filter panel shows, for facets with such a limit. */
export const maxShownOptions: Partial<Record<FacetName, number>> = { brand: 8 };

/** Filters shown while the upstream is unavailable. */
export const emptyFilters: SearchFilters = {
  categories: [],
  colors: [],
  sizes: [],
  brands: [],
  attributes: [],
  maxPrice: null,
};

function unkeyedOption(name: string): FacetOption {
  return { name, key: null };
}

/** Returns the values of an attribute as options. Their index is their key, because an API sends the values in the same order in every language. */
function attributeOptions(
  attributes: SearchFilters['attributes'],
  matches: (name: string) => boolean,
): FacetOption[] {
  const values = attributes.find(({ name }) => matches(name))?.values ?? [];
  return values.map((name, index) => ({ name, key: String(index) }));
}
