import { screen, waitFor } from '@testing-library/react';
import { CurrentPagination, currentUrl, renderListing } from '@/components/testing/listing-page';
import { renderInShop } from '@/components/testing/render-in-shop';
import { emptyQuery } from '@/lib/catalogue/listing/query';
import { ListingContext } from './listing-provider.tsx';
import { ResultsRegion } from './results-region.tsx';

const region = () => document.getElementById('products') as HTMLElement;

/** Results of a listing, with or without a pending navigation. */
function Results({ pending, children }: { pending: boolean; children: React.ReactNode }) {
  return (
    <ListingContext value={{ query: emptyQuery, pending } as never}>
      <ResultsRegion>{children}</ResultsRegion>
    </ListingContext>
  );
}

describe('results', () => {
  test('are marked busy while new ones load', () => {
    const { rerender } = renderInShop(<Results pending>Old</Results>);
    expect(region()).toHaveAttribute('aria-busy', 'true');
    rerender(<Results pending={false}>New</Results>);
    expect(region()).toHaveAttribute('aria-busy', 'false');
  });

  test('receive the focus when the focused element is replaced', () => {
    const { rerender } = renderInShop(
      <Results pending>
        <button type="button">Old</button>
      </Results>,
    );
    screen.getByRole('button').focus();
    rerender(<Results pending={false}>New</Results>);
    expect(region()).toHaveFocus();
  });

  test('do not take the focus while the focused element remains', () => {
    const { rerender } = renderInShop(
      <Results pending>
        <button type="button">Filter</button>
      </Results>,
    );
    screen.getByRole('button').focus();
    rerender(
      <Results pending={false}>
        <button type="button">Filter</button>
      </Results>,
    );
    expect(screen.getByRole('button')).toHaveFocus();
  });

  test('scroll into view when the query changes', async () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    const { user } = renderListing(
      <ResultsRegion>
        <CurrentPagination total={20} />
      </ResultsRegion>,
    );
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    await waitFor(() => expect(currentUrl()).toBe('/shop?page=2'));
    expect(scroll.mock.contexts).toEqual([region()]);
  });
});
