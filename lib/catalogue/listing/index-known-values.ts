import { westernDigits } from '../../../contract/western-digits.ts';
import type { SearchFilters } from '../reads/types.ts';
import { facetOptions } from './facet-options.ts';
import { mapFacets } from './facets.ts';
import type { KnownValues } from './known-values.ts';

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
    const options = facetOptions[name];
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
