'use client';

import { Copy, Maximize2, Minus, Move, Trash2, X } from 'lucide';
import { useTimeZone, useTranslations } from 'next-intl';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icon';
import { withMessages } from '@/components/ui/with-messages';
import { fetchMessages } from '@/lib/platform/i18n/deferred-messages';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { useStore } from '@/lib/platform/store/use-store';
import { attribution } from '@/lib/shopper/tracking/attribution';
import { consentBasis, onConsentChange } from '@/lib/shopper/tracking/consent';
import {
  clearInspectorState,
  inspectorCorners,
  loadInspectorState,
  persistInspectorState,
} from '@/lib/shopper/tracking/inspector-state';
import { sessionId } from '@/lib/shopper/tracking/session-id';
import { type TrackingLogEntry, trackingLog } from '@/lib/shopper/tracking/tracking-log';
import { InspectorAttribution } from './inspector-attribution.tsx';
import { inspectorClockTime } from './inspector-time.ts';

const cornerClasses = {
  'top-start': 'start-0 top-0',
  'bottom-start': 'start-0 bottom-0',
  'bottom-end': 'end-0 bottom-0',
  'top-end': 'end-0 top-0',
};

const minTabletWidthPx = 768;

/** Returns the height of the header in pixels on a phone, where a panel at the top begins below it; 0 on larger screens. */
function phoneHeaderHeight(): number {
  const header = document.querySelector<HTMLElement>('[data-site-header]');
  return innerWidth < minTabletWidthPx ? (header?.offsetHeight ?? 0) : 0;
}

function selectText(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.select();
}

/** Loads the inspector with its texts. Throws when the texts cannot be fetched. */
export async function loadInspector() {
  return withMessages(Inspector, await fetchMessages('inspector', pageLocale()));
}

/** Panel that shows what this browser sends: attribution, consent, and every event with its payload and delivery status. */
export function Inspector({ onClose }: { onClose: () => void }) {
  const t = useTranslations('inspector');
  const entries = useStore(trackingLog);
  const currentConsentBasis = useSyncExternalStore(onConsentChange, consentBasis, () => 'undecided' as const);
  const [inspectorState, setInspectorState] = useState(loadInspectorState);
  const [isCopied, setIsCopied] = useState(false);
  /** Text of a report that could not be copied; empty otherwise. */
  const [uncopiedReport, setUncopiedReport] = useState('');
  const { isSmall: isMinimized, corner } = inspectorState;
  const updateState = (change: Partial<typeof inspectorState>) => {
    persistInspectorState({ ...inspectorState, ...change });
    setInspectorState({ ...inspectorState, ...change });
  };
  const moveToNextCorner = () => {
    const nextIndex = (inspectorCorners.indexOf(corner) + 1) % inspectorCorners.length;
    updateState({ corner: inspectorCorners[nextIndex] });
  };
  const copy = async () => {
    const report = {
      consent: currentConsentBasis,
      sessionId: sessionId(),
      attribution: attribution(),
      events: entries,
    };
    const reportText = JSON.stringify(report, null, 1);
    let uncopied = '';
    try {
      await navigator.clipboard.writeText(reportText);
    } catch {
      uncopied = reportText;
    }
    setIsCopied(uncopied === '');
    setUncopiedReport(uncopied);
  };
  const close = () => {
    clearInspectorState();
    onClose();
  };
  const resizeIcon = isMinimized ? Maximize2 : Minus;
  return (
    <section
      id="inspect_tracking_panel"
      aria-label={t('title')}
      style={corner.startsWith('top') ? { top: phoneHeaderHeight() } : undefined}
      className={`fixed z-50 border border-ink bg-paper text-sm ${cornerClasses[corner]} ${isMinimized ? '' : 'max-h-[70dvh] w-[min(36rem,100%)] overflow-y-auto scroll-pt-14'}`}
    >
      <div className="sticky top-0 flex items-center bg-paper ps-4">
        <h2 className="me-auto pe-3 font-semibold">{t('title')}</h2>
        {!isMinimized && (
          <>
            <IconButton name={t('copy')} icon={<Icon icon={Copy} className="size-4" />} onClick={copy} />
            <IconButton
              name={t('clear')}
              icon={<Icon icon={Trash2} className="size-4" />}
              onClick={() => trackingLog.set([])}
            />
            <IconButton
              name={t('move')}
              icon={<Icon icon={Move} className="size-4" />}
              onClick={moveToNextCorner}
            />
          </>
        )}
        <IconButton
          name={t(isMinimized ? 'open' : 'minimize')}
          icon={<Icon icon={resizeIcon} className="size-4" />}
          onClick={() => updateState({ isSmall: !isMinimized })}
        />
        <IconButton name={t('close')} icon={<Icon icon={X} className="size-5" />} onClick={close} />
      </div>
      {!isMinimized && (
        <div className="px-4 pb-4">
          <p role="status" className="text-muted">
            {isCopied && t('copied')}
          </p>
          {uncopiedReport && (
            <label className="block pb-4">
              {t('copy')}
              <textarea
                ref={selectText}
                className="field w-full"
                rows={5}
                dir="ltr"
                readOnly
                value={uncopiedReport}
              />
            </label>
          )}
          <p>
            {t('consent')}: <strong>{t(`choices.${currentConsentBasis}`)}</strong> · {t('session')}:{' '}
            <code dir="ltr" className="wrap-anywhere">
              {sessionId()}
            </code>
          </p>
          <InspectorAttribution />
          <h3 className="mt-4 font-semibold">{t('events', { count: entries.length })}</h3>
          <ol className="mt-1">
            {entries.toReversed().map((entry) => (
              <InspectorEntry key={entry.id} entry={entry} />
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}

function IconButton({ name, icon, onClick }: { name: string; icon: ReactNode; onClick: () => void }) {
  return (
    <button type="button" aria-label={name} title={name} className="icon-btn" onClick={onClick}>
      {icon}
    </button>
  );
}

/** An entry of the tracking log with its delivery status and payload. */
function InspectorEntry({ entry }: { entry: TrackingLogEntry }) {
  const t = useTranslations('inspector');
  const timeZone = useTimeZone();
  return (
    <li className="border-t border-sand py-1">
      <details>
        <summary>
          <time dateTime={new Date(entry.at).toISOString()} dir="ltr" className="text-muted">
            {inspectorClockTime(entry.at, timeZone)}
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
