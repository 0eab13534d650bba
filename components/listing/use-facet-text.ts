'use client';

import { useTranslations } from 'next-intl';
import { type FacetName, type Status, statuses } from '@/lib/listing/facets';

/** How values of facets are called: among their like, and where nothing around says of what they are. */
export function useFacetText() {
  const t = useTranslations('browser.listing');
  const valueText = (name: FacetName, value: string) =>
    name === 'status' && isStatus(value) ? t(`statuses.${value}`) : value;
  const chipText = (name: FacetName, value: string) =>
    name === 'size' ? t('chips.size', { size: value }) : valueText(name, value);
  return { valueText, chipText };
}

function isStatus(value: string): value is Status {
  return statuses.some((status) => status === value);
}
