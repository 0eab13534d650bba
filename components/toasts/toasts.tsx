'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { onNotify, type Toast } from './notify.ts';
import { useOutcomeToast } from './use-outcome-toast.ts';

interface ToastsProps {
  toasts: Toast[];
}

/** Shows toasts. The toast library loads with the first one; plain text replaces it when loading fails. */
export function Toasts() {
  const toToast = useOutcomeToast();
  const [toasts, setToasts] = useState<Toast[]>([]);
  const [{ Show }, setShow] = useState<{ Show?: ComponentType<ToastsProps> }>({});
  useEffect(
    () =>
      onNotify((message) => {
        const toast = 'outcome' in message ? toToast(message) : message;
        setToasts((before) => [...before, toast]);
        const show = (Show: ComponentType<ToastsProps>) =>
          setShow((before) => (before.Show ? before : { Show }));
        import('./toaster.tsx').then((module) => show(module.ToastRegion)).catch(() => show(PlainToast));
      }),
    [toToast],
  );
  return Show && <Show toasts={toasts} />;
}

/** Fallback without the toast library: the latest toast as text, for 3 seconds. */
function PlainToast({ toasts }: ToastsProps) {
  const [hiddenCount, setHiddenCount] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setHiddenCount(toasts.length), 3000);
    return () => clearTimeout(timer);
  }, [toasts]);
  const { text, detail, count = 1 } = toasts.at(-1) ?? { text: '' };
  return (
    <p role="status" className="fixed inset-x-4 top-4 z-50 text-center">
      {hiddenCount < toasts.length && (
        <span className="bg-paper p-4">
          {typeof text === 'string' ? text : text(count)} {detail}
        </span>
      )}
    </p>
  );
}
