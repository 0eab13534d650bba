import 'server-only';
import { settings } from '@/lib/settings/settings';
import { log } from '../process/log.ts';
import type { PriceReader, Reader } from '../wire/reader.ts';
import { uploadsUrl } from '../wire/uploads.ts';

const loggedFields = new Set<string>();

/** Reader for responses on the server: media paths become URLs of this shop, unreadable values are logged once per field. */
export const reader: Reader = {
  uploadsUrl: (path) => uploadsUrl(path, settings().uploadsBaseUrl),
  reportUnreadable: reportUnreadable,
};

/** Returns the reader for responses with prices. @param decimals number of decimals of the shop's currency */
export function priceReader(decimals: number): PriceReader {
  return { ...reader, decimals };
}

/** Logs the first unreadable value of each field. */
function reportUnreadable(field: string): void {
  if (loggedFields.has(field)) return;
  loggedFields.add(field);
  log.warn({ field }, 'upstream sent a value that cannot be read; treated as absent');
}
