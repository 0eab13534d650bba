'use client';

import { useEffect, useRef } from 'react';
import { Toaster, toast } from 'sonner';
import type { Notice } from './notify.ts';

const shownForMs = 3000;

/** Notices that still show, by id, and how many things each is about. */
const showing = new Map<string, number>();

/** Shows notices top centre for 3 seconds (specification section 9). */
export function NoticeToaster({ notices }: { notices: Notice[] }) {
  const shown = useRef(0);
  useEffect(() => {
    notices.slice(shown.current).forEach(show);
    shown.current = notices.length;
  }, [notices]);
  return <Toaster position="top-center" duration={shownForMs} dir="auto" style={{ fontFamily: 'inherit' }} />;
}

function show({ kind, text, id, count = 1, action }: Notice): void {
  const total = count + (id === undefined ? 0 : (showing.get(id) ?? 0));
  const forget = () => id !== undefined && showing.delete(id);
  if (id !== undefined) showing.set(id, total);
  toast[kind](typeof text === 'string' ? text : text(total), {
    id,
    action: action && { label: action.label, onClick: action.run },
    onAutoClose: forget,
    onDismiss: forget,
  });
}
