import { useTranslations } from 'next-intl';
import { direction, type Locale } from '@/lib/platform/i18n/routing';
import { haveSameAlternates } from '@/lib/site/preview/page-metadata';
import type { PagePreview } from '@/lib/site/preview/page-preview';
import type { Preview } from '@/lib/site/preview/server';
import { LinkCardFigure } from './link-card-figure.tsx';
import { ResponseDetails } from './response-details.tsx';
import { SearchResultFigure } from './search-result-figure.tsx';
import { StructuredDataFindings } from './structured-data-findings.tsx';

/** Report on a previewed URL, one column for each language; a response that is no page shows only its details. */
export function PreviewReport({ preview }: { preview: Preview }) {
  const t = useTranslations('preview');
  if (preview.nonPage) {
    const { response, type } = preview.nonPage;
    return (
      <section aria-labelledby="answer" className="max-w-3xl">
        <h2 id="answer" className="title text-3xl">
          {t('answer')}
        </h2>
        <p className="mt-3">
          {response.unfollowedRedirect ? t('redirectLeaves') : t('noPage', { type: type || '–' })}
        </p>
        <ResponseDetails response={response} metadata={null} />
      </section>
    );
  }
  return (
    <div className="grid gap-12 lg:grid-cols-2">
      {!haveSameAlternates(preview.pages.map(({ metadata }) => metadata)) && (
        <p className="text-alert lg:col-span-2">{t('languagesDiffer')}</p>
      )}
      {preview.pages.map((page) => (
        <LanguageReport key={page.locale} page={page} />
      ))}
      {preview.failedPages.map(({ locale, failure }) => (
        <section key={locale} aria-labelledby={`in-${locale}`}>
          <LanguageHeading locale={locale} />
          <p className="mt-3 text-alert">{t(`failures.${failure}`)}</p>
        </section>
      ))}
    </div>
  );
}

function LanguageReport({ page }: { page: PagePreview }) {
  const t = useTranslations('preview');
  const { locale, response, metadata, search, cards, blocks } = page;
  const languageAttributes = { lang: locale, dir: direction(locale) };
  return (
    <section aria-labelledby={`in-${locale}`} className="grid min-w-0 content-start gap-8">
      <LanguageHeading locale={locale} />
      <div>
        <h3 className="font-semibold">{t('answer')}</h3>
        <ResponseDetails response={response} metadata={metadata} />
      </div>
      <div>
        <h3 className="mb-3 font-semibold">{t('searchResult')}</h3>
        <SearchResultFigure result={search} languageAttributes={languageAttributes} />
      </div>
      {cards.map((card) => (
        <div key={card.network}>
          <h3 className="mb-3 font-semibold">{card.network}</h3>
          <LinkCardFigure
            card={card}
            host={new URL(response.url).host}
            languageAttributes={languageAttributes}
          />
        </div>
      ))}
      <div>
        <h3 className="font-semibold">{t('structuredData')}</h3>
        <StructuredDataFindings blocks={blocks} />
      </div>
    </section>
  );
}

function LanguageHeading({ locale }: { locale: Locale }) {
  const t = useTranslations('preview');
  return (
    <h2 id={`in-${locale}`} className="title border-b border-sand pb-2 text-3xl">
      {t(`languages.${locale}`)}
    </h2>
  );
}
