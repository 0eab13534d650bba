import { SlidersHorizontal } from 'lucide';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { ActiveFilters } from '@/components/listing/active-filters';
import { BrandLogo } from '@/components/listing/brand-logo';
import { CheckboxGroup } from '@/components/listing/checkbox-group';
import { FacetGroups } from '@/components/listing/facet-groups';
import { FilterActions } from '@/components/listing/filter-actions';
import { FilterPanel } from '@/components/listing/filter-panel';
import { FilterButton } from '@/components/listing/filter-sheet-buttons';
import { ListingHeading } from '@/components/listing/listing-heading';
import { ListingToolbar } from '@/components/listing/listing-toolbar';
import { Pagination } from '@/components/listing/pagination';
import { PriceFilter } from '@/components/listing/price-filter';
import { ResultCount } from '@/components/listing/result-count';
import { ResultsRegion } from '@/components/listing/results-region';
import { currency, type Samples } from '@/components/testing/samples';
import { Icon } from '@/components/ui/icon';
import { mapFacets, statuses } from '@/lib/listing/facets';
import { emptyQuery } from '@/lib/listing/query';
import { currencyLabel } from '@/lib/money/format-price';
import { MockListing } from './interactive.tsx';
import type { GalleryStates } from './sections.tsx';

const range = { min: 100, max: 5000 };

export function listingStates({ locale, texts, category }: Samples): GalleryStates {
  const colors = texts.colors.map((name, index) => ({ name, code: ['#1c1a19', '#b08d62', null][index] }));
  const options = {
    ...mapFacets(() => optionsOf(texts.fabric[1])),
    color: [{ title: texts.category, options: colors }],
    size: optionsOf('52', '54', '56', '58'),
    brand: optionsOf('Rida'),
    status: optionsOf(...statuses),
  };
  const currencySymbol = currencyLabel(currency, locale);
  const query = { ...emptyQuery, color: [texts.colors[1]], size: ['56'], minPrice: 500, maxPrice: 2000 };
  const searched = { searchText: texts.title, category: category.slug, page: 3 };
  const paginationAt = (page: number, total: number) => (
    <MockListing query={{ page }}>
      <Pagination total={total} />
    </MockListing>
  );
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
    'listing/filter-panel': {
      plain: (
        <MockListing>
          <FilterPanel
            choices={{ categories: [{ ...category, count: 12 }], options, prices: range }}
            currency={currencySymbol}
            resetHref="#"
          >
            <FilterActions resetHref="#" />
          </FilterPanel>
        </MockListing>
      ),
      chosen: (
        <MockListing query={query}>
          <FilterPanel
            choices={{ categories: [{ ...category, count: 12 }], options, prices: range }}
            currency={currencySymbol}
            resetHref="#"
          >
            <FilterActions resetHref="#" />
          </FilterPanel>
        </MockListing>
      ),
      'nothing known': (
        <MockListing>
          <FilterPanel
            choices={{ categories: [], options: mapFacets(() => []), prices: null }}
            currency={currencySymbol}
            resetHref="#"
          >
            <FilterActions resetHref="#" />
          </FilterPanel>
        </MockListing>
      ),
    },
    'listing/facet-groups': {
      chosen: (
        <MockListing query={query}>
          <FacetGroups options={options} />
        </MockListing>
      ),
    },
    'listing/price-filter': {
      untouched: (
        <PriceFilter query={emptyQuery} range={range} currency={currencySymbol} onCommit={() => {}} />
      ),
      filtered: <PriceFilter query={query} range={range} currency={currencySymbol} onCommit={() => {}} />,
    },
    'listing/brand-logo': {
      plain: <BrandLogo image="/uploads/abaya-open/black-front.webp" name={texts.short} />,
    },
    'listing/checkbox-group': {
      plain: (
        <CheckboxGroup
          title={texts.category}
          name="sample"
          groups={[
            { title: texts.short, options: texts.colors.map((name) => ({ name })) },
            { title: null, options: [{ name: texts.title }] },
          ]}
          selected={[texts.colors[0]]}
          labelOf={(value) => value}
          onToggle={() => {}}
        />
      ),
    },
    'listing/active-filters': {
      several: (
        <MockListing query={{ ...query, ...searched, status: ['on-sale'] }}>
          <ActiveFilters categoryName={texts.category} unsupported={[]} />
        </MockListing>
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
    'listing/results-region': {
      loading: (
        <MockListing pending>
          <ResultsRegion>{texts.title}</ResultsRegion>
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

function optionsOf(...names: string[]) {
  return [{ title: null, options: names.map((name) => ({ name })) }];
}
