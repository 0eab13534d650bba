import { pager } from './pager.ts';

test('all pages are offered when there are 5 or fewer', () => {
  expect(pager(50, 5, 10).pages).toEqual([1, 2, 3, 4, 5]);
  expect(pager(11, 1, 10).pages).toEqual([1, 2]);
});

test('otherwise a window of 5 around the current page is offered', () => {
  const pages = (current: number) => pager(100, current, 10).pages;
  expect(pages(1)).toEqual([1, 2, 3, 4, 5]);
  expect(pages(3)).toEqual([1, 2, 3, 4, 5]);
  expect(pages(4)).toEqual([2, 3, 4, 5, 6]);
  expect(pages(8)).toEqual([6, 7, 8, 9, 10]);
  expect(pages(9)).toEqual([6, 7, 8, 9, 10]);
  expect(pages(10)).toEqual([6, 7, 8, 9, 10]);
  expect(pager(51, 6, 10).pages).toEqual([2, 3, 4, 5, 6]);
});

test('the result names the pages and the items of the current one', () => {
  expect(pager(95, 10, 10)).toEqual({
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

test('a current page outside the list is moved to its nearest end', () => {
  expect([0, -3, Number.NaN, 99, 2.9].map((page) => pager(30, page, 10).currentPage)).toEqual([
    1, 1, 1, 3, 2,
  ]);
});

test('without items there are no pages', () => {
  expect(pager(0, 4, 10)).toMatchObject({
    currentPage: 1,
    totalPages: 0,
    pages: [],
    startIndex: 0,
    endIndex: -1,
  });
});

test('a page that would hold nothing holds one', () => {
  expect([0, -5, Number.NaN].map((size) => pager(3, 1, size).totalPages)).toEqual([3, 3, 3]);
});
