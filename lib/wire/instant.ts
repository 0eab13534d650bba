const iso =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?(?: ?(Z)|([+-])(\d\d):?(\d\d))?)?$/i;
const epoch = /^\d{9,14}$/;
const minYear = 1900;
const minEpochSeconds = 1e8;
const minEpochMs = 1e11;
const maxEpochMs = 8.64e15;
const minuteMs = 60_000;

/**
 * Reads an instant as epoch milliseconds: an ISO 8601 date or time, taken as UTC when it has no zone, or an epoch number in seconds or
 * milliseconds. Null for anything else, including invalid calendar days and .NET's default date in the year 1.
 */
export function readInstant(value: unknown): number | null {
  if (typeof value === 'number') return fromEpoch(value);
  if (typeof value !== 'string' || value.length > 40) return null;
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
  const numberOf = (group: number) => Number(match[group] ?? 0);
  const date = [numberOf(1), numberOf(2) - 1, numberOf(3)] as const;
  const [hours, minutes, seconds] = [numberOf(4), numberOf(5), numberOf(6)] as const;
  const milliseconds = Number((match[7] ?? '').padEnd(3, '0').slice(0, 3));
  if (date[0] < minYear || minutes > 59 || seconds > 59 || numberOf(10) > 23 || numberOf(11) > 59)
    return null;
  // 24:00 is the end of the day; there is no later time.
  if (hours > 24 || (hours === 24 && minutes + seconds + milliseconds > 0)) return null;
  const day = new Date(Date.UTC(...date));
  if (day.getUTCMonth() !== date[1] || day.getUTCDate() !== date[2]) return null;
  const offset = (match[9] === '-' ? -1 : 1) * (numberOf(10) * 60 + numberOf(11)) * minuteMs;
  return Date.UTC(...date, hours, minutes, seconds, milliseconds) - offset;
}
