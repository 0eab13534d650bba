import { useTranslations } from 'next-intl';
import { use } from 'react';
import { type FacetName, type FacetOption, facetNames } from '@/lib/listing/facets';
import { toggled, withFilters } from '@/lib/listing/query';
import { CheckGroup } from './check-group.tsx';
import { AskedContext, useListing } from './listing-shell.tsx';
import { useFacetText } from './use-facet-text.ts';

/** What each facet can be narrowed to, in groups, which may have a title. */
export type FacetChoices = Record<
  FacetName,
  { title: string | null; options: Pick<FacetOption, 'name' | 'code'>[] }[]
>;

/** The checkboxes of every facet. They show what was ticked before anything else of the listing follows. */
export function FacetGroups({ options }: { options: FacetChoices }) {
  const t = useTranslations('browser.listing');
  const { valueText } = useFacetText();
  const query = use(AskedContext);
  const { go } = useListing();
  return facetNames.map((name) => (
    <CheckGroup
      key={name}
      title={t(`facets.${name}`)}
      name={name}
      chosen={query[name]}
      groups={options[name]}
      labelOf={(value) => valueText(name, value)}
      onToggle={(value) => go(withFilters(query, { [name]: toggled(query[name], value) }))}
      narrow={name === 'size'}
    />
  ));
}
