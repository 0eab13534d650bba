'use client';

import { useTranslations } from 'next-intl';
import type { GarmentMeasurements } from '@/lib/catalogue/product/types';
import { rememberedSize } from '@/lib/catalogue/sizes/chosen-sizes';
import type { FitCounts } from '@/lib/catalogue/sizes/recommend-size';

/** Basis on which a size is recommended: measurements of a garment in each size, and how reviews judge its fit. */
export interface FitGuide {
  measurements: GarmentMeasurements[];
  /** Numbers of reviews by fit; null without such reviews. */
  fitCounts: FitCounts | null;
  /** Text of the button that opens the fit finder. */
  label: string;
}

/** Props of `SizeSuggestion`, and of the fit finder (fit-finder.tsx), which replaces it where `fit` is set. */
export interface SizeSuggestionProps {
  /** Sizes that can be bought. */
  sizes: string[];
  /** Set for sizes of a ring. */
  isRing?: true;
  /** Null while no size is selected. */
  selected: string | null;
  onSelect(size: string): void;
  /** Set where a size can be recommended. */
  fit?: FitGuide;
  /** Opens the fit finder at once, because its button was pressed before its code had loaded. */
  opensFitFinder?: boolean;
}

/** Suggests the size that the visitor chose last, on this or another product. Renders nothing while that size is selected. */
export function SizeSuggestion({ sizes, isRing, selected, onSelect }: SizeSuggestionProps) {
  const t = useTranslations('browser');
  const size = rememberedSize(sizes, isRing);
  if (size === null || size === selected) return null;
  return (
    <button type="button" className="link min-h-6 text-sm" onClick={() => onSelect(size)}>
      {t('yourSize', { size })}
    </button>
  );
}
