import { type ReactNode, startTransition, useState } from 'react';
import { ActiveFilters } from '@/components/listing/active-filters';
import { ListingProvider, useListing } from '@/components/listing/listing-provider';
import { Pagination } from '@/components/listing/pagination';
import type { FacetName } from '@/lib/catalogue/listing/facets';
import type { Locale } from '@/lib/platform/i18n/routing';
import { AppRouterContext, PathParamsContext } from '@/lib/platform/next/router-contexts';
import { localePath } from '@/lib/platform/urls/paths';
import { encodeQuerySegment } from '@/lib/site/routing/internal-url';
import { renderInShop } from './render-in-shop.tsx';

interface ListingPageOptions {
  locale?: Locale;
  /** Query of the URL. */
  query?: string;
}

const routeParamsOf = (query: string) => ({ query: encodeQuerySegment(new URLSearchParams(query)) });

/** Fake of Next's router: a navigation within the listing changes the URL and the route params. */
function FakeRouter({ initialQuery, children }: { initialQuery: string; children: ReactNode }) {
  const [params, setParams] = useState(() => routeParamsOf(initialQuery));
  const push = (href: string) => {
    history.pushState(null, '', href);
    startTransition(() => setParams(routeParamsOf(location.search)));
  };
  return (
    <AppRouterContext value={{ push } as never}>
      <PathParamsContext value={params}>{children}</PathParamsContext>
    </AppRouterContext>
  );
}

/** Renders controls of a listing; after a navigation they show the new query. */
export function renderListing(controls: ReactNode, { locale = 'en', query = '' }: ListingPageOptions = {}) {
  const path = query === '' ? '/shop' : `/shop?${query}`;
  const { user, container } = renderInShop(
    <FakeRouter initialQuery={query}>
      <ListingProvider path="/shop">{controls}</ListingProvider>
    </FakeRouter>,
    { locale, path },
  );
  return { user, container };
}

/** Links to pages for the current query, rendered again after each navigation as the server does. */
export function CurrentPagination({ total }: { total: number }) {
  const { path, query } = useListing();
  return <Pagination path={path} query={query} total={total} />;
}

interface CurrentFiltersProps {
  categoryName?: string;
  unsupported?: FacetName[];
}

/** Chips of the current query, rendered again after each navigation as the server does. */
export function CurrentFilters({ categoryName, unsupported = [] }: CurrentFiltersProps) {
  const { path, query } = useListing();
  return (
    <ActiveFilters path={path} query={query} categoryName={categoryName ?? null} unsupported={unsupported} />
  );
}

/** Returns path and query of the current URL, without language. */
export function currentUrl(locale: Locale = 'en'): string {
  const prefix = localePath(locale, '/').replace(/\/$/, '');
  return decodeURIComponent(location.pathname.slice(prefix.length) + location.search);
}
