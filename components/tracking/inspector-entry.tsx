import { useTranslations } from 'next-intl';
import type { TrackingLogEntry } from '@/lib/shopper/tracking/tracking-log';

/** An entry of the tracking log with its delivery status and payload. */
export function InspectorEntry({ entry }: { entry: TrackingLogEntry }) {
  const t = useTranslations('inspector');
  const date = new Date(entry.at);
  return (
    <li className="border-t border-sand py-1">
      <details>
        <summary>
          <time dateTime={date.toISOString()} dir="ltr" className="text-muted">
            {date.toTimeString().slice(0, 8)}
          </time>{' '}
          {t(`destinations.${entry.destination}`)} ·{' '}
          <strong>
            <bdi>{entry.name}</bdi>
          </strong>{' '}
          · <span>{t(`statuses.${entry.status}`)}</span>
          {entry.detail && (
            <>
              {' '}
              (<bdi>{entry.detail === 'consent' ? t('consent') : entry.detail}</bdi>)
            </>
          )}
        </summary>
        <pre
          dir="ltr"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard can scroll a long payload
          tabIndex={0}
          className="max-h-60 overflow-auto bg-backdrop p-2 text-xs whitespace-pre-wrap"
        >
          {JSON.stringify(entry.payload, null, 1)}
        </pre>
      </details>
    </li>
  );
}
