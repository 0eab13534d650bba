import { track } from '@/lib/shopper/tracking/track';

/** Tracks a search and adds it to the recent searches. */
export function recordSearch(text: string): void {
  track({ type: 'search', text });
  void import('@/lib/catalogue/search/recent-searches').then(({ recordRecentSearch }) =>
    recordRecentSearch(text),
  );
}
