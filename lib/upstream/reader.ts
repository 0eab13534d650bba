import 'server-only';
import { settings } from '@/lib/settings/settings';
import { log } from '../process/log.ts';
import type { Reader } from '../wire/reader.ts';
import { uploadsUrl } from '../wire/uploads.ts';

const unreadableCounts = new Map<string, number>();

/** Maps wire values to domain values: media paths become URLs of this shop, values that cannot be parsed are logged. */
export const reader: Reader = {
  uploadsUrl: (path) => uploadsUrl(path, settings().uploadsBaseUrl),
  reportUnreadable: reportUnreadable,
};

/** Logs the first unreadable value of each field. */
function reportUnreadable(field: string): void {
  const count = (unreadableCounts.get(field) ?? 0) + 1;
  unreadableCounts.set(field, count);
  if (count === 1) log.warn({ field }, 'upstream sent a value that cannot be read; treated as absent');
}
