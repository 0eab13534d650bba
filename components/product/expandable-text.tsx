'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { foreignLanguage } from '@/lib/platform/i18n/foreign-text';

/** Truncated text with See more and See less. The full text shows its line breaks. */
export function ExpandableText({ short, full }: { short: string; full: string }) {
  const t = useTranslations('browser');
  const [isExpanded, setIsExpanded] = useState(false);
  return (
    <p className="whitespace-pre-line text-muted">
      <span {...foreignLanguage(full, useLocale())}>{isExpanded ? full : `${short}…`}</span>{' '}
      <button
        type="button"
        aria-expanded={isExpanded}
        className="link needs-script min-h-6"
        onClick={() => setIsExpanded(!isExpanded)}
      >
        {isExpanded ? t('seeLess') : t('seeMore')}
      </button>
    </p>
  );
}
