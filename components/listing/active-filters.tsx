'use client';

import { X } from 'lucide';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { type FacetName, facetNames } from '@/lib/listing/facets';
import { type ListingQuery, toggled, withFilters } from '@/lib/listing/query';
import { ListingLink } from './listing-link.tsx';
import { useListing } from './listing-shell.tsx';
import { useFacetText } from './use-facet-text.ts';

interface Chip {
  key: string;
  text: string;
  without: ListingQuery;
}

interface ActiveFiltersProps {
  categoryName: string | null;
  /** Facets that the results are not narrowed by after all. */
  ignored: FacetName[];
}

/** What the listing is filtered by, each removable. */
export function ActiveFilters({ categoryName, ignored }: ActiveFiltersProps) {
  const t = useTranslations('browser.listing');
  const { query } = useListing();
  const { chipText } = useFacetText();
  const chips: Chip[] = [];
  const add = (text: string, change: Parameters<typeof withFilters>[1]) =>
    chips.push({ key: `${text}-${chips.length}`, text, without: withFilters(query, change) });

  if (query.searchText) add(t('chips.search', { text: query.searchText }), { searchText: '' });
  if (categoryName) {
    add(categoryName, query.subcategory ? { subcategory: null } : { category: null, subcategory: null });
  }
  if (query.minPrice !== null || query.maxPrice !== null) {
    add(priceText(query, t), { minPrice: null, maxPrice: null });
  }
  for (const name of facetNames.filter((name) => !ignored.includes(name)))
    for (const value of query[name]) add(chipText(name, value), { [name]: toggled(query[name], value) });
  if (chips.length === 0) return null;
  return (
    <ul aria-label={t('activeFilters')} className="mb-3 flex flex-wrap gap-2 sm:mb-6">
      {chips.map(({ key, text, without }) => (
        <li key={key}>
          <ListingLink
            to={without}
            aria-label={t('removeFilter', { filter: text })}
            className="flex min-h-9 items-center gap-2 border border-sand bg-paper px-3 text-sm hover:border-ink"
          >
            <bdi className="wrap-anywhere">{text}</bdi>
            <Icon icon={X} className="size-4" />
          </ListingLink>
        </li>
      ))}
    </ul>
  );
}

function priceText(query: ListingQuery, t: ReturnType<typeof useTranslations<'browser.listing'>>): string {
  const { minPrice, maxPrice } = query;
  if (minPrice === null) return t('chips.upTo', { max: String(maxPrice) });
  if (maxPrice === null) return t('chips.from', { min: String(minPrice) });
  return t('chips.between', { min: String(minPrice), max: String(maxPrice) });
}
