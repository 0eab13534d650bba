'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';

/** Truncated text with See more and See less; the full text keeps its line breaks. */
export function ExpandableText({ short, full }: { short: string; full: string }) {
  const t = useTranslations('browser');
  const [open, setOpen] = useState(false);
  return (
    <p className="whitespace-pre-line text-muted">
      {open ? full : `${short}…`}{' '}
      <button
        type="button"
        aria-expanded={open}
        className="link needs-script min-h-6"
        onClick={() => setOpen(!open)}
      >
        {open ? t('seeLess') : t('seeMore')}
      </button>
    </p>
  );
}
