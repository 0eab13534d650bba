'use client';

import { useEffect, useRef } from 'react';
import { Toaster, toast } from 'sonner';
import type { Notice } from './notify.ts';

const shownForMs = 3000;

/** Shows notices top centre for 3 seconds (specification section 9). */
export function NoticeToaster({ notices }: { notices: Notice[] }) {
  const shown = useRef(0);
  useEffect(() => {
    for (const { kind, text } of notices.slice(shown.current)) toast[kind](text);
    shown.current = notices.length;
  }, [notices]);
  return <Toaster position="top-center" duration={shownForMs} dir="auto" />;
}
