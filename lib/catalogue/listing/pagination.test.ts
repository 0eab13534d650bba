import { paginate } from './pagination.ts';

describe('pagination', () => {
  test('up to 5 pages are all linked', () => {
    expect(paginate(50, 5, 10).pages).toEqual([1, 2, 3, 4, 5]);
    expect(paginate(11, 1, 10).pages).toEqual([1, 2]);
  });

  test('of more pages, the 5 around the current page are linked', () => {
    const pages = (current: number) => paginate(100, current, 10).pages;
    expect(pages(1)).toEqual([1, 2, 3, 4, 5]);
    expect(pages(3)).toEqual([1, 2, 3, 4, 5]);
    expect(pages(4)).toEqual([2, 3, 4, 5, 6]);
    expect(pages(8)).toEqual([6, 7, 8, 9, 10]);
    expect(pages(9)).toEqual([6, 7, 8, 9, 10]);
    expect(pages(10)).toEqual([6, 7, 8, 9, 10]);
    expect(paginate(51, 6, 10).pages).toEqual([2, 3, 4, 5, 6]);
  });

  test('returns the page links and the item range of the current page', () => {
    expect(paginate(95, 10, 10)).toEqual({
      totalItems: 95,
      currentPage: 10,
      pageSize: 10,
      totalPages: 10,
      startPage: 6,
      endPage: 10,
      startIndex: 90,
      endIndex: 94,
      pages: [6, 7, 8, 9, 10],
    });
  });

  test('the current page is clamped to existing pages', () => {
    expect([0, -3, Number.NaN, 99, 2.9].map((page) => paginate(30, page, 10).currentPage)).toEqual([
      1, 1, 1, 3, 2,
    ]);
  });

  test('a listing without items has no pages', () => {
    expect(paginate(0, 4, 10)).toMatchObject({
      currentPage: 1,
      totalPages: 0,
      pages: [],
      startIndex: 0,
      endIndex: -1,
    });
  });

  test('the page size is at least 1', () => {
    expect([0, -5, Number.NaN].map((size) => paginate(3, 1, size).totalPages)).toEqual([3, 3, 3]);
  });
});
