import { useFormatter, useTranslations } from 'next-intl';
import type { FacetName } from '@/lib/catalogue/listing/facets';
import type { ListingData } from '@/lib/catalogue/listing/listing-data';
import type { ListingQuery, UnreadableValue } from '@/lib/catalogue/listing/query';
import { facetLabel } from './facet-label.ts';

interface IgnoredValuesProps {
  /** Query of the shown results. */
  query: ListingQuery;
  /** Requested values that could not be read, such as a page number that is no number. */
  unreadable: readonly UnreadableValue[];
  /** Requested values that the shop does not have; named by the message `notApplied`. */
  unknown?: ListingData['unknownValues'];
  /** Facets that the upstream could not apply; named by the message `ignored`. */
  unsupported?: readonly FacetName[];
}

/** Names the requested values that the results ignore, each with its reason (docs/behaviour.md §2.4). Renders nothing without any. */
export function IgnoredValues({ query, unreadable, unknown = [], unsupported = [] }: IgnoredValuesProps) {
  const t = useTranslations('listing');
  const format = useFormatter();
  if (unreadable.length + unknown.length + unsupported.length === 0) return null;
  return (
    <ul className="mb-6 text-muted">
      {unreadable.map(({ parameter, value }) => (
        <li key={parameter}>{t('unreadable', { parameter, value })}</li>
      ))}
      {unknown.map(({ filter, value }) => (
        <li key={`${filter} ${value}`}>{t('notApplied', { filter, name: value })}</li>
      ))}
      {unsupported.map((facet) => {
        const labels = query[facet].map((value) => facetLabel(facet, value, t));
        return (
          <li key={facet}>
            {t('ignored', { filter: facet, names: format.list(labels, { type: 'disjunction' }) })}
          </li>
        );
      })}
    </ul>
  );
}
