import { useLocale, useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { CatalogueText } from '@/components/ui/catalogue-text';
import { Link } from '@/components/ui/link';
import { emptyQuery } from '@/lib/catalogue/listing/query';
import { listingHref } from '@/lib/catalogue/listing/url';
import type { OptionValues, Product } from '@/lib/catalogue/product/types';
import { absoluteUrl, paths } from '@/lib/platform/urls/paths';
import type { ShareUtm } from '@/lib/site/seo/share-targets';
import { ShareLinks } from './share-links.tsx';

interface ProductMetaRowsProps {
  product: Product;
  categoryHref: string | null;
  origin: string;
  /** Values requested by the URL. */
  options: OptionValues;
  /** Campaign parameters of shared links. */
  shareUtm?: ShareUtm | undefined;
}

/**
 * Category, tags and share links, as rows of a description list. The tags are the meta keywords; each links to a search for
 * its text.
 */
export function ProductMetaRows({ product, categoryHref, origin, options, shareUtm }: ProductMetaRowsProps) {
  const t = useTranslations('product');
  const listSeparator = useTranslations('browser')('listSeparator');
  const locale = useLocale();
  const { mainCategory, keywords, title, slug } = product;
  return (
    <>
      {mainCategory && categoryHref && (
        <>
          <dt className="text-muted">{t('category')}</dt>
          <dd>
            <Link href={categoryHref} className="inline-block min-h-6 hover:text-primary-ink">
              <CatalogueText>{mainCategory.name}</CatalogueText>
            </Link>
          </dd>
        </>
      )}
      {keywords.length > 0 && (
        <>
          <dt className="text-muted">{t('tags')}</dt>
          <dd>
            {keywords.map((keyword, index) => (
              <Fragment key={keyword}>
                {index > 0 && listSeparator}
                <Link
                  href={listingHref(paths.shop, { ...emptyQuery, searchText: keyword })}
                  className="inline-block min-h-6 hover:text-primary-ink"
                >
                  {keyword}
                </Link>
              </Fragment>
            ))}
          </dd>
        </>
      )}
      <dt className="pt-2 text-muted">{t('share')}</dt>
      <dd>
        <ShareLinks
          title={title}
          url={absoluteUrl(origin, locale, paths.product(slug))}
          optionKeys={product.options.map(({ key }) => key)}
          options={options}
          utm={shareUtm}
        />
      </dd>
    </>
  );
}
