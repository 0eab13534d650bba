import { ActiveFilters } from '@/components/listing/active-filters';
import { FilterPanel } from '@/components/listing/filter-panel';
import { FilterActions } from '@/components/listing/filter-sheet';
import { IgnoredValues } from '@/components/listing/ignored-values';
import { Pagination } from '@/components/listing/pagination';
import { ResultCount } from '@/components/listing/result-count';
import { currency, type Samples } from '@/components/testing/samples';
import { mapFacets } from '@/lib/catalogue/listing/facets';
import { categoryKeys } from '@/lib/catalogue/listing/find-category';
import { emptyQuery, restrictedParameters } from '@/lib/catalogue/listing/query';
import { currencyLabel } from '@/lib/platform/money/format-price';
import { paths } from '@/lib/platform/urls/paths';
import { MockListing } from './browser-sections.tsx';
import { facetOptionSamples, filteredQuery, priceRangeSample, searchFields } from './listing-samples.ts';
import type { GalleryStates } from './sections.tsx';

/** States of a listing's server components, and of `FilterPanel`, which has a server component as its child. */
export function listingServerStates(samples: Samples): GalleryStates {
  const { locale, texts, category } = samples;
  const facets = facetOptionSamples(samples);
  const query = filteredQuery(samples);
  const currencySymbol = currencyLabel(currency, locale);
  const paginationAt = (page: number, total: number) => (
    <Pagination path={paths.shop} query={{ ...emptyQuery, page }} total={total} />
  );
  return {
    'listing/filter-panel': {
      plain: (
        <MockListing>
          <FilterPanel
            choices={{
              categories: [{ ...category, count: 12, keys: categoryKeys(category) }],
              facets,
              prices: priceRangeSample,
            }}
            currency={currencySymbol}
            resetHref="#"
          >
            <FilterActions resetHref="#" />
          </FilterPanel>
        </MockListing>
      ),
      'with filters': (
        <MockListing query={query}>
          <FilterPanel
            choices={{
              categories: [{ ...category, count: 12, keys: categoryKeys(category) }],
              facets,
              prices: priceRangeSample,
            }}
            currency={currencySymbol}
            resetHref="#"
          >
            <FilterActions resetHref="#" />
          </FilterPanel>
        </MockListing>
      ),
      'no options': (
        <MockListing>
          <FilterPanel
            choices={{ categories: [], facets: mapFacets(() => []), prices: null }}
            currency={currencySymbol}
            resetHref="#"
          >
            <FilterActions resetHref="#" />
          </FilterPanel>
        </MockListing>
      ),
    },
    'listing/active-filters': {
      several: (
        <ActiveFilters
          path={paths.shop}
          query={{ ...query, ...searchFields(samples), status: ['on-sale'] }}
          categoryName={texts.category}
          unsupported={[]}
        />
      ),
    },
    'listing/ignored-values': {
      'values that cannot be read': (
        <IgnoredValues
          query={emptyQuery}
          unreadable={restrictedParameters.map((parameter) => ({ parameter, value: 'abc' }))}
        />
      ),
      'filters that the upstream cannot apply': (
        <IgnoredValues
          query={{ ...emptyQuery, status: ['on-sale'] }}
          unreadable={[]}
          unsupported={['status']}
        />
      ),
    },
    'listing/result-count': {
      several: (
        <MockListing>
          <ResultCount query={emptyQuery} itemCount={10} total={120} />
        </MockListing>
      ),
      none: (
        <MockListing>
          <ResultCount query={emptyQuery} itemCount={0} total={0} />
        </MockListing>
      ),
    },
    'listing/pagination': {
      first: paginationAt(1, 120),
      middle: paginationAt(6, 120),
      last: paginationAt(12, 120),
      'few pages': paginationAt(2, 30),
    },
  };
}
