import { track } from '@/lib/tracking/track';

/** Tracks a search and remembers it for the suggestions of later visits. */
export function noteSearch(text: string): void {
  track({ type: 'search', text });
  void import('@/lib/search/recent').then(({ rememberSearch }) => rememberSearch(text));
}
