/** Offset of a time zone from UTC in minutes, positive in the east. @param time epoch milliseconds */
export function utcOffsetOf(timeZone: string, time: number): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(time);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  // The name of UTC is `GMT` alone.
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** Formats an offset as UTC+02:00. */
export function formatUtcOffset(minutes: number): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  const absoluteMinutes = Math.abs(minutes);
  return `UTC${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(absoluteMinutes / 60))}:${twoDigits(absoluteMinutes % 60)}`;
}
