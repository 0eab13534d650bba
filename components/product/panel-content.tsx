import { useLocale, useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { Stars } from '@/components/commerce/stars';
import { CatalogueText } from '@/components/ui/catalogue-text';
import { Link } from '@/components/ui/link';
import { emptyQuery } from '@/lib/catalogue/listing/query';
import { listingHref } from '@/lib/catalogue/listing/url';
import { isSameValue } from '@/lib/catalogue/product/options';
import { isColorOrSize } from '@/lib/catalogue/product/requested-options';
import type { ReviewFigures } from '@/lib/catalogue/product/review-pages';
import { initialSelection } from '@/lib/catalogue/product/selection';
import type { OptionValues, Product } from '@/lib/catalogue/product/types';
import { formatPrice } from '@/lib/platform/money/format-price';
import { hasCapability } from '@/lib/platform/tenant/api-capabilities';
import { dayRangeValues, deliveryCalendar, deliveryWindow } from '@/lib/platform/tenant/delivery';
import type { Tenant } from '@/lib/platform/tenant/tenant';
import { localeUrl, optionsQuery, paths } from '@/lib/platform/urls/paths';
import { type ShareUtm, shareTargets, withShareUtm } from '@/lib/site/seo/share-targets';
import { DeferredShareSheet, DeliveryDates } from './product-islands.tsx';
import { fixedReviewCount } from './review-summary.tsx';
import { ShareTargets, shareControlClass } from './share-targets.tsx';

interface RatingRowProps {
  /** Null without reviews. */
  rating: number | null;
  /** Null in a shop without customer reviews, where the number of reviews is always 5 (docs/behaviour.md §2.7). */
  figures: ReviewFigures | null;
}

/** Stars and number of reviews; no stars where the shop's customers have not reviewed the product. */
export function RatingRow({ rating, figures }: RatingRowProps) {
  const t = useTranslations('product');
  const count = figures?.count ?? fixedReviewCount;
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      {count > 0 && <Stars rating={rating} />}
      <a href="#reviews" className="py-1 text-sm text-muted hover:text-ink">
        {count > 0 ? t('reviewCount', { count }) : t('firstReview')}
      </a>
    </p>
  );
}

interface DeliveryAndReturnsProps {
  tenant: Tenant;
  /** Slug of the main category; some categories are excluded from returns. Undefined without a main category. */
  category: string | undefined;
}

/** Delivery time and cost, return period and payment next to the buy button. */
export function DeliveryAndReturns({ tenant, category }: DeliveryAndReturnsProps) {
  const t = useTranslations('product.deliveryAndReturns');
  const locale = useLocale();
  const { currency, delivery, returns } = tenant;
  const days = deliveryWindow(delivery);
  const arrivalText = days && t('arrives', dayRangeValues(days));
  const cost = formatPrice(delivery.cost, { currency, locale, noPriceText: '' });
  const isReturnable = returns && !returns.exceptCategories.includes(category ?? '');
  return (
    <ul className="mt-6 grid gap-1 text-sm text-muted">
      {arrivalText && (
        <li>
          {/* Without a calendar, no dates can be calculated. */}
          {deliveryCalendar(tenant) === null ? (
            arrivalText
          ) : (
            <DeliveryDates
              fallback={arrivalText}
              template={t('arrivesOn', { dates: '%dates' })}
              separator={t('to')}
            />
          )}
        </li>
      )}
      <li>{delivery.cost === 0 ? t('free') : t('cost', { cost })}</li>
      {isReturnable && <li>{t('returns', { days: returns.days })}</li>}
      <li>{t('payment', { card: hasCapability(tenant, 'card') ? 'yes' : 'no' })}</li>
      <li>
        <Link href={paths.policy} className="link inline-block py-1">
          {t('more')}
        </Link>
      </li>
    </ul>
  );
}

interface ProductMetaRowsProps {
  product: Product;
  /** Path of the listing of the main category, without language; null without a main category. */
  categoryHref: string | null;
  origin: string;
  /** Values requested by the URL, also by the names that options have in another language. */
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
          url={localeUrl(origin, locale, paths.product(slug))}
          optionParameters={optionParameterNames(product, options)}
          options={matchedOptions(product, options)}
          utm={shareUtm}
        />
      </dd>
    </>
  );
}

/** Returns the URL parameters of a product's options: their keys, and the names that requested options have in another language. */
function optionParameterNames(product: Product, requested: OptionValues): string[] {
  const ownKeys = product.options.map(({ key }) => key);
  // Colour and size have the same key in every language.
  return [...new Set([...ownKeys, ...Object.keys(requested).filter((name) => !isColorOrSize(name))])];
}

/** Returns the requested values that the variant shown at first does have, in the product's spelling. */
function matchedOptions(product: Product, requested: OptionValues): OptionValues {
  const { values } = initialSelection(product, requested);
  return Object.fromEntries(
    Object.entries(values).filter(([key, value]) => isSameValue(value, requested[key])),
  );
}

interface ShareLinksProps {
  title: string;
  /** URL of the product, without query. */
  url: string;
  /** Names of the URL parameters of the product's options. */
  optionParameters: string[];
  /** Option values that the plain links contain. */
  options: OptionValues;
  /** Campaign parameters of the shared links. */
  utm?: ShareUtm | undefined;
}

/** Share buttons of a product; plain links without script. */
export function ShareLinks({ title, url, optionParameters, options, utm }: ShareLinksProps) {
  const t = useTranslations('product');
  const targets = shareTargets.map(({ name, hrefFor }) => ({
    name,
    href: hrefFor(withShareUtm(url + optionsQuery(options), utm, name), title),
    label: t('shareOn', { network: name }),
  }));
  const labels = { share: t('share'), copy: t('copyLink'), copied: t('linkCopied') };
  return (
    <DeferredShareSheet
      title={title}
      url={url}
      optionParameters={optionParameters}
      utm={utm}
      targets={targets}
      labels={labels}
    >
      <ShareTargets targets={targets}>
        {/* Reserves the place of the copy button. */}
        <li className={`needs-script invisible ${shareControlClass}`}>{labels.copy}</li>
      </ShareTargets>
    </DeferredShareSheet>
  );
}
