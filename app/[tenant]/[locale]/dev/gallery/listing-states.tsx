import { SlidersHorizontal } from 'lucide';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { BrandLogo } from '@/components/listing/brand-logo';
import { CheckboxGroup, FacetGroups } from '@/components/listing/facet-groups';
import { FilterButton } from '@/components/listing/filter-sheet-buttons';
import { ListingHeading } from '@/components/listing/listing-heading';
import { ListingToolbar } from '@/components/listing/listing-toolbar';
import { PriceFilter } from '@/components/listing/price-filter';
import { ResultsRegion } from '@/components/listing/results-region';
import { currency, type Samples } from '@/components/testing/samples';
import { Icon } from '@/components/ui/icon';
import { emptyQuery } from '@/lib/catalogue/listing/query';
import { currencyLabel } from '@/lib/platform/money/format-price';
import { MockListing } from './interactive.tsx';
import { facetOptionSamples, filteredQuery, priceRangeSample, searchFields } from './listing-samples.ts';
import type { GalleryStates } from './sections.tsx';

/** States of a listing's client components. */
export function listingStates(samples: Samples): GalleryStates {
  const { locale, texts, category } = samples;
  const facets = facetOptionSamples(samples);
  const query = filteredQuery(samples);
  const searched = searchFields(samples);
  const currencySymbol = currencyLabel(currency, locale);
  const breadcrumb = <Breadcrumb crumbs={[{ name: category.name }]} />;
  return {
    'listing/listing-heading': {
      plain: (
        <MockListing>
          <ListingHeading>{breadcrumb}</ListingHeading>
        </MockListing>
      ),
      searched: (
        <MockListing query={searched}>
          <ListingHeading>{breadcrumb}</ListingHeading>
        </MockListing>
      ),
    },
    'listing/listing-toolbar': {
      plain: (
        <MockListing>
          <ListingToolbar>
            <FilterButton icon={<Icon icon={SlidersHorizontal} className="size-4" />} />
          </ListingToolbar>
        </MockListing>
      ),
      sorted: (
        <MockListing query={{ sortBy: 'high', pageSize: 50 }}>
          <ListingToolbar />
        </MockListing>
      ),
    },
    'listing/facet-groups': {
      'with filters': (
        <MockListing query={query}>
          <FacetGroups facets={facets} />
        </MockListing>
      ),
      'with counts': (
        <MockListing query={query} counts={{ color: { [texts.colors[0]]: 12 }, size: { 54: 3, 56: 9 } }}>
          <FacetGroups facets={facets} />
        </MockListing>
      ),
      'one facet, with a title': (
        <CheckboxGroup
          title={texts.category}
          name="sample"
          groups={[
            { title: texts.short, options: texts.colors.map((color) => ({ value: color })) },
            { title: null, options: [{ value: texts.title }] },
          ]}
          selected={[texts.colors[0]]}
          onToggle={() => {}}
        />
      ),
    },
    'listing/price-filter': {
      untouched: (
        <PriceFilter
          query={emptyQuery}
          range={priceRangeSample}
          currency={currencySymbol}
          onCommit={() => {}}
        />
      ),
      filtered: (
        <PriceFilter query={query} range={priceRangeSample} currency={currencySymbol} onCommit={() => {}} />
      ),
    },
    'listing/brand-logo': {
      plain: <BrandLogo image="/uploads/abaya-open/black-front.webp" name={texts.short} />,
    },
    'listing/results-region': {
      loading: (
        <MockListing pending>
          <ResultsRegion>{texts.title}</ResultsRegion>
        </MockListing>
      ),
    },
  };
}
