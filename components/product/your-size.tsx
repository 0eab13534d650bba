'use client';

import { useTranslations } from 'next-intl';
import { rememberedSize } from '@/lib/catalogue/sizes/chosen-sizes';
import type { SizeSuggestionProps } from './size-suggestion.ts';

/** Suggests the size that the visitor chose last, on this or another product. Renders nothing while that size is selected. */
export function SizeSuggestion({ sizes, selected, onSelect }: SizeSuggestionProps) {
  const t = useTranslations('browser');
  const size = rememberedSize(sizes);
  if (size === null || size === selected) return null;
  return (
    <button type="button" className="link min-h-6 text-sm" onClick={() => onSelect(size)}>
      {t('yourSize', { size })}
    </button>
  );
}
