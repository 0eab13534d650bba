import 'server-only';
import { settings } from '@/lib/platform/settings/settings';
import { log } from '../process/log.ts';
import type { Id } from '../wire/identifiers.ts';
import type { PriceReadContext, ReadContext } from '../wire/read-context.ts';
import { uploadsUrl } from '../wire/uploads-url.ts';

const loggedFields = new Set<string>();

/** Context of responses that the server reads: media paths become URLs of this shop, unreadable values are logged once per field. */
export const serverReadContext: ReadContext = {
  uploadsUrl: (path) => uploadsUrl(path, settings().uploadsBaseUrl),
  get imageBaseUrls() {
    return settings().imageBaseUrls;
  },
  reportUnreadable,
  reportIndistinctVariants,
};

/** Context of responses with prices. @param decimals number of decimals of the shop's currency */
export function serverPriceReadContext(decimals: number): PriceReadContext {
  return { ...serverReadContext, decimals };
}

/** Logs the first unreadable value of each field. */
function reportUnreadable(field: string): void {
  if (loggedFields.has(field)) return;
  loggedFields.add(field);
  log.warn({ field }, 'upstream sent a value that cannot be read; treated as absent');
}

const productsWithIndistinctVariants = new Set<string>();

/** Logs each product once, so that the merchant can correct its attributes. */
function reportIndistinctVariants(productId: Id): void {
  const id = String(productId);
  if (productsWithIndistinctVariants.has(id)) return;
  productsWithIndistinctVariants.add(id);
  log.warn({ product: id }, 'attributes do not tell all variants apart; the shop shows their SKU');
}
