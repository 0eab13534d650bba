import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { cacheState } from '@/lib/preview/cache-state';
import { isKeptOut } from '@/lib/preview/head';
import type { PageView } from '@/lib/preview/page-view';

/** Status, redirects, cache state and the addresses a page names of itself. */
export function AnswerFacts({ visit, head }: { visit: PageView['visit']; head: PageView['head'] | null }) {
  const t = useTranslations('preview');
  const { redirects, stopped, status, headers, address } = visit;
  const cache = cacheState(String(headers['cache-status']));
  const isNeverKept = /no-store/.test(headers['cache-control'] ?? '');
  return (
    <dl className="mt-3 grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[9rem_minmax(0,1fr)]">
      <Fact name={t('address')}>
        <Code>{address}</Code>
      </Fact>
      <Fact name={t('status')}>
        <span className={status === 200 ? undefined : 'text-alert'}>{status}</span>
      </Fact>
      <Fact name={t('redirects')}>
        {redirects.length === 0 && !stopped && t('none')}
        <ol className="grid gap-1">
          {redirects.map((step) => (
            <li key={step.address} className="flex gap-2">
              {step.status} <Code>{step.address}</Code>
            </li>
          ))}
          {stopped && (
            <li className="flex gap-2 text-alert">
              {t('notFollowed')} <Code>{stopped.address}</Code>
            </li>
          )}
        </ol>
      </Fact>
      <Fact name={t('cache')}>
        {cache ? t(`cacheStates.${cache}`) : t(isNeverKept ? 'notKept' : 'cacheUnsaid')}
        <br />
        <Code>{headers['cache-control'] ?? '–'}</Code>
      </Fact>
      {head && (
        <>
          <Fact name={t('pageLanguage')}>{head.language ?? t('none')}</Fact>
          <Fact name={t('indexing')}>{isKeptOut(head) ? t('keptOut') : t('mayBeIndexed')}</Fact>
          <Fact name={t('canonical')}>{head.canonical ? <Code>{head.canonical}</Code> : t('none')}</Fact>
          <Fact name={t('alternates')}>
            {head.alternates.length === 0 && t('none')}
            <ul className="grid gap-1">
              {head.alternates.map(({ language, address }) => (
                <li key={`${language} ${address}`} className="flex gap-2">
                  {language} <Code>{address}</Code>
                </li>
              ))}
            </ul>
          </Fact>
        </>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-muted">{name}</dt>
      <dd className="mb-2 min-w-0">{children}</dd>
    </div>
  );
}

/** Something that reads from left to right in every language. */
function Code({ children }: { children: string }) {
  return (
    <bdi dir="ltr" className="inline-block max-w-full wrap-anywhere">
      {children}
    </bdi>
  );
}
