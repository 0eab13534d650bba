import { normalizeCode, normalizeText } from '../../../contract/typed-text.ts';
import { type Channel, channels } from '../../shopper/tracking/channel.ts';

/** Parameters of a campaign report: inclusive days (YYYY-MM-DD), the touchpoint that gets the credit, and optionally one campaign. */
export interface ReportQuery {
  from: string;
  to: string;
  /** The touchpoint that gets the credit; the parameter is called `touch`. */
  touchpoint: 'first' | 'last';
  campaign?: CampaignRef;
}

/** Identifies a row of the report: a campaign; or visits without one, whose three fields are 'organic' and which `channel` tells apart. */
export interface CampaignRef {
  source: string;
  medium: string;
  campaign: string;
  channel?: ReportChannel;
}

export type ReportChannel = Channel | 'unknown';

const dayMs = 24 * 3600 * 1000;
const defaultDays = 30;
const maxNameLength = 500;
/** Longest range of a report in days, the same as in the reference API. */
export const maxReportDays = 400;

/**
 * Parses a report query. Without an end it ends today, and without a start it covers 30 days. An invalid range becomes the last 30 days,
 * with `isValid: false`. Digits of days may be Arabic.
 * @param utcOffsetMinutes offset from UTC of the time zone in which days begin
 */
export function readReportQuery(
  query: URLSearchParams,
  now: number,
  utcOffsetMinutes: number,
): ReportQuery & { isValid: boolean } {
  const today = isoDay(now + utcOffsetMinutes * 60_000);
  const touchpointAndCampaign = {
    touchpoint: query.get('touch') === 'first' ? ('first' as const) : ('last' as const),
    ...readCampaign(query),
  };
  const readDay = (name: string) => normalizeCode(query.get(name) ?? '') || null;
  const range = { from: readDay('from'), to: readDay('to') };
  const to = range.to ?? today;
  // Empty, thus invalid, where no day can be computed from an invalid end.
  const from = range.from ?? (isCalendarDay(to) ? daysBefore(to, defaultDays - 1) : '');
  const isValidRange =
    isCalendarDay(from) &&
    isCalendarDay(to) &&
    from <= to &&
    Date.parse(to) - Date.parse(from) < maxReportDays * dayMs;
  if (isValidRange) return { from, to, ...touchpointAndCampaign, isValid: true };
  return { from: daysBefore(today, defaultDays - 1), to: today, ...touchpointAndCampaign, isValid: false };
}

/** Returns the query for the last `dayCount` days, including today. */
export function queryForLastDays(
  dayCount: number,
  query: ReportQuery,
  now: number,
  utcOffsetMinutes: number,
): ReportQuery {
  const to = isoDay(now + utcOffsetMinutes * 60_000);
  return { ...query, from: daysBefore(to, dayCount - 1), to };
}

/** Returns the query for the preceding period of the same length. */
export function previousPeriod(query: ReportQuery): ReportQuery {
  const dayCount = (Date.parse(query.to) - Date.parse(query.from)) / dayMs + 1;
  return { ...query, from: daysBefore(query.from, dayCount), to: daysBefore(query.from, 1) };
}

/** Formats a query as URL parameters. */
export function reportQueryString({ from, to, touchpoint, campaign }: ReportQuery): string {
  return new URLSearchParams({ from, to, touch: touchpoint, ...campaign }).toString();
}

/** Parses a channel; `unknown` for any other value. */
export function readReportChannel(name: string | null): ReportChannel {
  return channels.find((channel) => channel === name) ?? 'unknown';
}

function readCampaign(query: URLSearchParams): Pick<ReportQuery, 'campaign'> {
  const [source, medium, campaign] = ['source', 'medium', 'campaign'].map((name) =>
    normalizeText(query.get(name) ?? '').slice(0, maxNameLength),
  );
  if (!source || !medium || !campaign) return {};
  const channel = query.get('channel');
  return { campaign: { source, medium, campaign, ...(channel && { channel: readReportChannel(channel) }) } };
}

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function daysBefore(day: string, dayCount: number): string {
  return isoDay(Date.parse(day) - dayCount * dayMs);
}

/** True for an existing day as YYYY-MM-DD, from 1970 on. */
function isCalendarDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return time >= 0 && isoDay(time) === text;
}
