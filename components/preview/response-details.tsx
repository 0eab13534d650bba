import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { cacheState } from '@/lib/site/preview/cache-state';
import { isExcludedFromIndex } from '@/lib/site/preview/page-metadata';
import type { PagePreview } from '@/lib/site/preview/page-preview';

/** Status, redirects, cache state and indexing metadata of a response. */
export function ResponseDetails({
  response,
  metadata,
}: {
  response: PagePreview['response'];
  /** Null when the response is not a page. */
  metadata: PagePreview['metadata'] | null;
}) {
  const t = useTranslations('preview');
  const { redirects, unfollowedRedirect, status, headers, url } = response;
  const cache = cacheState(String(headers['cache-status'] ?? ''));
  const isNoStore = /no-store/.test(headers['cache-control'] ?? '');
  const cacheText = cache ? t(`cacheStates.${cache}`) : t(isNoStore ? 'notCached' : 'cacheUnknown');
  return (
    <dl className="mt-3 grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[9rem_minmax(0,1fr)]">
      <Detail name={t('address')}>
        <LeftToRight>{url}</LeftToRight>
      </Detail>
      <Detail name={t('status')}>
        <span className={status === 200 ? undefined : 'text-alert'}>{status}</span>
      </Detail>
      <Detail name={t('redirects')}>
        {redirects.length === 0 && !unfollowedRedirect && t('none')}
        <ol className="grid gap-1">
          {redirects.map((step) => (
            <li key={step.url} className="flex gap-2">
              {step.status} <LeftToRight>{step.url}</LeftToRight>
            </li>
          ))}
          {unfollowedRedirect && (
            <li className="flex gap-2 text-alert">
              {t('notFollowed')} <LeftToRight>{unfollowedRedirect.url}</LeftToRight>
            </li>
          )}
        </ol>
      </Detail>
      <Detail name={t('cache')}>
        {cacheText}
        <br />
        <LeftToRight>{headers['cache-control'] ?? '–'}</LeftToRight>
      </Detail>
      {metadata && (
        <>
          <Detail name={t('pageLanguage')}>{metadata.language ?? t('none')}</Detail>
          <Detail name={t('indexing')}>
            {isExcludedFromIndex(metadata) ? t('noindex') : t('indexable')}
          </Detail>
          <Detail name={t('canonical')}>
            {metadata.canonical ? <LeftToRight>{metadata.canonical}</LeftToRight> : t('none')}
          </Detail>
          <Detail name={t('alternates')}>
            {metadata.alternates.length === 0 && t('none')}
            <ul className="grid gap-1">
              {metadata.alternates.map(({ language, url }) => (
                <li key={`${language} ${url}`} className="flex gap-2">
                  {language} <LeftToRight>{url}</LeftToRight>
                </li>
              ))}
            </ul>
          </Detail>
        </>
      )}
    </dl>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-muted">{name}</dt>
      <dd className="mb-2 min-w-0">{children}</dd>
    </div>
  );
}

/** Text that is left to right on a page in any language, such as a URL. */
function LeftToRight({ children }: { children: string }) {
  return (
    <bdi dir="ltr" className="inline-block max-w-full wrap-anywhere">
      {children}
    </bdi>
  );
}
