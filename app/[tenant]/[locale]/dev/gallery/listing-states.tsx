import { Breadcrumb } from '@/components/layout/breadcrumb';
import { ActiveFilters } from '@/components/listing/active-filters';
import { CheckGroup } from '@/components/listing/check-group';
import { Controls } from '@/components/listing/controls';
import { FacetGroups } from '@/components/listing/facet-groups';
import { FilterPanel } from '@/components/listing/filter-panel';
import { ListingHeading } from '@/components/listing/listing-heading';
import { Pagination } from '@/components/listing/pagination';
import { PriceFilter } from '@/components/listing/price-filter';
import { ResultCount } from '@/components/listing/result-count';
import { Results } from '@/components/listing/results';
import { FilterButton } from '@/components/listing/sheet-buttons';
import { perFacet, statuses } from '@/lib/listing/facets';
import { emptyQuery } from '@/lib/listing/query';
import { currencySign } from '@/lib/money/format-price';
import { currency, type Samples } from './samples.ts';
import type { States } from './sections.tsx';
import { InListing } from './tryable.tsx';

const range = { min: 100, max: 5000 };

export function listingStates({ locale, words, category }: Samples): States {
  const colors = words.colors.map((name, index) => ({ name, code: ['#1c1a19', '#b08d62', null][index] }));
  const options = {
    ...perFacet(() => named(words.fabric[1])),
    ...{ color: [{ title: words.category, options: colors }], size: named('52', '54', '56', '58') },
    ...{ brand: named('Rida'), status: named(...statuses) },
  };
  const sign = currencySign(currency, locale);
  const query = { ...emptyQuery, color: [words.colors[1]], size: ['56'], minPrice: 500, maxPrice: 2000 };
  const searched = { searchText: words.title, category: category.slug, page: 3 };
  const pages = (page: number, total: number) => (
    <InListing query={{ page }}>
      <Pagination total={total} />
    </InListing>
  );
  const back = <Breadcrumb crumbs={[{ name: category.name }]} />;
  return {
    'listing/listing-heading': {
      plain: (
        <InListing>
          <ListingHeading>{back}</ListingHeading>
        </InListing>
      ),
      searched: (
        <InListing query={searched}>
          <ListingHeading>{back}</ListingHeading>
        </InListing>
      ),
    },
    'listing/controls': {
      plain: (
        <InListing>
          <Controls>
            <FilterButton />
          </Controls>
        </InListing>
      ),
      sorted: (
        <InListing query={{ sortBy: 'high', pageSize: 50 }}>
          <Controls />
        </InListing>
      ),
    },
    'listing/filter-panel': {
      plain: (
        <InListing>
          <FilterPanel
            choices={{ categories: [{ ...category, count: 12 }], options, prices: range }}
            currency={sign}
            resetHref="#"
          />
        </InListing>
      ),
      chosen: (
        <InListing query={query}>
          <FilterPanel
            choices={{ categories: [{ ...category, count: 12 }], options, prices: range }}
            currency={sign}
            resetHref="#"
          />
        </InListing>
      ),
      'nothing known': (
        <InListing>
          <FilterPanel
            choices={{ categories: [], options: perFacet(() => []), prices: null }}
            currency={sign}
            resetHref="#"
          />
        </InListing>
      ),
    },
    'listing/facet-groups': {
      chosen: (
        <InListing query={query}>
          <FacetGroups options={options} />
        </InListing>
      ),
    },
    'listing/price-filter': {
      untouched: <PriceFilter query={emptyQuery} range={range} currency={sign} onCommit={() => {}} />,
      narrowed: <PriceFilter query={query} range={range} currency={sign} onCommit={() => {}} />,
    },
    'listing/check-group': {
      plain: (
        <CheckGroup
          title={words.category}
          name="sample"
          groups={[
            { title: words.short, options: words.colors.map((name) => ({ name })) },
            { title: null, options: [{ name: words.title }] },
          ]}
          chosen={[words.colors[0]]}
          labelOf={(value) => value}
          onToggle={() => {}}
        />
      ),
    },
    'listing/active-filters': {
      several: (
        <InListing query={{ ...query, ...searched, status: ['on-sale'] }}>
          <ActiveFilters categoryName={words.category} ignored={[]} />
        </InListing>
      ),
    },
    'listing/result-count': {
      several: (
        <InListing>
          <ResultCount query={emptyQuery} shown={10} total={120} />
        </InListing>
      ),
      none: (
        <InListing>
          <ResultCount query={emptyQuery} shown={0} total={0} />
        </InListing>
      ),
    },
    'listing/results': {
      'on their way': (
        <InListing pending>
          <Results>{words.title}</Results>
        </InListing>
      ),
    },
    'listing/pagination': {
      first: pages(1, 120),
      middle: pages(6, 120),
      last: pages(12, 120),
      'few pages': pages(2, 30),
    },
  };
}

function named(...names: string[]) {
  return [{ title: null, options: names.map((name) => ({ name })) }];
}
