'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Toaster, toast } from 'sonner';
import { toastContainer } from '@/components/ui/toast-container';
import { ChoiceButtons } from './choice-buttons.tsx';
import type { Toast } from './notify.ts';

const shownForMs = 3000;
/** In pixels. Keeps toasts below the header of a phone, off the cart button. */
const phoneOffset = { top: 64 };

interface ActiveToast {
  /** Sonner's id; a fresh one after each dismissal, since a toast that is closing accepts no updates. */
  toastId: string;
  /** Sum of the counts of the merged toasts. */
  mergedCount: number;
}

/** Visible toasts by their `id`. */
const activeToasts = new Map<string, ActiveToast>();
let lastToastNumber = 0;

/**
 * Sonner toaster at the top centre; toasts last 3 seconds (docs/behaviour.md §10).
 * @param toastHistory all toasts since the page was loaded, oldest first; each is shown once
 */
export function ToastRegion({ toastHistory }: { toastHistory: Toast[] }) {
  const t = useTranslations('browser');
  const shownCount = useRef(0);
  useEffect(() => {
    toastHistory.slice(shownCount.current).forEach(showToast);
    shownCount.current = toastHistory.length;
  }, [toastHistory]);
  return createPortal(
    <Toaster
      position="top-center"
      duration={shownForMs}
      mobileOffset={phoneOffset}
      dir="auto"
      customAriaLabel={t('notices')}
      style={{ fontFamily: 'inherit' }}
      toastOptions={{
        // Sonner's own colours do not follow the shop's dark scheme.
        style: { fontSize: '0.95rem', background: 'var(--color-paper)', color: 'var(--color-ink)' },
        actionButtonStyle: { height: '2.25rem' },
        classNames: {
          error: 'text-alert! border-alert!',
          actionButton: 'tap-area relative',
        },
      }}
    />,
    toastContainer(),
  );
}

function showToast({ kind, text, detail, id, count = 1, action, choices }: Toast): void {
  lastToastNumber += 1;
  const previousToast = id === undefined ? undefined : activeToasts.get(id);
  const activeToast = {
    toastId: previousToast?.toastId ?? `notice ${lastToastNumber}`,
    mergedCount: count + (previousToast?.mergedCount ?? 0),
  };
  const forgetToast = () => id !== undefined && activeToasts.delete(id);
  if (id !== undefined) activeToasts.set(id, activeToast);
  toast[kind](typeof text === 'string' ? text : text(activeToast.mergedCount), {
    id: activeToast.toastId,
    // Sonner's grey is illegible in the dark scheme.
    description: (
      <div style={{ color: 'var(--color-ink)' }}>
        {detail}
        {choices && (
          <ChoiceButtons
            {...choices}
            choose={(value) => {
              toast.dismiss(activeToast.toastId);
              choices.choose(value);
            }}
          />
        )}
      </div>
    ),
    action: action && { label: action.label, onClick: action.run },
    onAutoClose: forgetToast,
    onDismiss: forgetToast,
  });
}
