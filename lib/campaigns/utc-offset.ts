interface ZonesOfCountry {
  timeZones?: string[];
  getTimeZones?: () => string[];
}

/**
 * Minutes by which days of a country begin before those of UTC, at a given time; 0 where a country is not known or has several
 * time zones.
 */
export function utcOffsetOf(country: string | undefined, time: number): number {
  const zones = country === undefined ? [] : zonesOf(country);
  const [zone] = zones;
  if (zone === undefined || zones.length > 1) return 0;
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(
    time,
  );
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** How an offset is written, such as UTC+02:00. */
export function offsetName(minutes: number): string {
  const digits = (value: number) => String(value).padStart(2, '0');
  const distance = Math.abs(minutes);
  return `UTC${minutes < 0 ? '-' : '+'}${digits(Math.floor(distance / 60))}:${digits(distance % 60)}`;
}

function zonesOf(country: string): string[] {
  const locale = new Intl.Locale(`und-${country}`) as ZonesOfCountry;
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}
