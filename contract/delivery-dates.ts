/*
 * Calculates the delivery dates of a shop with a calendar, for the storefront and the reference API. Free of schemas, so that browsers
 * can import this file without zod.
 */

/** English weekdays in the order of `Date.getUTCDay()`. */
export const weekdays = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

export type Weekday = (typeof weekdays)[number];

/** Minimum and maximum number of working days. */
export type DayRange = readonly [number, number];

/** Delivery terms of a shop in its home country. */
export interface DeliveryCalendar {
  /** IANA time zone of days and of `cutOff`. */
  timeZone: string;
  /** Home country; undefined for any. */
  country?: string | undefined;
  handlingDays: DayRange;
  transitDays: DayRange;
  /** Transit days of express delivery; undefined in a shop without it. */
  express?: DayRange | undefined;
  /** Transit days of governorates that differ from `transitDays`. */
  governorates: Readonly<Record<string, DayRange>>;
  daysOff: { weekdays: readonly Weekday[]; dates: readonly string[] };
  /** Hour of day from 0 to 24, in `timeZone`, from which an order counts as one of the next day; 24 for never. */
  cutOff: number;
}

/** First and last date, such as `2026-11-26`. */
export type DeliveryDates = readonly [from: string, to: string];

const dayMs = 86_400_000;
/** Maximum number of days to search for a working day: a calendar may have none. */
const maxSearchedDays = 1000;

/**
 * Returns the dates between which an order arrives. The order counts from the first working day on which it can be handled;
 * handling and transit are working days after that.
 * @param orderedAt epoch milliseconds
 * @param governorate applies its own transit days, if it has any, instead of `transitDays`
 * @param shipping method of delivery as in an order; an order to be picked up has no transit
 */
export function deliveryDates(
  calendar: DeliveryCalendar,
  orderedAt: number,
  governorate?: string,
  shipping?: string | null,
): DeliveryDates {
  const { timeZone, handlingDays, daysOff, cutOff } = calendar;
  const isDayOff = (day: number) =>
    daysOff.weekdays.includes(weekdays[new Date(day).getUTCDay()] as Weekday) ||
    daysOff.dates.includes(toIsoDate(day));
  /** Returns the day itself when it is a working day. */
  const firstWorkingDayFrom = (day: number) => {
    for (let next = day, count = 0; count < maxSearchedDays; next += dayMs, count += 1)
      if (!isDayOff(next)) return next;
    return day;
  };
  const { day, hour } = localTime(orderedAt, timeZone);
  const firstHandlingDay = firstWorkingDayFrom(hour >= cutOff ? day + dayMs : day);
  const transitRange = transitDaysOf(calendar, governorate, shipping);
  const addWorkingDays = (days: number) => {
    let date = firstHandlingDay;
    for (let count = 0; count < days; count += 1) date = firstWorkingDayFrom(date + dayMs);
    return toIsoDate(date);
  };
  return [
    addWorkingDays(Math.max(1, handlingDays[0] + transitRange[0])),
    addWorkingDays(Math.max(1, handlingDays[1] + transitRange[1])),
  ];
}

/**
 * Formats dates such as "Thursday 26 to Saturday 28 November".
 * @param separator word between the dates
 */
export function formatDeliveryDates([from, to]: DeliveryDates, language: string, separator: string): string {
  const format = new Intl.DateTimeFormat(language === 'ar' ? 'ar-EG-u-nu-latn' : 'en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  if (from === to) return format.format(Date.parse(from));
  const parts = format.formatRangeToParts(Date.parse(from), Date.parse(to));
  const [firstMonth, secondMonth] = parts.filter(({ type }) => type === 'month');
  // English ranges repeat the month. Within one month, the first mention is left out, together with the space before it.
  const isMonthRepeated = secondMonth !== undefined && from.slice(0, 7) === to.slice(0, 7);
  const omittedIndex = firstMonth && isMonthRepeated ? parts.indexOf(firstMonth) : -1;
  return parts
    .filter((_, index) => omittedIndex < 0 || (index !== omittedIndex && index !== omittedIndex - 1))
    .map(({ type, source, value }) =>
      // Screen readers do not read the dash of a range.
      type === 'literal' && source === 'shared' && /[–-]/.test(value) ? ` ${separator} ` : value,
    )
    .join('');
}

function transitDaysOf(
  { transitDays, express, governorates }: DeliveryCalendar,
  governorate?: string,
  shipping?: string | null,
): DayRange {
  if (shipping === 'pick-up') return [0, 0];
  if (shipping === 'express' && express) return express;
  return governorate !== undefined && Object.hasOwn(governorates, governorate)
    ? (governorates[governorate] ?? transitDays)
    : transitDays;
}

/** Returns the local hour in a time zone, and the local date as its midnight in UTC. */
function localTime(time: number, timeZone: string): { day: number; hour: number } {
  const parts = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(time);
  const part = (name: string) => Number(parts.find(({ type }) => type === name)?.value);
  return { day: Date.UTC(part('year'), part('month') - 1, part('day')), hour: part('hour') };
}

function toIsoDate(day: number): string {
  return new Date(day).toISOString().slice(0, 10);
}
