'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useDeferredComponent } from '@/components/ui/use-deferred-component';
import { withMessages } from '@/components/ui/with-messages';
import { loadBodyProfile } from '@/lib/catalogue/sizes/body-profile';
import { rememberedSize } from '@/lib/catalogue/sizes/chosen-sizes';
import { fetchMessages } from '@/lib/platform/i18n/deferred-messages';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { type FitGuide, SizeSuggestion, type SizeSuggestionProps } from './size-suggestion.tsx';
import { useLoadedSheet } from './use-loaded-sheet.ts';

/**
 * Loads the fit finder with its texts. Where a size can be recommended, the result replaces the module `size-suggestion.tsx`, so it has the
 * same export. Throws when the texts cannot be fetched.
 */
export async function loadFitFinder() {
  const messages = await fetchMessages('fit', pageLocale());
  return { SizeSuggestion: withMessages(FitFinder, messages) };
}

const loadRecommendSize = () =>
  import('@/lib/catalogue/sizes/recommend-size').then((module) => module.recommendSize);
const loadSheet = () => import('./fit-sheet.tsx').then((module) => module.FitSheet);

/**
 * Button that opens the sheet of the fit finder, labelled with the recommended size once a body profile exists. Is a `SizeSuggestion`
 * instead where no size can be recommended, and while there is no profile but a size to suggest.
 */
function FitFinder({ fit, ...suggestionProps }: SizeSuggestionProps) {
  return fit ? <FitSheetButton fit={fit} {...suggestionProps} /> : <SizeSuggestion {...suggestionProps} />;
}

function FitSheetButton({
  fit,
  opensFitFinder = false,
  ...suggestionProps
}: SizeSuggestionProps & { fit: FitGuide }) {
  const t = useTranslations('fit');
  const [profile, setProfile] = useState(loadBodyProfile);
  const { Sheet, close, buttonProps } = useLoadedSheet(loadSheet);
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on mount only
  useEffect(() => {
    // Continues the press on the button that was shown until this component loaded.
    if (!opensFitFinder) return;
    button.current?.focus({ preventScroll: true });
    buttonProps.onClick();
  }, []);
  const recommendSize = useDeferredComponent(loadRecommendSize, profile !== null);
  const recommendation = profile && recommendSize?.(profile, fit.measurements, fit.fitCounts);
  const lastSize = rememberedSize(suggestionProps.sizes, suggestionProps.isRing);
  const canSuggestLastSize = lastSize !== null && lastSize !== suggestionProps.selected;
  if (!profile && canSuggestLastSize && !Sheet) return <SizeSuggestion {...suggestionProps} />;
  return (
    <>
      <button ref={button} type="button" className="link min-h-6 text-sm" {...buttonProps}>
        {recommendation ? t('yourFit', { size: recommendation.measurements.size }) : t('find')}
      </button>
      {Sheet && (
        <Sheet
          fit={fit}
          sizes={suggestionProps.sizes}
          onSelect={suggestionProps.onSelect}
          profile={profile}
          onProfileChange={setProfile}
          onClose={close}
        />
      )}
    </>
  );
}
