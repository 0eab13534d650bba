import { defaultLocale, type Locale } from '../../platform/i18n/routing.ts';
import { csvLine, escapeFormula } from './csv.ts';
import {
  type FeedContext,
  type FeedItem,
  feedImageUrl,
  feedLink,
  feedPrice,
  saleEffectiveDates,
} from './feed-item.ts';

/** Limit of Meta. */
const maxAdditionalImages = 20;
/** Meta's notation of UTC. */
const utc = '+00:00';

type Columns = Record<string, (item: FeedItem, context: FeedContext) => string>;

const idColumn: Columns = { id: ({ id }) => id };

/** Columns that Meta accepts in a language feed. */
const translatedColumns: Columns = {
  title: ({ title }) => escapeFormula(title),
  description: ({ description }) => escapeFormula(description),
  link: ({ link }, { tenant }) => feedLink(link, tenant.feeds.utm.meta),
  brand: ({ brand }) => escapeFormula(brand),
  color: ({ color }) => escapeFormula(color ?? ''),
  size: ({ size }) => escapeFormula(size ?? ''),
  material: ({ material }) => escapeFormula(material ?? ''),
};

/** Columns of a Meta catalogue feed. */
const catalogueColumns: Columns = {
  ...idColumn,
  ...translatedColumns,
  item_group_id: ({ groupId }) => groupId ?? '',
  availability: ({ isInStock }) => (isInStock ? 'in stock' : 'out of stock'),
  condition: () => 'new',
  price: ({ price }, { tenant }) => feedPrice(price, tenant.currency),
  sale_price: ({ sale }, { tenant }) => (sale ? feedPrice(sale.price, tenant.currency) : ''),
  sale_price_effective_date: ({ sale }) => (sale ? saleEffectiveDates(sale, utc) : ''),
  image_link: ({ images: [first] }, context) => imageUrl(first, context),
  additional_image_link: ({ images: [, ...others] }, context) =>
    others
      .slice(0, maxAdditionalImages)
      .map((image) => imageUrl(image, context))
      .join(','),
  gtin: ({ gtin }) => gtin ?? '',
  mpn: ({ mpn }) => escapeFormula(mpn ?? ''),
  gender: ({ gender }) => gender ?? '',
  age_group: ({ ageGroup }) => ageGroup ?? '',
  google_product_category: ({ googleCategory }) => googleCategory ?? '',
  product_type: ({ categories }) => escapeFormula(categories.join(' > ')),
  // Country, region, service and price.
  shipping: (_item, { tenant: { country, delivery, currency } }) =>
    country ? `${country}:::${feedPrice(delivery.cost, currency)}` : '',
};

/** Meta's language codes. */
const languageCodes: Record<Locale, string> = { en: 'en_XX', ar: 'ar_AR' };

/** Columns of a language feed, which overrides texts of the catalogue feed in another language. */
const languageColumns: Columns = {
  ...idColumn,
  override: (_item, { locale }) => languageCodes[locale],
  ...translatedColumns,
};

function columnsOf(locale: Locale): Columns {
  return locale === defaultLocale ? catalogueColumns : languageColumns;
}

/** Returns the header line of a Meta feed: the catalogue feed in the default language, else a language feed. */
export function metaFeedHeader({ locale }: Pick<FeedContext, 'locale'>): string {
  return csvLine(Object.keys(columnsOf(locale)));
}

/** Returns a line of a Meta feed. */
export function metaFeedLine(item: FeedItem, context: FeedContext): string {
  return csvLine(Object.values(columnsOf(context.locale)).map((cellOf) => cellOf(item, context)));
}

/** Returns the URL of an image with its commas encoded, because commas separate the URLs in a cell. */
function imageUrl(image: string, { tenant }: FeedContext): string {
  return feedImageUrl(image, tenant.origin).replaceAll(',', '%2C');
}
