import { useLocale, useTranslations } from 'next-intl';
import { localePath, paths } from '@/lib/platform/urls/paths';
import type { PreviewFailure } from '@/lib/site/preview/server';

/** Form for the URL to preview. `url`: as the visitor pasted it, or empty; `failure`: why it could not be previewed, or null. */
export function UrlForm({ url, failure }: { url: string; failure: PreviewFailure | null }) {
  const t = useTranslations('preview');
  return (
    <form
      method="get"
      action={localePath(useLocale(), paths.preview)}
      className="grid max-w-3xl grid-cols-1 gap-2"
    >
      <label htmlFor="address" className="font-semibold">
        {t('address')}
      </label>
      <div className="flex flex-wrap gap-3">
        <input
          id="address"
          name="address"
          defaultValue={url}
          required
          dir="ltr"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className="field min-w-0 grow basis-72"
          aria-invalid={failure !== null}
          aria-describedby={failure ? 'address-failure' : 'address-hint'}
        />
        <button type="submit" className="btn">
          {t('show')}
        </button>
      </div>
      {failure ? (
        <p id="address-failure" role="alert" className="text-alert">
          {t(`failures.${failure}`)}
        </p>
      ) : (
        <p id="address-hint" className="text-sm text-muted">
          {t('hint')}
        </p>
      )}
    </form>
  );
}
