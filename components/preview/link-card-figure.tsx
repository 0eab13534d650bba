import { useTranslations } from 'next-intl';
import type { LinkCard } from '@/lib/site/preview/link-cards';
import type { Network } from '@/lib/site/preview/networks';
import { Findings } from './findings.tsx';
import type { LanguageAttributes } from './search-result-figure.tsx';

/** Classes that imitate the cards of each network. */
const frameClasses: Record<Network, string> = {
  WhatsApp: 'max-w-80 rounded-lg bg-[#d9fdd3] p-1',
  Facebook: 'max-w-[32rem] bg-[#f0f2f5]',
  X: 'max-w-[32rem] overflow-hidden rounded-2xl border border-sand bg-paper',
  Pinterest: 'max-w-64 bg-paper',
  LinkedIn: 'max-w-[32rem] border border-sand bg-paper',
  Telegram: 'max-w-[27rem] rounded-md border-s-4 border-[#3390ec] bg-paper',
  Slack: 'max-w-96 border-s-4 border-[#d0d0d0] bg-paper',
};

const networksWithoutDescription: ReadonlySet<Network> = new Set(['X', 'LinkedIn']);

/** Link card of a network, with its findings and the source of each part. */
export function LinkCardFigure({
  card,
  host,
  languageAttributes,
}: {
  card: LinkCard;
  host: string;
  languageAttributes: LanguageAttributes;
}) {
  const t = useTranslations('preview');
  const { network, title, description, image, src, imageAlt, isLarge, offer, findings } = card;
  // `image` is the metadata that names the image, `src` the URL from which this page loads it.
  const parts = [
    { name: t('parts.title'), metadata: title },
    { name: t('parts.description'), metadata: description },
    { name: t('parts.image'), metadata: image },
  ];
  return (
    <>
      <div
        {...languageAttributes}
        className={`always-light ${frameClasses[network]} ${isLarge ? '' : 'grid grid-cols-[6rem_minmax(0,1fr)]'}`}
      >
        {src ? (
          <img
            src={src}
            alt={imageAlt}
            width={1200}
            height={630}
            loading="lazy"
            decoding="async"
            className={`w-full object-cover ${imageShapeClass(network, isLarge)}`}
          />
        ) : (
          <p className="grid min-h-24 place-items-center bg-backdrop text-sm text-muted">{t('noPicture')}</p>
        )}
        <div className="p-3 text-sm">
          {network === 'Facebook' && <p className="text-xs text-[#5f6368] uppercase">{host}</p>}
          <p className="line-clamp-2 font-semibold">{title?.value ?? host}</p>
          {!networksWithoutDescription.has(network) && (
            <p className="line-clamp-2 text-[#4a4f54]">{description?.value}</p>
          )}
          {offer && (
            <p>
              <bdi>{offer}</bdi>
            </p>
          )}
          {network !== 'Facebook' && <p className="text-xs text-[#5f6368]">{host}</p>}
        </div>
      </div>
      <Findings
        findings={findings.map(({ name, isError, values }) => ({
          isError,
          text: t(`cardFindings.${name}`, values),
        }))}
      />
      <details className="mt-2 text-sm">
        <summary className="link w-fit py-1">{t('source')}</summary>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
          {parts.map(({ name, metadata }) => (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd className="wrap-anywhere">
                {metadata ? (
                  <>
                    <bdi dir="ltr">{metadata.source}</bdi> <bdi className="text-muted">{metadata.value}</bdi>
                  </>
                ) : (
                  t('none')
                )}
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}

function imageShapeClass(network: Network, isLarge: boolean): string {
  if (!isLarge) return 'aspect-square';
  return network === 'Pinterest' ? 'rounded-2xl' : 'aspect-[1.91]';
}
