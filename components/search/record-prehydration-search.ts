import { searchBeforeHydration } from '@/lib/search/search-before-hydration';
import { recordSearch } from './record-search.ts';

/** Records the search that led to this page, if its form was submitted before the previous page hydrated. */
export function recordPreHydrationSearch(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const text = navigation && searchBeforeHydration(document.referrer, navigation.name, navigation.type);
  if (text) recordSearch(text);
}
