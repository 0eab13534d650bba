const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Splits milliseconds into whole days, hours, minutes and seconds; negative values count as 0. */
export function remainingTime(
  milliseconds: number,
): Record<'days' | 'hours' | 'minutes' | 'seconds', number> {
  const remaining = Math.max(0, milliseconds);
  return {
    days: Math.floor(remaining / day),
    hours: Math.floor((remaining % day) / hour),
    minutes: Math.floor((remaining % hour) / minute),
    seconds: Math.floor((remaining % minute) / second),
  };
}
