import { useTranslations } from 'next-intl';
import type { BodyProfile } from '@/lib/fit/body-profile';
import { recommendSize } from '@/lib/fit/recommend-size';
import type { FitGuide } from './size-offer.ts';

interface FitResultProps {
  profile: BodyProfile;
  fit: FitGuide;
  /** Sizes that can be bought. */
  sizes: string[];
  onSelect(size: string): void;
}

/** Recommended size with its reasons, a note when it is not sure, and buttons that choose it or the alternative. */
export function FitResult({ profile, fit, sizes, onSelect }: FitResultProps) {
  const t = useTranslations('fit');
  const recommendation = recommendSize(profile, fit.measurements, fit.fits);
  if (!recommendation) return null;
  const { garment, alternative, isSure, reasons, bust } = recommendation;
  const values = {
    size: garment.size,
    alternative: alternative ?? '',
    chest: garment.chest,
    length: garment.length,
    bust: Math.round(bust),
  };
  const offeredSizes = [garment.size, alternative].filter((size) => size !== null);
  return (
    <div className="mt-6 border-t border-sand pt-5">
      <p className="text-xl">{t('recommended', { size: garment.size })}</p>
      {!isSure && <p className="mt-1 font-semibold">{t('unsure')}</p>}
      <ul className="mt-2 grid gap-1 text-sm text-muted">
        {reasons.map((reason) => (
          <li key={reason}>{t(`reasons.${reason}`, values)}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        {offeredSizes.map((size, index) =>
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
