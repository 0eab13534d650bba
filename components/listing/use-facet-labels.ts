'use client';

import { useTranslations } from 'next-intl';
import { type FacetName, type Status, statuses } from '@/lib/listing/facets';

/** Returns formatters of facet values: `valueLabel` for use below the facet's title, `chipLabel` for chips without it. */
export function useFacetLabels() {
  const t = useTranslations('browser.listing');
  const valueLabel = (name: FacetName, value: string) =>
    name === 'status' && isStatus(value) ? t(`statuses.${value}`) : value;
  const chipLabel = (name: FacetName, value: string) =>
    name === 'size' ? t('chips.size', { size: value }) : valueLabel(name, value);
  return { valueLabel, chipLabel };
}

function isStatus(value: string): value is Status {
  return statuses.some((status) => status === value);
}
