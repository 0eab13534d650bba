import type { z } from 'zod';
import type { CampaignQuery } from '../../contract/campaigns.ts';
import { HttpError } from '../http/http-error.ts';
import { messages } from '../http/messages.ts';

const dayMs = 24 * 3600 * 1000;
const defaultDays = 30;
const maxDays = 400;

/**
 * Resolves the time range of a query, its end excluded. A date without a time covers the whole day at `utcOffset`.
 * @throws {HttpError} 400 for an empty range or one above 400 days
 */
export function resolveRange(
  { from, to, utcOffset }: z.output<typeof CampaignQuery>,
  now: Date,
): { from: Date; to: Date } {
  const toInstant = (value: string, daysLater: number) =>
    value.includes('T')
      ? new Date(value)
      : new Date(Date.parse(value) + daysLater * dayMs - utcOffset * 60_000);
  const end = to === undefined ? now : toInstant(to, 1);
  const start = from === undefined ? new Date(end.getTime() - defaultDays * dayMs) : toInstant(from, 0);
  const lengthMs = end.getTime() - start.getTime();
  if (lengthMs <= 0)
    throw new HttpError(400, messages.invalidFields, { errors: { to: ['must be after from'] } });
  if (lengthMs > maxDays * dayMs)
    throw new HttpError(400, messages.invalidFields, {
      errors: { from: [`may be ${maxDays} days before to`] },
    });
  return { from: start, to: end };
}

/** Returns every date in a range, at an offset from UTC in minutes. */
export function daysInRange({ from, to }: { from: Date; to: Date }, utcOffset: number): string[] {
  const dayAt = (ms: number) => new Date(ms + utcOffset * 60_000).toISOString().slice(0, 10);
  const lastDay = dayAt(to.getTime() - 1);
  const days = [dayAt(from.getTime())];
  while (days.at(-1) !== lastDay) {
    days.push(new Date(Date.parse(days.at(-1) ?? lastDay) + dayMs).toISOString().slice(0, 10));
  }
  return days;
}
