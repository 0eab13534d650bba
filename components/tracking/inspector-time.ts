/** Formats an instant in the shop's time zone, as the campaign report counts days: `2026-03-04 12:00:00`. @param at epoch milliseconds */
export function inspectorTime(at: number, timeZone: string | undefined): string {
  // Sweden writes dates and times as ISO 8601 does.
  return new Date(at).toLocaleString('sv', { timeZone });
}
