/** What kind of place a visit came from. */
export const channels = ['search', 'social', 'referral', 'direct'] as const;

export type Channel = (typeof channels)[number];

/** Apps name themselves by their package, which has the name of their site in it. */
const search =
  /^(?:(?:www|m|images|search)\.)?(?:google|bing|yahoo|yandex|baidu|duckduckgo|ecosia|qwant|startpage|naver|brave)\.[a-z.]+$|\.search\.yahoo\.|googlequicksearchbox/;
const social =
  /(?:^|\.)(?:facebook|instagram|threads|messenger|whatsapp|twitter|tiktok|pinterest|youtube|linkedin|snapchat|reddit|telegram)\.|^(?:t\.co|x\.com|t\.me|lnkd\.in|youtu\.be|pin\.it|wa\.me)$|^org\.telegram/;

/** The channel that a referrer tells of; null for a page of the shop itself, which begins no visit. */
export function channelOf(referrer: string, ownOrigin: string): Channel | null {
  if (!URL.canParse(referrer)) return 'direct';
  const { origin, hostname } = new URL(referrer);
  if (origin === ownOrigin) return null;
  if (search.test(hostname)) return 'search';
  return social.test(hostname) ? 'social' : 'referral';
}
