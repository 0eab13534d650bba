/** Values of the status filter. */
export const statuses = ['on-sale', 'in-stock', 'out-of-stock'] as const;
export type Status = (typeof statuses)[number];

interface Facet {
  /** How the filter is sent to the API: as a comma-separated field with the facet's name, or as `{name}:{value}` in `tags`. */
  sentAs: 'field' | 'tag';
  /** All values of a facet whose values do not depend on the catalogue. */
  fixedValues?: readonly string[];
}

/**
 * Facets of listings by query parameter, in their order in URLs, filter panel and chips. `facet-values.ts`, which browsers do not load,
 * reads the values of each facet; docs/map.md lists what else a facet needs.
 */
export const facets = {
  color: { sentAs: 'field' },
  size: { sentAs: 'field' },
  fabric: { sentAs: 'tag' },
  brand: { sentAs: 'tag' },
  status: { sentAs: 'tag', fixedValues: statuses },
} satisfies Record<string, Facet>;

export type FacetName = keyof typeof facets;

export const facetNames = Object.keys(facets) as FacetName[];

/** Returns a facet with its optional fields, which the type of `facets` lacks. */
export function facetOf(name: FacetName): Facet {
  return facets[name];
}

/** Maps the facets to a record by facet name. */
export function mapFacets<T>(valueFor: (name: FacetName) => T): Record<FacetName, T> {
  return Object.fromEntries(facetNames.map((name) => [name, valueFor(name)])) as Record<FacetName, T>;
}
