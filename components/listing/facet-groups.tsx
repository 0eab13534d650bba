import { useTranslations } from 'next-intl';
import { type ReactNode, use } from 'react';
import type { FacetOption } from '@/lib/catalogue/listing/facet-values';
import { type FacetName, facetNames } from '@/lib/catalogue/listing/facets';
import { toggleValue, withFilters } from '@/lib/catalogue/listing/query';
import { useStore } from '@/lib/platform/store/use-store';
import { CheckboxGroup } from './checkbox-group.tsx';
import { OptimisticQueryContext, useListing } from './listing-provider.tsx';

/** Options of each facet, in groups with an optional title. */
export type FacetOptionGroups = Record<
  FacetName,
  {
    title: string | null;
    options: (Pick<FacetOption, 'code'> & { value: string; label?: string; logo?: ReactNode })[];
  }[]
>;

/** Checkboxes of all facets. They show the optimistic query, ahead of the rest of the listing. */
export function FacetGroups({ options }: { options: FacetOptionGroups }) {
  const t = useTranslations('browser.listing');
  const query = use(OptimisticQueryContext);
  const { counts: countsStore, navigate } = useListing();
  const counts = useStore(countsStore);
  return facetNames.map((name) => (
    <CheckboxGroup
      key={name}
      title={t(`facets.${name}`)}
      name={name}
      selected={query[name]}
      groups={options[name]}
      counts={counts?.[name]}
      onToggle={(value) =>
        navigate((query) => withFilters(query, { [name]: toggleValue(query[name], value) }))
      }
      compact={name === 'size'}
    />
  ));
}
