import { recordSearch } from './record-search.ts';

/** Called on a page of results: records its search if the previous page could not, because its form was submitted before hydration. */
export async function recordSearchBeforeHydration(): Promise<void> {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Without a search in the URL, no further code is loaded.
  if (!navigation || !new URL(navigation.name).searchParams.has('searchText')) return;
  const { searchBeforeHydration } = await import('@/lib/catalogue/search/search-before-hydration');
  const text = searchBeforeHydration(document.referrer, navigation.name, navigation.type);
  if (text) recordSearch(text);
}
