import type { Samples } from '@/components/testing/samples';
import { mapFacets, statuses } from '@/lib/catalogue/listing/facets';
import { emptyQuery, type ListingQuery } from '@/lib/catalogue/listing/query';

export const priceRangeSample = { min: 100, max: 5000, step: 50 };

/** Groups of options of every facet; most have one group with one option. */
export function facetOptionSamples({ texts }: Samples) {
  const colors = texts.colors.map((value, index) => ({
    value,
    swatchColor: ['#1c1a19', '#b08d62', null][index],
  }));
  return {
    ...mapFacets(() => singleGroupOf(texts.fabric[1])),
    color: [{ title: texts.category, options: colors }],
    size: singleGroupOf('52', '54', '56', '58'),
    brand: singleGroupOf('Rida'),
    status: singleGroupOf(...statuses),
  };
}

/** Query with filters of several facets. */
export const filteredQuery = ({ texts }: Samples): ListingQuery => ({
  ...emptyQuery,
  color: [texts.colors[1]],
  size: ['56'],
  minPrice: 500,
  maxPrice: 2000,
});

/** Fields of a query for the third page of a search within a category. */
export const searchFields = ({ texts, category }: Samples) => ({
  searchText: texts.title,
  category: category.slug,
  page: 3,
});

function singleGroupOf(...values: string[]) {
  return [{ title: null, options: values.map((value) => ({ value })) }];
}
