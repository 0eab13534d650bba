import { useLocale, useTranslations } from 'next-intl';
import { FormAlert } from '@/components/forms/form-alert';

/** Where the forms of the report go. */
const session = '/api/campaigns/session';

/** Asks for the key of the report. @param refused why the last one did not open it */
export function KeyForm({ refused }: { refused: 'wrong' | 'often' | null }) {
  const t = useTranslations('campaigns.key');
  return (
    <form method="post" action={session} className="grid max-w-md gap-5">
      <input type="hidden" name="locale" value={useLocale()} />
      <p>{t('intro')}</p>
      <label className="grid gap-1.5">
        {t('label')}
        <input
          type="password"
          name="key"
          required
          maxLength={500}
          autoComplete="current-password"
          dir="ltr"
          className="field w-full"
        />
      </label>
      <FormAlert text={refused && t(refused)} />
      <div>
        <button type="submit" className="btn">
          {t('open')}
        </button>
      </div>
    </form>
  );
}

/** Closes the report for this browser. */
export function CloseForm() {
  const t = useTranslations('campaigns.key');
  return (
    <form method="post" action={session}>
      <input type="hidden" name="locale" value={useLocale()} />
      <button type="submit" className="btn btn-quiet">
        {t('close')}
      </button>
    </form>
  );
}
