import { X } from 'lucide';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { type FacetName, facetNames } from '@/lib/catalogue/listing/facets';
import { type FilterChange, type ListingQuery, withFilters } from '@/lib/catalogue/listing/query';
import { facetLabel } from './facet-label.ts';
import { ListingLink } from './listing-link.tsx';

interface Chip {
  key: string;
  text: string;
  remainingQuery: ListingQuery;
}

interface ActiveFiltersProps {
  /** Path of the listing with the prefix of the language. */
  path: string;
  /** Query of the shown results. */
  query: ListingQuery;
  /** Name of the category or subcategory that the results are from; null for all categories. */
  categoryName: string | null;
  /** Facets that the upstream could not apply; they get no chip. */
  unsupported: FacetName[];
}

/** Chips of the active filters; a click on a chip removes its filter. */
export function ActiveFilters({ path, query, categoryName, unsupported }: ActiveFiltersProps) {
  const t = useTranslations('listing');
  const chipLabel = (name: FacetName, value: string) =>
    name === 'size' ? t('chips.size', { size: value }) : facetLabel(name, value, t);
  const chips: Chip[] = [];
  const addChip = (text: string, change: FilterChange) =>
    chips.push({ key: `${text}-${chips.length}`, text, remainingQuery: withFilters(query, change) });

  // `typedText`, the text with the numbers that became filters, goes with the search.
  if (query.searchText)
    addChip(t('chips.search', { text: query.searchText }), { searchText: '', typedText: '' });
  if (categoryName) {
    // Without its subcategory, the listing shows the whole category.
    addChip(categoryName, query.subcategory ? { subcategory: null } : { category: null, subcategory: null });
  }
  if (query.minPrice !== null || query.maxPrice !== null) {
    addChip(priceText(query, t), { minPrice: null, maxPrice: null });
  }
  for (const name of facetNames.filter((name) => !unsupported.includes(name)))
    for (const value of query[name])
      addChip(chipLabel(name, value), { [name]: query[name].filter((other) => other !== value) });
  if (chips.length === 0) return null;
  return (
    <ul aria-label={t('activeFilters')} className="mb-3 flex flex-wrap gap-2 sm:mb-6">
      {chips.map(({ key, text, remainingQuery }) => (
        <li key={key}>
          <ListingLink
            path={path}
            from={query}
            to={remainingQuery}
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

function priceText(query: ListingQuery, t: ReturnType<typeof useTranslations<'listing'>>): string {
  const { minPrice, maxPrice } = query;
  if (minPrice === null) return t('chips.upTo', { max: String(maxPrice) });
  if (maxPrice === null) return t('chips.from', { min: String(minPrice) });
  return t('chips.between', { min: String(minPrice), max: String(maxPrice) });
}
