import { absoluteAddress, paths } from '../address/address.ts';
import type { Translator } from '../i18n/translator.ts';
import { type FeedItem, type FeedShop, feedPrice, feedWindow } from './feed-item.ts';
import { xmlElement } from './xml.ts';

const mostPictures = 10;

/** What comes before the items of a Google Merchant feed (RSS 2.0). */
export function googleFeedHead({ tenant, locale }: FeedShop, t: Translator<'documents'>): string {
  const name = tenant.name[locale];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    '<channel>',
    xmlElement('title', t('feedTitle', { name })) +
      xmlElement('link', absoluteAddress(tenant.origin, locale, paths.home)) +
      xmlElement('description', t('summary', { name, currency: tenant.currency })),
  ].join('\n');
}

export const googleFeedFoot = '</channel>\n</rss>\n';

/** An item of a Google Merchant feed. Numbers of the trade stand only where the upstream knows them, which is then said. */
export function googleFeedItem(item: FeedItem, { tenant }: FeedShop): string {
  const { currency, country, delivery, origin } = tenant;
  const [picture, ...others] = item.pictures.map((address) => new URL(address, origin).href);
  const fields: [string, string | null | undefined][] = [
    ['id', item.id],
    ['item_group_id', item.groupId],
    ['title', item.title],
    ['description', item.description],
    ['link', item.link],
    ['image_link', picture],
    ...others.slice(0, mostPictures).map((other): [string, string] => ['additional_image_link', other]),
    ['availability', item.inStock ? 'in_stock' : 'out_of_stock'],
    ['price', feedPrice(item.price, currency)],
    ['sale_price', item.sale && feedPrice(item.sale.price, currency)],
    ['sale_price_effective_date', item.sale && feedWindow(item.sale, '+0000')],
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
