/** All channels through which a visit can begin. The click id of the landing tells the channel (click-ids.ts), else the referrer does. */
export const channels = ['search', 'social', 'referral', 'direct'] as const;

export type Channel = (typeof channels)[number];

/** Patterns of referrer host names. Android apps send their package name as host, which contains the name of their site. */
const searchEngines =
  /^(?:(?:www|m|images|search)\.)?(?:google|bing|yahoo|yandex|baidu|duckduckgo|ecosia|qwant|startpage|naver|brave)\.[a-z.]+$|\.search\.yahoo\.|googlequicksearchbox/;
const socialNetworks =
  /(?:^|\.)(?:(?:facebook|instagram|threads|messenger|whatsapp|twitter|tiktok|pinterest|youtube|linkedin|snapchat|reddit|telegram)\.|(?:t\.co|x\.com|t\.me|lnkd\.in|youtu\.be|pin\.it|wa\.me)$)|^org\.telegram/;

/**
 * Derives the channel of a visit from its referrer: `direct` when that is empty or malformed. Null when the referrer is a page of the shop
 * itself, because then no visit begins.
 */
export function channelOf(referrer: string, ownOrigin: string): Channel | null {
  if (!URL.canParse(referrer)) return 'direct';
  const { origin, hostname } = new URL(referrer);
  if (origin === ownOrigin) return null;
  if (searchEngines.test(hostname)) return 'search';
  return socialNetworks.test(hostname) ? 'social' : 'referral';
}
