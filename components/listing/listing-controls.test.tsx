import { act, screen, waitFor } from '@testing-library/react';
import {
  CurrentFilters,
  CurrentPagination,
  currentUrl,
  renderListing,
} from '@/components/testing/listing-page';
import { expectAccessible, texts } from '@/components/testing/render-in-shop';
import { emptyQuery } from '@/lib/catalogue/listing/query';
import { type Locale, locales } from '@/lib/platform/i18n/routing';
import { FilterSheet } from './filter-sheet.tsx';
import { FilterButton } from './filter-sheet-buttons.tsx';
import { ListingHeading } from './listing-heading.tsx';
import { ListingToolbar } from './listing-toolbar.tsx';
import { ResultCount } from './result-count.tsx';

const link = (name: string) => screen.getByRole('link', { name });
const waitForUrl = (url: string) => waitFor(() => expect(currentUrl()).toBe(url));

describe('active filters', () => {
  const query = 'category=abayas&searchText=silk&minPrice=500&color=Black,Camel&size=M&utm_source=x&again=1';

  test('are removed one by one; only the campaign parameter stays', async () => {
    const { user } = renderListing(<CurrentFilters categoryName="Abayas" />, { query });
    for (const [filter, remainingQuery] of [
      ['Black', 'category=abayas&searchText=silk&minPrice=500&color=Camel&size=M'],
      ['“silk”', 'category=abayas&minPrice=500&color=Camel&size=M'],
      ['Size M', 'category=abayas&minPrice=500&color=Camel'],
      ['Abayas', 'minPrice=500&color=Camel'],
      ['From 500', 'color=Camel'],
    ]) {
      await user.click(link(`Remove filter: ${filter}`));
      await waitForUrl(`/shop?${remainingQuery}&utm_source=x`);
    }
    await user.click(link('Remove filter: Camel'));
    await waitForUrl('/shop?utm_source=x');
    expect(screen.queryByRole('link', { name: 'Remove filter: Camel' })).toBeNull();
  });

  test('remove the search with the text whose numbers became filters', async () => {
    const search = 'searchText=dress&typedText=dress under 1500&maxPrice=1500';
    const { user } = renderListing(<CurrentFilters />, { query: search });
    await user.click(link('Remove filter: “dress”'));
    await waitForUrl('/shop?maxPrice=1500');
  });

  test('leave out filters that the upstream could not apply', () => {
    renderListing(<CurrentFilters unsupported={['size']} />, {
      query: 'size=M&color=Black',
    });
    expect(screen.getAllByRole('link').map(({ ariaLabel }) => ariaLabel)).toEqual(['Remove filter: Black']);
  });

  test.each([
    ['minPrice=100&maxPrice=200', '100 – 200'],
    ['maxPrice=200', 'Up to 200'],
  ])('show the price range of %s', (query, name) => {
    renderListing(<CurrentFilters />, { query });
    expect(link(`Remove filter: ${name}`)).toHaveTextContent(name);
  });
});

describe('listing toolbar', () => {
  test('sorts and marks the current order', async () => {
    const { user } = renderListing(<ListingToolbar />, { query: 'page=2&sortBy=low' });
    expect(screen.getByRole('link', { current: true })).toHaveTextContent('Low to Hight');
    await user.click(link('High to Low'));
    await waitForUrl('/shop?sortBy=high');
    expect(screen.getByRole('link', { current: true })).toHaveTextContent('High to Low');
    expect(link('On Sale')).toHaveAttribute('rel', 'nofollow');
    expect(link('Default Sorting')).not.toHaveAttribute('rel');
  });

  test.each(locales)('switches the view and stores it: %s', async (locale) => {
    document.documentElement.dataset.view = 'grid';
    const { user } = renderListing(<ListingToolbar />, { locale });
    const viewButton = (name: 'grid' | 'list') =>
      screen.getByRole('button', { name: texts(locale)(`browser.listing.views.${name}`) });
    expect(viewButton('grid')).toHaveAttribute('aria-pressed', 'true');
    await user.click(viewButton('list'));
    expect(viewButton('list')).toHaveAttribute('aria-pressed', 'true');
    expect(viewButton('grid')).toHaveAttribute('aria-pressed', 'false');
    expect(document.documentElement).toHaveAttribute('data-view', 'list');
    expect(Object.values(localStorage)).toContain('list');
    await expectAccessible();
  });
});

describe('pagination', () => {
  test.each(locales)('links to pages around the current one: %s', async (locale) => {
    renderListing(<CurrentPagination total={120} />, { locale, query: 'page=6' });
    const t = texts(locale);
    const numbers = [4, 5, 6, 7, 8].map((page) => link(t('listing.page', { page })));
    expect(numbers[2]).toHaveAttribute('aria-current', 'page');
    expect(link(t('listing.previousPage'))).toHaveAttribute('rel', 'prev');
    expect(link(t('listing.nextPage'))).toHaveAttribute('rel', 'next');
    expect(screen.getAllByRole('link')).toHaveLength(7);
    await expectAccessible();
  });

  test('keeps the filters and has no next link on the last page', async () => {
    const { user } = renderListing(<CurrentPagination total={20} />, { query: 'color=Black' });
    await user.click(link('Next page'));
    await waitForUrl('/shop?color=Black&page=2');
    expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull();
  });

  test('leaves a click for a new tab to the browser', async () => {
    const { user } = renderListing(<CurrentPagination total={20} />);
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await user.keyboard('{Control>}');
    await user.click(link('Page 2'));
    await act(async () => {});
    expect(currentUrl()).toBe('/shop');
  });
});

describe('result count', () => {
  const resultCount = (total: number, itemCount: number, isTotalKnown?: boolean) => (
    <>
      <ResultCount
        query={{ ...emptyQuery, page: 2 }}
        itemCount={itemCount}
        total={total}
        isTotalKnown={isTotalKnown}
      />
      <FilterButton icon={null} />
      <FilterSheet>Filters</FilterSheet>
    </>
  );

  test('shows range and total, and the total on the filter buttons', () => {
    renderListing(resultCount(15, 5));
    expect(screen.getByRole('status')).toHaveTextContent('Showing 11–15 of 15 results');
    expect(screen.getByRole('button', { name: 'Filters (15 results)' })).toBeVisible();
    expect(screen.getByText('Show 15 results')).toBeInTheDocument();
  });

  test.each([
    ['says that there are no results', true, 'No results'],
    ['is empty while the number is unknown', false, ''],
  ])('the status text %s', (_case, isTotalKnown, text) => {
    renderListing(resultCount(0, 0, isTotalKnown));
    expect(screen.getByRole('status')).toHaveTextContent(text || /^$/);
  });

  test('the filter buttons name no number while it is unknown', () => {
    renderListing(resultCount(0, 0, false));
    expect(screen.getByRole('button', { name: 'Filters' })).toBeVisible();
    expect(screen.getByText('Show results')).toBeInTheDocument();
  });
});

test.each([
  ['en', 'searchText=silk', 'Search: silk'],
  ['en', '', 'Shop'],
  ['ar', '', texts('ar')('browser.listing.title')],
] as [Locale, string, string][])(
  'the heading contains the search text, if any: %s %s',
  (locale, query, name) => {
    renderListing(<ListingHeading>{null}</ListingHeading>, { locale, query });
    expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
  },
);
