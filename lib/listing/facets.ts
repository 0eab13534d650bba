import { isMaterial } from '../catalogue/material.ts';
import type { SearchFilters } from '../catalogue/types.ts';

/** Status filter of a listing (specification section 2). */
export const statuses = ['on-sale', 'in-stock', 'out-of-stock'] as const;
export type Status = (typeof statuses)[number];

/** A value that can be chosen. */
export interface FacetOption {
  name: string;
  /** Says which value it is in every language; null where the name is the same in all of them. */
  key: string | null;
  /** `#rrggbb` of a swatch; absent where the facet has none. */
  code?: string | null;
}

interface Facet {
  /** How the upstream is asked (contract, Calls): a field of that name, comma-separated, or `{name}:{value}` among the tags. */
  wire: 'field' | 'tag';
  /** What can be chosen, in the panel's order. */
  options(filters: SearchFilters): FacetOption[];
  /** How many of the values the panel shows. */
  most?: number;
  /** The only values there are, whatever the upstream sells. */
  fixed?: readonly string[];
}

/**
 * What a listing can be narrowed by, each under the name of its parameter, in the order of addresses, panel and chips. Whatever is
 * narrowed is left out of search results. A new facet is a row here, what products say of it (carried-values.ts, which
 * browsers need not have), its texts below `browser.listing.facets`, and its field in the answers.
 */
export const facets = {
  color: {
    wire: 'field',
    options: ({ colors }) => colors.map(({ name, code }) => ({ name, key: code, code })),
  },
  size: {
    wire: 'field',
    options: ({ sizes }) => sizes.map(named),
  },
  fabric: {
    wire: 'tag',
    options: ({ attributes }) => attributeOptions(attributes, isMaterial),
  },
  brand: {
    wire: 'tag',
    options: ({ brands }) => brands.map(({ name }) => named(name)),
    // Specification section 9.
    most: 8,
  },
  status: {
    wire: 'tag',
    options: () => statuses.map(named),
    fixed: statuses,
  },
} satisfies Record<string, Facet>;

/** What the upstream offers while it does not answer. */
export const noFilters: SearchFilters = {
  categories: [],
  colors: [],
  sizes: [],
  brands: [],
  attributes: [],
  maxPrice: null,
};

export type FacetName = keyof typeof facets;

export const facetNames = Object.keys(facets) as FacetName[];

/** The row of a facet. */
export function facetOf(name: FacetName): Facet {
  return facets[name];
}

/** Something for each facet. */
export function perFacet<T>(make: (name: FacetName) => T): Record<FacetName, T> {
  return Object.fromEntries(facetNames.map((name) => [name, make(name)])) as Record<FacetName, T>;
}

function named(name: string): FacetOption {
  return { name, key: null };
}

/** Values of an attribute; upstreams give them in the same order in every language (contract, Calls). */
function attributeOptions(
  attributes: SearchFilters['attributes'],
  isIt: (name: string) => boolean,
): FacetOption[] {
  const values = attributes.find(({ name }) => isIt(name))?.values ?? [];
  return values.map((name, index) => ({ name, key: String(index) }));
}
