'use client';

import { Copy, Maximize2, Minus, Move, Trash2, X } from 'lucide';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icon';
import { useStore } from '@/lib/store/use-store';
import { consent, onConsent } from '@/lib/tracking/consent';
import {
  closeInspector,
  cornersInOrder,
  inspectorPlace,
  placeInspector,
} from '@/lib/tracking/inspector-place';
import { journal } from '@/lib/tracking/journal';
import { sessionId } from '@/lib/tracking/session-id';
import { touches } from '@/lib/tracking/touches';
import { InspectedEntry } from './inspected-entry.tsx';
import { InspectedTouches } from './inspected-touches.tsx';

const edges = {
  'top-start': 'start-0 top-0',
  'bottom-start': 'start-0 bottom-0',
  'bottom-end': 'end-0 bottom-0',
  'top-end': 'end-0 top-0',
};

/** Shows what this browser itself sends: campaign, consent, every event with its payload and what became of it. */
export function Inspector({ onClose }: { onClose: () => void }) {
  const t = useTranslations('browser.inspector');
  const entries = useStore(journal);
  const allowed = useSyncExternalStore(onConsent, consent, () => 'undecided' as const);
  const [place, setPlace] = useState(inspectorPlace);
  const [isCopied, setCopied] = useState(false);
  const { isSmall, corner } = place;
  const put = (change: Partial<typeof place>) => {
    placeInspector({ ...place, ...change });
    setPlace({ ...place, ...change });
  };
  const move = () => {
    const next = (cornersInOrder.indexOf(corner) + 1) % cornersInOrder.length;
    put({ corner: cornersInOrder[next] });
  };
  const copy = async () => {
    const told = { consent: allowed, sessionId: sessionId(), touches: touches(), events: entries };
    await navigator.clipboard.writeText(JSON.stringify(told, null, 1));
    setCopied(true);
  };
  const close = () => {
    closeInspector();
    onClose();
  };
  const Resize = isSmall ? Maximize2 : Minus;
  return (
    <section
      id="inspect_tracking_panel"
      aria-label={t('title')}
      className={`fixed z-50 border border-ink bg-paper text-sm ${edges[corner]} ${isSmall ? '' : 'max-h-[70dvh] w-[min(36rem,100%)] overflow-y-auto'}`}
    >
      <div className="sticky top-0 flex items-center bg-paper ps-4">
        <h2 className="me-auto pe-3 font-semibold">{t('title')}</h2>
        {!isSmall && (
          <>
            <Action name={t('copy')} icon={<Icon icon={Copy} className="size-4" />} onClick={copy} />
            <Action
              name={t('clear')}
              icon={<Icon icon={Trash2} className="size-4" />}
              onClick={() => journal.set([])}
            />
            <Action name={t('move')} icon={<Icon icon={Move} className="size-4" />} onClick={move} />
          </>
        )}
        <Action
          name={t(isSmall ? 'open' : 'minimize')}
          icon={<Icon icon={Resize} className="size-4" />}
          onClick={() => put({ isSmall: !isSmall })}
        />
        <Action name={t('close')} icon={<Icon icon={X} className="size-5" />} onClick={close} />
      </div>
      {!isSmall && (
        <div className="px-4 pb-4">
          <p role="status" className="text-muted">
            {isCopied && t('copied')}
          </p>
          <p>
            {t('consent')}: <strong>{t(`choices.${allowed}`)}</strong> · {t('session')}:{' '}
            <code dir="ltr" className="wrap-anywhere">
              {sessionId()}
            </code>
          </p>
          <InspectedTouches />
          <h3 className="mt-4 font-semibold">{t('events', { count: entries.length })}</h3>
          <ol className="mt-1">
            {entries.toReversed().map((entry) => (
              <InspectedEntry key={entry.id} entry={entry} />
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}

function Action({ name, icon, onClick }: { name: string; icon: ReactNode; onClick: () => void }) {
  return (
    <button type="button" aria-label={name} title={name} className="icon-btn" onClick={onClick}>
      {icon}
    </button>
  );
}
