/** Formats an instant in UTC to the second, rounded down, such as `2026-06-18T11:32:00Z`. @param instant epoch milliseconds */
export function isoSecond(instant: number): string {
  return new Date(instant).toISOString().replace(/\.\d+/, '');
}
