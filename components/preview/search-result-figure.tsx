import { useTranslations } from 'next-intl';
import type { SearchResult } from '@/lib/site/preview/search-result';
import { Findings } from './findings.tsx';

/** Attributes of an element that quotes the previewed page. */
export interface LanguageAttributes {
  lang: string;
  dir: 'ltr' | 'rtl';
}

/** Search result of a page as Google shows it, with its findings. */
export function SearchResultFigure({
  result,
  languageAttributes,
}: {
  result: SearchResult;
  languageAttributes: LanguageAttributes;
}) {
  const t = useTranslations('preview');
  const { title, breadcrumb, description, offer, rating, findings } = result;
  const [host, ...steps] = breadcrumb;
  const extras = [
    rating && t('rating', rating),
    offer && `${offer.currency} ${offer.price}`,
    offer?.isInStock === true && t('inStock'),
    offer?.isInStock === false && t('outOfStock'),
  ].filter((extra) => typeof extra === 'string');
  return (
    <>
      <div {...languageAttributes} className="always-light max-w-[37.5rem] bg-paper p-4">
        <p className="text-sm text-muted">
          <bdi>{host}</bdi>
          {steps.map((step) => (
            <span key={step}>
              {' › '}
              <bdi>{step}</bdi>
            </span>
          ))}
        </p>
        <p className="text-xl text-[#1a0dab]">{title ?? t('nothing')}</p>
        <p className="text-sm">{description ?? t('nothing')}</p>
        {extras.length > 0 && <p className="mt-1 text-sm text-muted">{extras.join(' · ')}</p>}
      </div>
      <Findings
        findings={findings.map(({ name, isError, values }) => ({
          isError,
          text: t(`searchFindings.${name}`, values),
        }))}
      />
    </>
  );
}
