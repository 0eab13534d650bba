import { type Locale, routing } from '../i18n/routing.ts';
import { imageSources } from '../media/image.ts';
import { csvLine, csvText } from './csv.ts';
import { type FeedItem, type FeedShop, feedPrice, feedWindow } from './feed-item.ts';

const mostPictures = 20;
const pictureWidth = 1080;

type Columns = Record<string, (item: FeedItem, shop: FeedShop) => string>;

const id: Columns = { id: ({ id }) => id };

/** What Meta takes in another language. */
const inWords: Columns = {
  title: ({ title }) => csvText(title),
  description: ({ description }) => csvText(description),
  link: ({ link }) => link,
  brand: ({ brand }) => csvText(brand),
  color: ({ color }) => csvText(color ?? ''),
  size: ({ size }) => csvText(size ?? ''),
  material: ({ material }) => csvText(material ?? ''),
};

/** Columns of a Meta catalogue feed and what stands in them. */
const catalogue: Columns = {
  ...id,
  ...inWords,
  item_group_id: ({ groupId }) => groupId ?? '',
  availability: ({ inStock }) => (inStock ? 'in stock' : 'out of stock'),
  condition: () => 'new',
  price: ({ price }, { tenant }) => feedPrice(price, tenant.currency),
  sale_price: ({ sale }, { tenant }) => (sale ? feedPrice(sale.price, tenant.currency) : ''),
  sale_price_effective_date: ({ sale }) => (sale ? feedWindow(sale, '+00:00') : ''),
  image_link: ({ pictures: [first] }, shop) => pictureAddress(first, shop),
  additional_image_link: ({ pictures: [, ...others] }, shop) =>
    others
      .slice(0, mostPictures)
      .map((picture) => pictureAddress(picture, shop))
      .join(','),
  gtin: ({ gtin }) => gtin ?? '',
  mpn: ({ mpn }) => csvText(mpn ?? ''),
  gender: ({ gender }) => gender ?? '',
  age_group: ({ ageGroup }) => ageGroup ?? '',
  google_product_category: ({ googleCategory }) => googleCategory ?? '',
  product_type: ({ categories }) => csvText(categories.join(' > ')),
  shipping: (_item, { tenant: { country, delivery, currency } }) =>
    country ? `${country}:::${feedPrice(delivery.cost, currency)}` : '',
};

/** Meta's names of languages. */
const languages: Record<Locale, string> = { en: 'en_XX', ar: 'ar_AR' };

/** A language feed: what is said of the things of the catalogue in another language, and nothing else. */
const language: Columns = { ...id, override: (_item, { locale }) => languages[locale], ...inWords };

function columnsOf(locale: Locale): Columns {
  return locale === routing.defaultLocale ? catalogue : language;
}

/** The first line of a Meta feed: the catalogue in the default language, a language feed that goes along with it in another. */
export function metaFeedHead({ locale }: Pick<FeedShop, 'locale'>): string {
  return csvLine(Object.keys(columnsOf(locale)));
}

/** A line of a Meta feed. */
export function metaFeedLine(item: FeedItem, shop: FeedShop): string {
  return csvLine(Object.values(columnsOf(shop.locale)).map((write) => write(item, shop)));
}

/** Meta takes JPEG, which the image service makes for clients that ask for nothing newer. Commas separate addresses. */
function pictureAddress(picture: string, { tenant }: FeedShop): string {
  return new URL(imageSources(picture, pictureWidth).src, tenant.origin).href.replaceAll(',', '%2C');
}
