import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fill } from '@/components/testing/fill';
import { currentUrl, renderListing } from '@/components/testing/listing-page';
import { expectAccessible, texts } from '@/components/testing/render-in-shop';
import { mapFacets } from '@/lib/catalogue/listing/facets';
import { emptyQuery } from '@/lib/catalogue/listing/query';
import { type Locale, locales } from '@/lib/platform/i18n/routing';
import { localePath } from '@/lib/platform/urls/paths';
import { type FilterChoices, FilterPanel } from './filter-panel.tsx';
import { FilterActions } from './filter-sheet.tsx';
import { ResultCount } from './result-count.tsx';

const optionValues: Partial<Record<string, string[]>> = {
  color: ['Black', 'Wine'],
  size: ['M', 'L'],
};
const choices: FilterChoices = {
  categories: [
    { id: 1, slug: 'abayas', name: 'Abayas', count: 12, keys: ['1', 'abayas'] },
    { id: 2, slug: 'dresses', name: 'Dresses', count: null, keys: ['2', 'dresses'] },
  ],
  facets: {
    ...mapFacets((name) => [
      { title: null, options: (optionValues[name] ?? []).map((value) => ({ value })) },
    ]),
    status: [{ title: null, options: [{ value: 'in-stock', label: 'In Stock' }] }],
  },
  prices: { min: 100, max: 5000, step: 50 },
};

function renderPanel(query = '', locale: Locale = 'en') {
  return renderListing(
    <FilterPanel choices={choices} currency="EGP" resetHref={localePath(locale, '/shop')}>
      <FilterActions resetHref={localePath(locale, '/shop')} />
    </FilterPanel>,
    { query, locale },
  );
}

const checkbox = (name: string) => screen.getByRole('checkbox', { name });
const waitForUrl = (url: string) => waitFor(() => expect(currentUrl()).toBe(url));

/** Fields that the form would send without script. */
function submittedFields(): [string, string][] {
  const form = screen.getByRole('form', { name: 'Filters' }) as HTMLFormElement;
  return [...new FormData(form)]
    .map(([name, value]) => [name, String(value)] as [string, string])
    .filter(([, value]) => value !== '');
}

describe('filter panel', () => {
  test('applies filters immediately and keeps the focus', async () => {
    const { user } = renderPanel('sortBy=high&page=3&utm_source=letter');
    await user.click(checkbox('Black'));
    expect(checkbox('Black')).toBeChecked();
    await waitForUrl('/shop?color=Black&sortBy=high&utm_source=letter');
    await waitFor(() => expect(checkbox('Black')).toHaveFocus());
    await user.click(checkbox('Black'));
    await waitForUrl('/shop?sortBy=high&utm_source=letter');
    expect(checkbox('Black')).not.toBeChecked();
  });

  test.each(locales)('shows how many products each value would leave: %s', async (locale) => {
    renderListing(
      <>
        <FilterPanel choices={choices} currency="EGP" resetHref="/shop">
          {null}
        </FilterPanel>
        <ResultCount query={emptyQuery} itemCount={1} total={1} counts={{ color: { Black: 12 } }} />
      </>,
      { locale },
    );
    const productCount = (count: number) => texts(locale)('browser.listing.productCount', { count });
    expect(checkbox('Black')).toHaveAccessibleDescription(productCount(12));
    expect(checkbox('Wine')).toHaveAccessibleDescription(productCount(0));
    expect(checkbox('Wine')).toBeEnabled();
    expect(checkbox('M')).not.toHaveAccessibleDescription();
    await expectAccessible();
  });

  test('ticks filters clicked in quick succession immediately and applies them all', async () => {
    renderPanel();
    for (const name of ['M', 'L']) {
      fireEvent.click(checkbox(name));
      expect(checkbox(name)).toBeChecked();
    }
    expect(currentUrl()).toBe('/shop');
    await waitForUrl('/shop?size=M,L');
    for (const name of ['M', 'L']) expect(checkbox(name)).toBeChecked();
  });

  test('applies a typed price together with a filter ticked meanwhile', async () => {
    const { user } = renderPanel();
    await fill(user, screen.getByRole('textbox', { name: 'Highest price' }), '1500');
    await user.click(checkbox('M'));
    await waitForUrl('/shop?maxPrice=1500&size=M');
  });

  test('matches the values of the URL in any letter case', () => {
    renderPanel('color=BLACK&status=in-stock');
    const checked = screen.getAllByRole('checkbox', { checked: true });
    expect(checked).toEqual([checkbox('Black'), checkbox('In Stock')]);
  });

  test('clears the subcategory on a category link and marks the current category', async () => {
    const { user } = renderPanel('category=abayas&subcategory=open&color=Black&page=2');
    const categories = within(screen.getByRole('navigation', { name: 'Categories' }));
    await user.click(categories.getByRole('link', { name: 'Dresses' }));
    await waitForUrl('/shop?category=dresses&color=Black');
    expect(categories.getByRole('link', { current: true })).toHaveTextContent('Dresses');
  });

  test('also submits parameters without a control when there is no script', () => {
    const parameters = {
      category: 'abayas',
      subcategory: 'closed-abayas',
      searchText: 'silk & wool',
      typedText: 'silk & wool from 200',
      brand: 'Warda',
      sortBy: 'low',
      pageSize: '5',
    };
    renderPanel(
      String(new URLSearchParams({ ...parameters, minPrice: '200', color: 'Wine,Indigo', page: '2' })),
    );
    expect(submittedFields().sort()).toEqual(
      [...Object.entries(parameters), ['minPrice', '200'], ['color', 'Wine'], ['color', 'Indigo']].sort(),
    );
  });

  test.each(locales)('is accessible and can be reset: %s', async (locale) => {
    renderPanel('color=Black', locale);
    const resetLink = screen.getByRole('link', { name: texts(locale)('listing.reset') });
    expect(resetLink).toHaveAttribute('href', localePath(locale, '/shop'));
    await expectAccessible();
  });
});
