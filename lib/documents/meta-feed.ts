import { imageSources } from '../media/image.ts';
import { csvLine, csvText } from './csv.ts';
import { type FeedItem, type FeedShop, feedPrice, feedWindow } from './feed-item.ts';

const mostPictures = 20;
const pictureWidth = 1080;

/** Columns of a Meta catalogue feed and what stands in them. */
const columns: Record<string, (item: FeedItem, shop: FeedShop) => string> = {
  id: ({ id }) => id,
  item_group_id: ({ groupId }) => groupId ?? '',
  title: ({ title }) => csvText(title),
  description: ({ description }) => csvText(description),
  availability: ({ inStock }) => (inStock ? 'in stock' : 'out of stock'),
  condition: () => 'new',
  price: ({ price }, { tenant }) => feedPrice(price, tenant.currency),
  sale_price: ({ sale }, { tenant }) => (sale ? feedPrice(sale.price, tenant.currency) : ''),
  sale_price_effective_date: ({ sale }) => (sale ? feedWindow(sale, '+00:00') : ''),
  link: ({ link }) => link,
  image_link: ({ pictures: [first] }, shop) => pictureAddress(first, shop),
  additional_image_link: ({ pictures: [, ...others] }, shop) =>
    others
      .slice(0, mostPictures)
      .map((picture) => pictureAddress(picture, shop))
      .join(','),
  // Required; what carries no brand of its own carries the shop's.
  brand: ({ brand }, { tenant, locale }) => csvText(brand ?? tenant.name[locale]),
  color: ({ color }) => csvText(color ?? ''),
  size: ({ size }) => csvText(size ?? ''),
  product_type: ({ categories }) => csvText(categories.join(' > ')),
  shipping: (_item, { tenant: { country, delivery, currency } }) =>
    country ? `${country}:::${feedPrice(delivery.cost, currency)}` : '',
};

export const metaFeedHead = csvLine(Object.keys(columns));

/** A line of a Meta catalogue feed. */
export function metaFeedLine(item: FeedItem, shop: FeedShop): string {
  return csvLine(Object.values(columns).map((write) => write(item, shop)));
}

/** Meta takes JPEG, which the image service makes for whoever does not ask for anything newer. Commas separate addresses. */
function pictureAddress(picture: string, { tenant }: FeedShop): string {
  return new URL(imageSources(picture, pictureWidth).src, tenant.origin).href.replaceAll(',', '%2C');
}
