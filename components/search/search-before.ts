import { earlySearch } from '@/lib/search/early-search';

/** The text whose search led to this page before scripts could tell of it; null where none did. */
export function searchBefore(): string | null {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit ? earlySearch(document.referrer, visit.name, visit.type) : null;
}
