const iso =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?(?: ?(Z)|([+-])(\d\d):?(\d\d))?)?$/i;
const epoch = /^\d{9,14}$/;
const firstYear = 1900;
const earliestEpoch = 1e8;
const leastMilliseconds = 1e11;
const latest = 8.64e15;
const minuteMs = 60_000;

/**
 * Reads an instant as epoch milliseconds: an ISO 8601 date or time, in UTC when it names no zone, or an epoch number in
 * seconds or milliseconds. Null for anything else, days that no calendar has and the year 1 of an unset .NET date included.
 */
export function readInstant(value: unknown): number | null {
  if (typeof value === 'number') return fromEpoch(value);
  if (typeof value !== 'string' || value.length > 40) return null;
  const text = value.trim();
  return epoch.test(text) ? fromEpoch(Number(text)) : fromIso(text);
}

function fromEpoch(value: number): number | null {
  if (!(value >= earliestEpoch && value <= latest)) return null;
  return Math.round(value < leastMilliseconds ? value * 1000 : value);
}

function fromIso(text: string): number | null {
  const match = iso.exec(text);
  if (!match) return null;
  const at = (group: number) => Number(match[group] ?? 0);
  const date = [at(1), at(2) - 1, at(3)] as const;
  if (date[0] < firstYear || at(4) > 24 || at(5) > 59 || at(6) > 59) return null;
  const day = new Date(Date.UTC(...date));
  if (day.getUTCMonth() !== date[1] || day.getUTCDate() !== date[2]) return null;
  const milliseconds = Number((match[7] ?? '').padEnd(3, '0').slice(0, 3));
  const offset = (match[9] === '-' ? -1 : 1) * (at(10) * 60 + at(11)) * minuteMs;
  return Date.UTC(...date, at(4), at(5), at(6), milliseconds) - offset;
}
