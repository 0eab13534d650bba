/** Groups: 1 to 6 are year to seconds, 7 the fraction of a second, 8 `Z`, 9 to 11 sign, hours and minutes of the offset. */
const iso =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?(?: ?(Z)|([+-])(\d\d):?(\d\d))?)?$/i;
const epoch = /^\d{9,14}$/;
const minYear = 1900;
const minEpochSeconds = 1e8;
/** Smaller numbers are seconds: as seconds this is the year 5138, as milliseconds 1973. */
const minEpochMs = 1e11;
/** Latest time of a `Date`. */
const maxEpochMs = 8.64e15;
const minuteMs = 60_000;
const maxTextLength = 40;

/**
 * Reads an instant as epoch milliseconds: an ISO 8601 date or time, taken as UTC when it has no zone, or an epoch number in seconds or
 * milliseconds. Null for anything else, including invalid calendar days and .NET's default date in the year 1.
 */
export function readInstant(value: unknown): number | null {
  if (typeof value === 'number') return fromEpoch(value);
  if (typeof value !== 'string' || value.length > maxTextLength) return null;
  const text = value.trim();
  return epoch.test(text) ? fromEpoch(Number(text)) : fromIso(text);
}

function fromEpoch(value: number): number | null {
  if (!(value >= minEpochSeconds && value <= maxEpochMs)) return null;
  return Math.round(value < minEpochMs ? value * 1000 : value);
}

function fromIso(text: string): number | null {
  const match = iso.exec(text);
  if (!match) return null;
  const [, year = 0, month = 0, dayOfMonth = 0, hours = 0, minutes = 0, seconds = 0] = match.map(toNumber);
  const [offsetHours = 0, offsetMinutes = 0] = match.slice(10).map(toNumber);
  const milliseconds = Number((match[7] ?? '').padEnd(3, '0').slice(0, 3));
  if (year < minYear || minutes > 59 || seconds > 59 || offsetHours > 23 || offsetMinutes > 59) return null;
  // 24:00 is the end of the day; there is no later time.
  if (hours > 24 || (hours === 24 && minutes + seconds + milliseconds > 0)) return null;
  const date = [year, month - 1, dayOfMonth] as const;
  const day = new Date(Date.UTC(...date));
  // For a day that the month does not have, `Date.UTC` returns a day of another month.
  if (day.getUTCMonth() !== month - 1) return null;
  const offset = (match[9] === '-' ? -1 : 1) * (offsetHours * 60 + offsetMinutes) * minuteMs;
  return Date.UTC(...date, hours, minutes, seconds, milliseconds) - offset;
}

/** Converts a group of `iso`; 0 for a group that is absent. */
function toNumber(group: string | undefined): number {
  return Number(group ?? 0);
}
