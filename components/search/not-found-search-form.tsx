import { getLocale, getTranslations } from 'next-intl/server';
import { maxSearchTextLength } from '@/lib/platform/forms/max-lengths';
import { localePath, paths } from '@/lib/platform/urls/paths';

/** Search form of the not-found page; it needs no script. */
export async function NotFoundSearchForm() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('notFound')]);
  return (
    <search aria-label={t('search')} className="w-full max-w-xl">
      <form action={localePath(locale, paths.shop)} className="flex gap-2">
        <input
          type="search"
          name="searchText"
          required
          // Not only spaces.
          pattern=".*\S.*"
          maxLength={maxSearchTextLength}
          aria-label={t('search')}
          enterKeyHint="search"
          className="min-h-11 w-full border border-line bg-paper px-4"
        />
        <button type="submit" className="btn">
          {t('submitSearch')}
        </button>
      </form>
    </search>
  );
}
