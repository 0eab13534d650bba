import { useTranslations } from 'next-intl';
import type { SearchResult } from '@/lib/preview/search-result';
import { Notes } from './notes.tsx';

/** Language and direction of what is quoted from a page. */
export interface Quoted {
  lang: string;
  dir: 'ltr' | 'rtl';
}

/** A page as Google lists it. */
export function SearchResultFigure({ result, quoted }: { result: SearchResult; quoted: Quoted }) {
  const t = useTranslations('preview');
  const { title, trail, description, offer, rating, notes } = result;
  const [host, ...steps] = trail;
  const extras = [
    rating && t('rating', rating),
    offer && `${offer.currency} ${offer.price}`,
    offer?.inStock === true && t('inStock'),
    offer?.inStock === false && t('outOfStock'),
  ].filter((extra) => typeof extra === 'string');
  return (
    <>
      <div {...quoted} className="always-light max-w-[37.5rem] bg-paper p-4">
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
      <Notes
        notes={notes.map(({ name, isFault, values }) => ({
          isFault,
          text: t(`searchNotes.${name}`, values),
        }))}
      />
    </>
  );
}
