import { useTranslations } from 'next-intl';
import type { BodyProfile } from '@/lib/catalogue/sizes/body-profile';
import { recommendSize } from '@/lib/catalogue/sizes/recommend-size';
import type { FitGuide } from './size-suggestion.ts';

interface FitResultProps {
  profile: BodyProfile;
  fit: FitGuide;
  /** Sizes that can be bought. */
  sizes: string[];
  onSelect(size: string): void;
}

/**
 * Recommended size with its reasons, a note when the recommendation is unsure, and buttons that choose that size or the
 * alternative.
 */
export function FitResult({ profile, fit, sizes, onSelect }: FitResultProps) {
  const t = useTranslations('fit');
  const recommendation = recommendSize(profile, fit.measurements, fit.fits);
  if (!recommendation) return null;
  const { measurements, alternative, isSure, reasons, bust } = recommendation;
  const messageValues = {
    size: measurements.size,
    alternative: alternative ?? '',
    chest: measurements.chest,
    length: measurements.length,
    bust: Math.round(bust),
  };
  const recommendedSizes = [measurements.size, alternative].filter((size) => size !== null);
  return (
    <div className="mt-6 border-t border-sand pt-5">
      <p className="text-xl">{t('recommended', { size: measurements.size })}</p>
      {!isSure && <p className="mt-1 font-semibold">{t('unsure')}</p>}
      <ul className="mt-2 grid gap-1 text-sm text-muted">
        {reasons.map((reason) => (
          <li key={reason}>{t(`reasons.${reason}`, messageValues)}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        {recommendedSizes.map((size, index) =>
          sizes.includes(size) ? (
            <button
              key={size}
              type="button"
              className={index === 0 ? 'btn' : 'btn btn-quiet'}
              onClick={() => onSelect(size)}
            >
              {t('chooseSize', { size })}
            </button>
          ) : (
            <p key={size} className="text-alert">
              {t('soldOut', { size })}
            </p>
          ),
        )}
      </div>
    </div>
  );
}
