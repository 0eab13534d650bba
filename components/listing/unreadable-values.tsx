import { useTranslations } from 'next-intl';
import type { UnreadableValue } from '@/lib/catalogue/listing/query';

/** List items that name the values of the URL that could not be read (docs/behaviour.md §2.4). */
export function UnreadableValues({ values }: { values: readonly UnreadableValue[] }) {
  const t = useTranslations('listing');
  return values.map(({ parameter, value }) => (
    <li key={parameter}>{t('unreadable', { parameter, value })}</li>
  ));
}
