const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Milliseconds as whole days, hours, minutes and seconds; nothing below zero. */
export function timeLeft(milliseconds: number): Record<'days' | 'hours' | 'minutes' | 'seconds', number> {
  const left = Math.max(0, milliseconds);
  return {
    days: Math.floor(left / day),
    hours: Math.floor((left % day) / hour),
    minutes: Math.floor((left % hour) / minute),
    seconds: Math.floor((left % minute) / second),
  };
}
