import type { z } from 'zod';
import type { CampaignQuery } from '../../contract/campaigns.ts';
import { HttpFailure } from '../http/failure.ts';
import { words } from '../http/words.ts';

const dayMs = 24 * 3600 * 1000;
const usualDays = 30;
const mostDays = 400;

/**
 * The range a query asks for; where it names days, they are whole and begin as its offset says.
 * @throws {HttpFailure} 400 for one that ends before it begins, or is longer than can be counted
 */
export function rangeOf(
  { from, to, utcOffset }: z.output<typeof CampaignQuery>,
  now: Date,
): { from: Date; to: Date } {
  const moment = (given: string, daysLater: number) =>
    given.includes('T')
      ? new Date(given)
      : new Date(Date.parse(given) + daysLater * dayMs - utcOffset * 60_000);
  const end = to === undefined ? now : moment(to, 1);
  const start = from === undefined ? new Date(end.getTime() - usualDays * dayMs) : moment(from, 0);
  const length = end.getTime() - start.getTime();
  if (length <= 0) throw new HttpFailure(400, words.invalid, { errors: { to: ['must be after from'] } });
  if (length > mostDays * dayMs)
    throw new HttpFailure(400, words.invalid, { errors: { from: [`may be ${mostDays} days before to`] } });
  return { from: start, to: end };
}

/** Every day that a range touches, as the offset cuts them. */
export function daysOf({ from, to }: { from: Date; to: Date }, utcOffset: number): string[] {
  const dayAt = (ms: number) => new Date(ms + utcOffset * 60_000).toISOString().slice(0, 10);
  const last = dayAt(to.getTime() - 1);
  const days = [dayAt(from.getTime())];
  while (days.at(-1) !== last) {
    days.push(new Date(Date.parse(days.at(-1) ?? last) + dayMs).toISOString().slice(0, 10));
  }
  return days;
}
