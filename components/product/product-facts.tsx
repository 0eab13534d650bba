import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { absoluteAddress, paths } from '@/lib/address/address';
import type { RequestedOptions } from '@/lib/catalogue/requested-options';
import type { Product } from '@/lib/catalogue/types';
import { ShareLinks } from './share-links.tsx';

interface ProductFactsProps {
  product: Product;
  categoryHref: string | null;
  origin: string;
  /** Colour and size the address asks for. */
  options: RequestedOptions;
}

/** Category, tags (from the meta keywords) and links to share a product, as rows of a definition list. */
export function ProductFacts({ product, categoryHref, origin, options }: ProductFactsProps) {
  const t = useTranslations('product');
  const separator = useTranslations('browser');
  const locale = useLocale();
  const { mainCategory, keywords, title, slug } = product;
  return (
    <>
      {mainCategory && categoryHref && (
        <>
          <dt className="text-muted">{t('category')}</dt>
          <dd>
            <Link href={categoryHref} className="inline-block min-h-6 hover:text-primary-ink">
              {mainCategory.name}
            </Link>
          </dd>
        </>
      )}
      {keywords.length > 0 && (
        <>
          <dt className="text-muted">{t('tags')}</dt>
          <dd>{keywords.join(separator('listSeparator'))}</dd>
        </>
      )}
      <dt className="pt-2 text-muted">{t('share')}</dt>
      <dd>
        <ShareLinks
          title={title}
          address={absoluteAddress(origin, locale, paths.product(slug))}
          options={options}
        />
      </dd>
    </>
  );
}
