import type { useTranslations } from 'next-intl';
import { type FacetName, type Status, statuses } from '@/lib/catalogue/listing/facets';

/** Returns the text of a facet value; `t` translates the namespace `listing`. */
export function facetLabel(
  name: FacetName,
  value: string,
  t: ReturnType<typeof useTranslations<'listing'>>,
): string {
  return name === 'status' && isStatus(value) ? t(`statuses.${value}`) : value;
}

function isStatus(value: string): value is Status {
  return statuses.some((status) => status === value);
}
