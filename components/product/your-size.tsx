'use client';

import { useTranslations } from 'next-intl';
import { rememberedSize } from '@/lib/sizes/chosen-sizes';

export { rememberSize } from '@/lib/sizes/chosen-sizes';

interface YourSizeProps {
  /** Sizes that can be bought. */
  sizes: string[];
  selected: string | null;
  onSelect(size: string): void;
}

/** Offers the size that the visitor chose last, on this or another product; nothing while it is selected. */
export function YourSize({ sizes, selected, onSelect }: YourSizeProps) {
  const t = useTranslations('browser');
  const size = rememberedSize(sizes);
  if (size === null || size === selected) return null;
  return (
    <button type="button" className="link min-h-6 text-sm" onClick={() => onSelect(size)}>
      {t('yourSize', { size })}
    </button>
  );
}
