import { type ReactNode, startTransition, useState } from 'react';
import { ListingProvider } from '@/components/listing/listing-provider';
import type { Locale } from '@/lib/i18n/routing';
import { AppRouterContext, PathParamsContext } from '@/lib/next/router-contexts';
import { encodeQuerySegment } from '@/lib/routing/query-segment';
import { localePath } from '@/lib/urls/paths';
import { renderInShop } from './render-in-shop.tsx';

interface ListingPage {
  locale?: Locale;
  /** Query of the URL. */
  query?: string;
}

const segmentOf = (query: string) => ({ query: encodeQuerySegment(new URLSearchParams(query)) });

/** Performs navigations within the listing: the URL and the route params follow. */
function Navigations({ initialQuery, children }: { initialQuery: string; children: ReactNode }) {
  const [params, setParams] = useState(() => segmentOf(initialQuery));
  const push = (href: string) => {
    history.pushState(null, '', href);
    startTransition(() => setParams(segmentOf(location.search)));
  };
  return (
    <AppRouterContext value={{ push } as never}>
      <PathParamsContext value={params}>{children}</PathParamsContext>
    </AppRouterContext>
  );
}

/** Renders controls of a listing; a navigation changes the query that they show. */
export function renderListing(controls: ReactNode, { locale = 'en', query = '' }: ListingPage = {}) {
  const path = query === '' ? '/shop' : `/shop?${query}`;
  const { user, container } = renderInShop(
    <Navigations initialQuery={query}>
      <ListingProvider path="/shop">{controls}</ListingProvider>
    </Navigations>,
    { locale, path },
  );
  return { user, container };
}

/** Returns path and query of the current URL, without language. */
export function currentUrl(locale: Locale = 'en'): string {
  const prefix = localePath(locale, '/').replace(/\/$/, '');
  return decodeURIComponent(location.pathname.slice(prefix.length) + location.search);
}
