import { createSearchInterpreter } from './internal-reads.ts';
import type { RenderRequest } from './renderer.ts';
import { pageKey } from './testing.ts';

/** Interprets searches over a stub of Next that responds with an interpretation. */
function startInterpreter(interpretation: string | null, status = 200) {
  const requests: RenderRequest[] = [];
  const interpretSearch = createSearchInterpreter(async (request) => {
    requests.push(request);
    const body = Buffer.from(JSON.stringify(interpretation));
    return { status, headers: {}, body, tags: null, since: 0, renderMs: 1, upstreamMs: 0 };
  }, 3000);
  return { requests, interpret: async (url: string) => interpretSearch(pageKey(url)) };
}

const typed = '/ar/shop?searchText=dress+under+1500';
const interpretation = 'searchText=dress&typedText=dress+under+1500&maxPrice=1500';

describe('createSearchInterpreter', () => {
  test('returns the query with filters, and sends no parameter of the visitor', async () => {
    const { requests, interpret } = startInterpreter(interpretation);
    expect(await interpret(`${typed}&page=2&utm_source=a&gclid=b&again=1`)).toMatchObject({
      searchText: 'dress',
      typedText: 'dress under 1500',
      maxPrice: 1500,
    });
    expect(requests).toMatchObject([
      { url: '/ar/shop?searchText=dress+under+1500&page=2&again=1', headers: { host: 'localhost:3000' } },
    ]);
    expect(JSON.stringify(requests)).not.toContain('utm_source');
  });

  test.each([
    ['a search without numbers', '/shop?searchText=dress'],
    ['a search that is interpreted already', `/shop?${interpretation}`],
    ['a search as it was typed', '/shop?searchText=size+52&typedText=size+52'],
    ['an exact search', '/shop?searchText=size+52&exactText=1'],
    ['a year', '/shop?searchText=dress+from+2025'],
    ['another page', '/shop/shop-category/abayas?searchText=size+52'],
  ])('leaves %s as requested', async (_case, url) => {
    const { requests, interpret } = startInterpreter(interpretation);
    expect(await interpret(url)).toBeNull();
    expect(requests).toEqual([]);
  });

  test('searches for the typed words when no interpretation has results', async () => {
    expect(await startInterpreter(null).interpret(typed)).toBeNull();
    expect(await startInterpreter(interpretation, 500).interpret(typed)).toBeNull();
  });
});
