import { useLocale, useTranslations } from 'next-intl';
import { FormAlert } from '@/components/forms/form-alert';

const maxKeyLength = 500;

/** URL that `KeyForm` and `EndSessionForm` post to; a post without a key ends the session. */
const sessionUrl = '/api/campaigns/session';

export type KeyRejection = 'wrongKey' | 'tooManyAttempts';

/**
 * Form for the key that opens the campaign report.
 * @param rejection reason why the last key was rejected; null when none was
 */
export function KeyForm({ rejection }: { rejection: KeyRejection | null }) {
  const t = useTranslations('campaigns.key');
  return (
    <form method="post" action={sessionUrl} className="grid max-w-md gap-5">
      <input type="hidden" name="locale" value={useLocale()} />
      <p>{t('intro')}</p>
      <label className="grid gap-1.5">
        {t('label')}
        <input
          type="password"
          name="key"
          required
          maxLength={maxKeyLength}
          autoComplete="current-password"
          dir="ltr"
          className="field w-full"
        />
      </label>
      <FormAlert text={rejection && t(rejection)} />
      <div>
        <button type="submit" className="btn">
          {t('open')}
        </button>
      </div>
    </form>
  );
}

/** Ends the report session of this browser. */
export function EndSessionForm() {
  const t = useTranslations('campaigns.key');
  return (
    <form method="post" action={sessionUrl}>
      <input type="hidden" name="locale" value={useLocale()} />
      <button type="submit" className="btn btn-quiet">
        {t('close')}
      </button>
    </form>
  );
}
