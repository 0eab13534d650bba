import 'server-only';
import pino from 'pino';
import { settings } from '@/lib/settings/settings';

/** The storefront's log. */
export const log = pino({ name: 'storefront', level: settings().logLevel });

const counts = new Map<string, number>();

/** Counts a value that could not be read, and logs the first one of each field. */
export function noteUnreadable(field: string): void {
  const seen = (counts.get(field) ?? 0) + 1;
  counts.set(field, seen);
  if (seen === 1) log.warn({ field }, 'upstream sent a value that cannot be read; treated as absent');
}
