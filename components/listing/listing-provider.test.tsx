import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactNode, Suspense, startTransition, use, useState } from 'react';
import { CurrentFilters, CurrentPagination } from '@/components/testing/listing-page';
import { renderInShop } from '@/components/testing/render-in-shop';
import { mapFacets } from '@/lib/catalogue/listing/facets';
import { emptyQuery } from '@/lib/catalogue/listing/query';
import { AppRouterContext, PathParamsContext } from '@/lib/platform/next/router-contexts';
import { encodeQuerySegment } from '@/lib/site/routing/internal-url';
import { FacetGroups } from './facet-groups.tsx';
import { FilterButton } from './filter-sheet-buttons.tsx';
import { PageSizeSelect, SortLinks } from './listing-controls.tsx';
import { ListingProvider, useListing } from './listing-provider.tsx';
import { ResultCount } from './result-count.tsx';

type Params = Record<string, string>;

let navigations: { query: string; finish(): void }[];

beforeEach(() => {
  navigations = [];
});

const paramsOf = (query: string): Params => ({ query: encodeQuerySegment(new URLSearchParams(query)) });

/** Navigates as Next does, in a transition; each navigation is held until the test finishes it. */
function HeldNavigations({ initialQuery, children }: { initialQuery: string; children: ReactNode }) {
  const [params, setParams] = useState<Params | Promise<Params>>(() => paramsOf(initialQuery));
  const push = (href: string) => {
    const query = new URL(href, location.origin).searchParams.toString();
    let finish = () => {};
    const promise = new Promise<Params>((resolve) => {
      finish = () => resolve(paramsOf(query));
    });
    navigations.push({ query, finish });
    startTransition(() => setParams(promise));
  };
  return (
    <AppRouterContext value={{ push } as never}>
      <PathParamsContext value={params instanceof Promise ? use(params) : params}>
        {children}
      </PathParamsContext>
    </AppRouterContext>
  );
}

function renderListing(initialQuery = '') {
  const facets = mapFacets((name) => [
    { title: null, options: name === 'color' ? [{ value: 'Black' }, { value: 'Wine' }] : [] },
  ]);
  renderInShop(
    <Suspense>
      <HeldNavigations initialQuery={initialQuery}>
        <ListingProvider path="/shop">
          <FacetGroups facets={facets} />
          <CurrentFilters />
          <SortLinks />
          <PageSizeSelect />
          <CurrentPagination total={40} />
        </ListingProvider>
      </HeldNavigations>
    </Suspense>,
    { path: '/shop' },
  );
}

const blackCheckbox = () => screen.getByRole('checkbox', { name: 'Black' });
const link = (name: string) => screen.getByRole('link', { name });
const waitForNavigations = (count: number) => waitFor(() => expect(navigations).toHaveLength(count));
const finish = (index: number) => act(async () => navigations[index]?.finish());

/** Collects every state of the surrounding listing. */
function StateRecorder({ states }: { states: Set<unknown> }) {
  states.add(useListing());
  return null;
}

describe('listing', () => {
  test.each([
    [0, 1],
    [1, 0],
  ])('keeps a filter ticked while page 2 loads, whichever arrives first', async (...order) => {
    renderListing();
    await act(async () => fireEvent.click(link('Page 2')));
    await waitForNavigations(1);
    await act(async () => fireEvent.click(blackCheckbox()));
    expect(blackCheckbox()).toBeChecked();
    await waitForNavigations(2);
    for (const index of order) await finish(index);
    expect(navigations.map(({ query }) => query)).toEqual(['page=2', 'color=Black']);
    expect(blackCheckbox()).toBeChecked();
    await waitFor(() => expect(link('Page 1')).toHaveAttribute('aria-current', 'page'));
  });

  test.each([
    ['a page', () => fireEvent.click(link('Page 2')), 'color=Black&searchText=silk&page=2'],
    ['an order', () => fireEvent.click(link('Low to Hight')), 'color=Black&searchText=silk&sortBy=low'],
    ['a chip', () => fireEvent.click(link('Remove filter: “silk”')), 'color=Black'],
    [
      'a page size',
      () => fireEvent.change(screen.getByRole('combobox'), { target: { value: '50' } }),
      'color=Black&searchText=silk&pageSize=50',
    ],
  ])('keeps a filter ticked just before %s is chosen', async (_control, choose, expected) => {
    renderListing('searchText=silk');
    await act(async () => {
      fireEvent.click(blackCheckbox());
      choose();
    });
    await waitForNavigations(2);
    const [, last] = navigations;
    expect(Object.fromEntries(new URLSearchParams(last?.query))).toEqual(
      Object.fromEntries(new URLSearchParams(expected)),
    );
  });

  test('follows a link without restoring a filter that was removed just before', async () => {
    renderListing();
    await act(async () => fireEvent.click(blackCheckbox()));
    await waitForNavigations(1);
    await waitFor(() => expect(link('Low to Hight')).toHaveAttribute('href', '/shop?color=Black&sortBy=low'));
    await act(async () => {
      fireEvent.click(blackCheckbox());
      fireEvent.click(link('Low to Hight'));
    });
    await waitForNavigations(3);
    expect(navigations.at(-1)?.query).toBe('sortBy=low');
  });

  // A change of context right after hydration would render every control again.
  test('reports the number of results without changing its context', () => {
    const states = new Set<unknown>();
    renderInShop(
      <PathParamsContext value={{}}>
        <ListingProvider path="/shop">
          <FilterButton icon={null} />
          <ResultCount query={emptyQuery} itemCount={10} total={40} />
          <StateRecorder states={states} />
        </ListingProvider>
      </PathParamsContext>,
      { path: '/shop' },
    );
    expect(screen.getByRole('button', { name: /40/ })).toBeInTheDocument();
    expect(states.size).toBe(1);
  });
});
