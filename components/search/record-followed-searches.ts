import { recordSearch } from './record-search.ts';

/**
 * Records the searches of links to results, and of the search that led to this page, submitted natively before hydration or on the
 * not-found page. The search field records its own. Returns a function that stops it.
 */
export function startRecordingFollowedSearches(): () => void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // A reload, or a step in the history, is no new search.
  if (navigation?.type === 'navigate') record(document.referrer, navigation.name);
  const onClick = ({ target, defaultPrevented, detail }: MouseEvent) => {
    // The shop's links prevent the default; the page that any other link leads to records its search itself. A double click is one search.
    const link = defaultPrevented && detail < 2 && (target as Element).closest('a');
    if (link) record(location.href, link.href);
  };
  addEventListener('click', onClick);
  return () => removeEventListener('click', onClick);
}

function record(previousUrl: string, url: string): void {
  // Without a search in the URL, no further code is loaded.
  if (!url.includes('searchText=')) return;
  import('@/lib/catalogue/search/new-search-text').then(
    ({ newSearchText }) => {
      const text = newSearchText(previousUrl, url);
      if (text) recordSearch(text);
    },
    // Only the record of the search is missing.
    () => {},
  );
}
