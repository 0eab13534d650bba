import { recordSearch } from './record-search.ts';

/**
 * Records the search of this page of results if the form on the previous page was submitted natively, before the hydrated form could record it.
 * Does nothing on any other page.
 */
export async function recordNativelySubmittedSearch(): Promise<void> {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Without a search in the URL, no further code is loaded.
  if (!navigation || !new URL(navigation.name).searchParams.has('searchText')) return;
  const { nativelySubmittedSearch } = await import('@/lib/catalogue/search/natively-submitted-search');
  const text = nativelySubmittedSearch(document.referrer, navigation.name, navigation.type);
  if (text) recordSearch(text);
}
