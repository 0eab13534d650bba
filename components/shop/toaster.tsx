'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Toaster, toast } from 'sonner';
import { noticePlace } from '@/components/ui/notice-place';
import type { Notice } from './notify.ts';

const shownForMs = 3000;
/** Below the header of a phone, whose cart it would cover. */
const phoneOffset = { top: 64 };

interface Showing {
  /** The toast; another one each time, because one that is on its way out takes no more news. */
  toast: string;
  /** How many things it is about. */
  total: number;
}

/** Notices that still show, by their id. */
const showing = new Map<string, Showing>();
let shownEver = 0;

/** Shows notices top centre for 3 seconds (specification section 9). */
export function NoticeToaster({ notices }: { notices: Notice[] }) {
  const t = useTranslations('browser');
  const shown = useRef(0);
  useEffect(() => {
    notices.slice(shown.current).forEach(show);
    shown.current = notices.length;
  }, [notices]);
  return createPortal(
    <Toaster
      position="top-center"
      duration={shownForMs}
      mobileOffset={phoneOffset}
      dir="auto"
      customAriaLabel={t('notices')}
      style={{ fontFamily: 'inherit' }}
      toastOptions={{
        // In the colours of the scheme, whose red is light in the dark.
        style: { fontSize: '0.95rem', background: 'var(--color-paper)', color: 'var(--color-ink)' },
        actionButtonStyle: { height: '2.25rem' },
        classNames: {
          error: 'text-alert! border-alert!',
          actionButton: 'relative after:absolute after:-inset-1',
        },
      }}
    />,
    noticePlace(),
  );
}

function show({ kind, text, detail, id, count = 1, action }: Notice): void {
  shownEver += 1;
  const before = id === undefined ? undefined : showing.get(id);
  const now = { toast: before?.toast ?? `notice ${shownEver}`, total: count + (before?.total ?? 0) };
  const forget = () => id !== undefined && showing.delete(id);
  if (id !== undefined) showing.set(id, now);
  toast[kind](typeof text === 'string' ? text : text(now.total), {
    id: now.toast,
    // The library's own grey cannot be read in the dark.
    description: detail && <span style={{ color: 'var(--color-ink)' }}>{detail}</span>,
    action: action && { label: action.label, onClick: action.run },
    onAutoClose: forget,
    onDismiss: forget,
  });
}
