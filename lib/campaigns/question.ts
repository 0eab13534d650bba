/** What a report is asked for: whole days, and the visit that gets the credit. */
export interface Question {
  from: string;
  to: string;
  touch: 'first' | 'last';
}

const dayMs = 24 * 3600 * 1000;
const usualDays = 30;
/** The most days that are counted at once, as the reference API has it. */
export const mostDays = 400;

/**
 * Reads what a query asks for. Without days, or with days that cannot be, it is the last 30, today included; `isAsked` says
 * whether it is just what was asked for.
 * @param minutesFromUtc where days begin
 */
export function readQuestion(
  query: URLSearchParams,
  now: number,
  minutesFromUtc: number,
): Question & { isAsked: boolean } {
  const today = dayAt(now + minutesFromUtc * 60_000);
  const touch = query.get('touch') === 'first' ? 'first' : 'last';
  const given = { from: query.get('from') || null, to: query.get('to') || null };
  const to = given.to ?? today;
  const from = given.from ?? (isDay(to) ? daysBefore(to, usualDays - 1) : '');
  const fits = isDay(from) && isDay(to) && from <= to && Date.parse(to) - Date.parse(from) < mostDays * dayMs;
  if (fits) return { from, to, touch, isAsked: true };
  return { from: daysBefore(today, usualDays - 1), to: today, touch, isAsked: false };
}

/** The same touch for the last so many days. */
export function lastDays(days: number, { touch }: Question, now: number, minutesFromUtc: number): Question {
  const to = dayAt(now + minutesFromUtc * 60_000);
  return { from: daysBefore(to, days - 1), to, touch };
}

/** A question as a query. */
export function questionQuery({ from, to, touch }: Question): string {
  return new URLSearchParams({ from, to, touch }).toString();
}

function dayAt(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function daysBefore(day: string, days: number): string {
  return dayAt(Date.parse(day) - days * dayMs);
}

/** Whether a text is a day that the calendar has, in years of four digits. */
function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return time > dayMs * mostDays && dayAt(time) === text;
}
