'use client';

import { useTranslations } from 'next-intl';
import { createPortal } from 'react-dom';
import { Field } from '@/components/forms/field';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useShopForm } from '@/components/forms/use-shop-form';
import { afterLayer } from '@/components/ui/after-layer';
import { Modal } from '@/components/ui/modal';
import {
  type BodyProfile,
  maxHeightCm,
  minHeightCm,
  saveBodyProfile,
  usualSizes,
} from '@/lib/catalogue/sizes/body-profile';
import { bodyProfileSchema } from '@/lib/catalogue/sizes/body-profile-schema';
import { recommendSize } from '@/lib/catalogue/sizes/recommend-size';
import type { FitGuide } from './size-suggestion.tsx';

/** Maximum length of the typed height, with room for a space or a sign around its three digits. */
const maxHeightLength = 6;

interface FitSheetProps {
  fit: FitGuide;
  /** Sizes that can be bought. */
  sizes: string[];
  onSelect(size: string): void;
  /** Null until the visitor has stored a profile. */
  profile: BodyProfile | null;
  /** Called with the saved profile, or with null after the visitor removed the profile. */
  onProfileChange(profile: BodyProfile | null): void;
  onClose: () => void;
}

/** Sheet that asks for height and usual size, stores them on this device and recommends a size. */
export function FitSheet({ fit, sizes, onSelect, profile, onProfileChange, onClose }: FitSheetProps) {
  const t = useTranslations('fit');
  const save = (newProfile: BodyProfile | null) => {
    saveBodyProfile(newProfile);
    onProfileChange(newProfile);
  };
  const { form, errors, submit } = useShopForm(bodyProfileSchema, async (values) => save(values), {
    heightCm: profile?.heightCm,
    usualSize: profile?.usualSize ?? '',
  });
  const forget = () => {
    save(null);
    onClose();
  };
  // Rendered outside the form of the product's options, because forms cannot be nested.
  return createPortal(
    <Modal
      title={t('find')}
      className="mx-0 mt-auto mb-0 max-h-[92dvh] w-full max-w-none overflow-y-auto sm:m-auto sm:w-[min(28rem,92vw)]"
      onClose={onClose}
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        <p className="text-muted">{t('intro')}</p>
        <Field
          label={t('height')}
          registration={form.register('heightCm')}
          error={errors.heightCm}
          hint={t('heightHint', { min: minHeightCm, max: maxHeightCm })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={maxHeightLength}
        />
        <SelectField
          label={t('usualSize')}
          registration={form.register('usualSize')}
          error={errors.usualSize}
          autoComplete="off"
        >
          <option value="">{t('choose')}</option>
          {usualSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </SelectField>
        <SubmitButton busy={form.formState.isSubmitting}>{t('submit')}</SubmitButton>
      </form>
      <div role="status">
        {profile && (
          <FitResult
            profile={profile}
            fit={fit}
            sizes={sizes}
            onSelect={(size) => {
              // Closing the sheet goes back in the history, to a URL without the size, so the size is selected only then.
              afterLayer(() => onSelect(size));
              onClose();
            }}
          />
        )}
      </div>
      {profile && (
        <button type="button" className="link mt-4 min-h-6 self-start text-sm" onClick={forget}>
          {t('forget')}
        </button>
      )}
    </Modal>,
    document.body,
  );
}

interface FitResultProps {
  profile: BodyProfile;
  fit: FitGuide;
  /** Sizes that can be bought. */
  sizes: string[];
  onSelect(size: string): void;
}

/**
 * Recommended size with its reasons, a note when the recommendation is unsure, and buttons that choose the recommended size or the
 * alternative; a sold-out size has a note instead of its button. Renders nothing when no size can be recommended.
 */
function FitResult({ profile, fit, sizes, onSelect }: FitResultProps) {
  const t = useTranslations('fit');
  const recommendation = recommendSize(profile, fit.measurements, fit.fitCounts);
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
