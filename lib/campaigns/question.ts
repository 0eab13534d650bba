import { type Channel, channels } from '../tracking/channel.ts';

/** What a report is asked for: whole days, the visit that gets the credit, and one campaign alone, if any. */
export interface Question {
  from: string;
  to: string;
  touch: 'first' | 'last';
  campaign?: CampaignName;
}

/** What a campaign is known by; of visits that named none, the channel that they came by. */
export interface CampaignName {
  source: string;
  medium: string;
  campaign: string;
  channel?: KnownChannel;
}

export type KnownChannel = Channel | 'unknown';

const dayMs = 24 * 3600 * 1000;
const usualDays = 30;
const longestName = 500;
/** The most days that are counted at once, as the reference API has it. */
export const mostDays = 400;

/**
 * Reads what a query asks for. Without days, or with days that cannot be, it is the last 30, today included; `isAsked` says
 * whether it is just what was asked for.
 * @param minutesFromUtc where days begin
 */
export function readQuestion(
  query: URLSearchParams,
  now: number,
  minutesFromUtc: number,
): Question & { isAsked: boolean } {
  const today = dayAt(now + minutesFromUtc * 60_000);
  const asked = {
    touch: query.get('touch') === 'first' ? ('first' as const) : ('last' as const),
    ...readCampaign(query),
  };
  const given = { from: query.get('from') || null, to: query.get('to') || null };
  const to = given.to ?? today;
  const from = given.from ?? (isDay(to) ? daysBefore(to, usualDays - 1) : '');
  const fits = isDay(from) && isDay(to) && from <= to && Date.parse(to) - Date.parse(from) < mostDays * dayMs;
  if (fits) return { from, to, ...asked, isAsked: true };
  return { from: daysBefore(today, usualDays - 1), to: today, ...asked, isAsked: false };
}

/** The same question for the last so many days. */
export function lastDays(days: number, question: Question, now: number, minutesFromUtc: number): Question {
  const to = dayAt(now + minutesFromUtc * 60_000);
  return { ...question, from: daysBefore(to, days - 1), to };
}

/** The same question for as many days before its own. */
export function daysBeforeThat(question: Question): Question {
  const days = (Date.parse(question.to) - Date.parse(question.from)) / dayMs + 1;
  return { ...question, from: daysBefore(question.from, days), to: daysBefore(question.from, 1) };
}

/** A question as a query. */
export function questionQuery({ from, to, touch, campaign }: Question): string {
  return new URLSearchParams({ from, to, touch, ...campaign }).toString();
}

/** A channel as it is named; unknown for anything else. */
export function asChannel(name: string | null): KnownChannel {
  return channels.find((channel) => channel === name) ?? 'unknown';
}

function readCampaign(query: URLSearchParams): Pick<Question, 'campaign'> {
  const [source, medium, campaign] = ['source', 'medium', 'campaign'].map((name) =>
    query.get(name)?.slice(0, longestName),
  );
  if (!source || !medium || !campaign) return {};
  const channel = query.get('channel');
  return { campaign: { source, medium, campaign, ...(channel && { channel: asChannel(channel) }) } };
}

function dayAt(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function daysBefore(day: string, days: number): string {
  return dayAt(Date.parse(day) - days * dayMs);
}

/** Whether a text is a day that the calendar has, in years of four digits. */
function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return time > dayMs * mostDays && dayAt(time) === text;
}
