/**
 * Formats an instant in the shop's time zone, as the campaign report counts days: `2026-03-04 12:00`.
 * @param at epoch milliseconds
 */
export function inspectorDateAndTime(at: number, timeZone: string | undefined): string {
  return isoTime(at, timeZone).slice(0, 16);
}

/** Formats the time of day of an instant in the shop's time zone: `12:00:00`. @param at epoch milliseconds */
export function inspectorClockTime(at: number, timeZone: string | undefined): string {
  return isoTime(at, timeZone).slice(11);
}

/** Formats an instant as `2026-03-04 12:00:00`. */
function isoTime(at: number, timeZone: string | undefined): string {
  // Sweden writes dates and times as ISO 8601 does.
  return new Date(at).toLocaleString('sv', { timeZone });
}
