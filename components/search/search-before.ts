import { earlySearch } from '@/lib/search/early-search';
import { noteSearch } from './note-search.ts';

/** Notes the search that led to this page when its form was sent before the scripts of the page before were there. */
export function noteSearchBefore(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const text = visit && earlySearch(document.referrer, visit.name, visit.type);
  if (text) noteSearch(text);
}
