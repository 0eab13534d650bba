import { useTranslations } from 'next-intl';
import { direction } from '@/lib/i18n/routing';
import { agreeOnLanguages } from '@/lib/preview/head';
import type { PageView } from '@/lib/preview/page-view';
import type { Preview } from '@/lib/preview/server';
import { AnswerFacts } from './answer-facts.tsx';
import { DataFindings } from './data-findings.tsx';
import { LinkCardFigure } from './link-card-figure.tsx';
import { SearchResultFigure } from './search-result-figure.tsx';

/** Everything that was found at an address, each language beside the other. */
export function PreviewReport({ preview }: { preview: Preview }) {
  const t = useTranslations('preview');
  if (preview.noPage) {
    const { visit, type } = preview.noPage;
    return (
      <section aria-labelledby="answer" className="max-w-3xl">
        <h2 id="answer" className="title text-3xl">
          {t('answer')}
        </h2>
        <p className="mt-3">{visit.stopped ? t('redirectLeaves') : t('noPage', { type: type || '–' })}</p>
        <AnswerFacts visit={visit} head={null} />
      </section>
    );
  }
  return (
    <div className="grid gap-12 lg:grid-cols-2">
      {!agreeOnLanguages(preview.views.map(({ head }) => head)) && (
        <p className="text-alert lg:col-span-2">{t('languagesDiffer')}</p>
      )}
      {preview.views.map((view) => (
        <LanguageReport key={view.locale} view={view} />
      ))}
    </div>
  );
}

function LanguageReport({ view }: { view: PageView }) {
  const t = useTranslations('preview');
  const { locale, visit, head, search, cards, blocks } = view;
  const quoted = { lang: locale, dir: direction(locale) };
  return (
    <section aria-labelledby={`in-${locale}`} className="grid min-w-0 content-start gap-8">
      <h2 id={`in-${locale}`} className="title border-b border-sand pb-2 text-3xl">
        {t(`languages.${locale}`)}
      </h2>
      <div>
        <h3 className="font-semibold">{t('answer')}</h3>
        <AnswerFacts visit={visit} head={head} />
      </div>
      <div>
        <h3 className="mb-3 font-semibold">{t('searchResult')}</h3>
        <SearchResultFigure result={search} quoted={quoted} />
      </div>
      {cards.map((card) => (
        <div key={card.network}>
          <h3 className="mb-3 font-semibold">{card.network}</h3>
          <LinkCardFigure card={card} host={new URL(visit.address).host} quoted={quoted} />
        </div>
      ))}
      <div>
        <h3 className="font-semibold">{t('structuredData')}</h3>
        <DataFindings blocks={blocks} />
      </div>
    </section>
  );
}
