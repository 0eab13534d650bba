import { screen, waitFor } from '@testing-library/react';
import { currentUrl, renderListing } from '@/components/testing/listing-page';
import { renderInShop } from '@/components/testing/render-in-shop';
import { emptyQuery } from '@/lib/listing/query';
import { ListingContext } from './listing-provider.tsx';
import { Pagination } from './pagination.tsx';
import { ResultsRegion } from './results-region.tsx';

const region = () => document.getElementById('products') as HTMLElement;

/** Region of a listing that loads or has loaded other results. */
function Results({ pending, children }: { pending: boolean; children: React.ReactNode }) {
  return (
    <ListingContext value={{ query: emptyQuery, pending } as never}>
      <ResultsRegion>{children}</ResultsRegion>
    </ListingContext>
  );
}

describe('results', () => {
  test('are busy while others load', () => {
    const { rerender } = renderInShop(<Results pending>Old</Results>);
    expect(region()).toHaveAttribute('aria-busy', 'true');
    rerender(<Results pending={false}>New</Results>);
    expect(region()).toHaveAttribute('aria-busy', 'false');
  });

  test('take the focus that left with the old ones', () => {
    const { rerender } = renderInShop(
      <Results pending>
        <button type="button">Old</button>
      </Results>,
    );
    screen.getByRole('button').focus();
    rerender(<Results pending={false}>New</Results>);
    expect(region()).toHaveFocus();
  });

  test('leave the focus of the visitor elsewhere', () => {
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
        <Pagination total={20} />
      </ResultsRegion>,
    );
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    await waitFor(() => expect(currentUrl()).toBe('/shop?page=2'));
    expect(scroll.mock.contexts).toEqual([region()]);
  });
});
