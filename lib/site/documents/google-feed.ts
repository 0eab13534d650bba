import type { Translator } from '../../platform/tenant/translator.ts';
import { localeUrl, paths } from '../../platform/urls/paths.ts';
import {
  type FeedContext,
  type FeedItem,
  feedImageUrl,
  feedLink,
  feedPrice,
  saleEffectiveDates,
} from './feed-item.ts';
import { xmlElement } from './xml.ts';

/** Limit of Google Merchant. */
const maxAdditionalImages = 10;
/** Google's notation of UTC. */
const utc = '+0000';

/** Returns the start of a Google Merchant feed (RSS 2.0), before its items. */
export function googleFeedHeader({ tenant, locale }: FeedContext, t: Translator<'documents'>): string {
  const name = tenant.name[locale];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    '<channel>',
    xmlElement('title', t('feedTitle', { name })) +
      xmlElement('link', localeUrl(tenant.origin, locale, paths.home)) +
      xmlElement('description', t('summary', { name, currency: tenant.currency })),
  ].join('\n');
}

export const googleFeedFooter = '</channel>\n</rss>\n';

/** Returns an item of a Google Merchant feed. `identifier_exists` is `no` without GTIN and MPN. */
export function googleFeedItem(item: FeedItem, { tenant }: FeedContext): string {
  const { currency, country, delivery, feeds, origin } = tenant;
  const [image, ...otherImages] = item.images.map((url) => feedImageUrl(url, origin));
  const fields: [string, string | null | undefined][] = [
    ['id', item.id],
    ['item_group_id', item.groupId],
    ['title', item.title],
    ['description', item.description],
    ['link', feedLink(item.link, feeds.utm.google)],
    ['image_link', image],
    ...otherImages
      .slice(0, maxAdditionalImages)
      .map((url): [string, string] => ['additional_image_link', url]),
    ['availability', item.isInStock ? 'in_stock' : 'out_of_stock'],
    ['price', feedPrice(item.price, currency)],
    ['sale_price', item.sale && feedPrice(item.sale.price, currency)],
    ['sale_price_effective_date', item.sale && saleEffectiveDates(item.sale, utc)],
    ['brand', item.brand],
    ['gtin', item.gtin],
    ['mpn', item.mpn],
    ['identifier_exists', item.gtin || item.mpn ? 'yes' : 'no'],
    ['condition', 'new'],
    ['color', item.color],
    ['size', item.size],
    ['material', item.material],
    ['gender', item.gender],
    ['age_group', item.ageGroup],
    ['google_product_category', item.googleCategory],
    ['product_type', item.categories.join(' > ')],
  ];
  const shipping = country
    ? `<g:shipping>\n${xmlElement('g:country', country)}${xmlElement('g:price', feedPrice(delivery.cost, currency))}</g:shipping>\n`
    : '';
  return `<item>\n${fields.map(([name, value]) => xmlElement(`g:${name}`, value)).join('')}${shipping}</item>\n`;
}
