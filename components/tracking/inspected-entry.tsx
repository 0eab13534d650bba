import { useTranslations } from 'next-intl';
import type { JournalEntry } from '@/lib/tracking/journal';

/** Something that was tracked, what became of it, and its payload. */
export function InspectedEntry({ entry }: { entry: JournalEntry }) {
  const t = useTranslations('browser.inspector');
  const at = new Date(entry.at);
  return (
    <li className="border-t border-sand py-1">
      <details>
        <summary>
          <time dateTime={at.toISOString()} dir="ltr" className="text-muted">
            {at.toTimeString().slice(0, 8)}
          </time>{' '}
          {t(`channels.${entry.channel}`)} ·{' '}
          <strong>
            <bdi>{entry.name}</bdi>
          </strong>{' '}
          · {t(`states.${entry.state}`)}
          {entry.note && (
            <>
              {' '}
              (<bdi>{entry.note === 'consent' ? t('consent') : entry.note}</bdi>)
            </>
          )}
        </summary>
        <pre dir="ltr" className="max-h-60 overflow-auto bg-backdrop p-2 text-xs whitespace-pre-wrap">
          {JSON.stringify(entry.payload, null, 1)}
        </pre>
      </details>
    </li>
  );
}
