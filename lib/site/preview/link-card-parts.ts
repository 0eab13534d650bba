import type { FetchFailure } from './fetch-page.ts';
import type { NetworkRules } from './networks.ts';
import { metaContent, type PageMetadata } from './page-metadata.ts';

/**
 * An image of a link card. The preview page loads it from `src`. An `external` image is outside the shop, and not fetched; an `unread` one
 * could not be fetched.
 */
export type LinkCardImage =
  | { state: 'ok'; src: string; bytes: number; width: number; height: number }
  | { state: 'missing'; status: number }
  | { state: 'invalid' }
  | { state: 'unread'; failure: FetchFailure }
  | { state: 'external' };

/** A metadata value and the name it was read from. */
export interface MetadataValue {
  value: string;
  source: string;
}

/** Returns the first non-empty metadata value of these names, which are in order of precedence; null when all are empty. */
export function firstValue(metadata: PageMetadata, names: string[]): MetadataValue | null {
  for (const source of names) {
    const value = source === '<title>' ? metadata.title : metaContent(metadata, source);
    if (value !== null) return { value, source };
  }
  return null;
}

/** Formats a page's price and availability as `EGP 900.00 · in stock`; null without a price. */
export function offerText(metadata: PageMetadata): string | null {
  const [amount, currency] = ['amount', 'currency'].map(
    (part) =>
      metaContent(metadata, `product:sale_price:${part}`) ?? metaContent(metadata, `product:price:${part}`),
  );
  if (!amount || !currency) return null;
  return [`${currency} ${amount}`, metaContent(metadata, 'product:availability')].filter(Boolean).join(' · ');
}

/** True when an image is large enough for the large card. */
export function isLargeEnough(
  image: { width: number; height: number },
  min: NetworkRules['minLargeSize'],
): boolean {
  return image.width >= min.width && image.height >= min.height;
}
