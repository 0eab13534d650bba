import { leftOutTests } from '../e2e/engines/firefox/left-out-tests.ts';
import { grepPattern, pageTests } from '../e2e/engines/firefox/page-tests.ts';

describe('browser tests in Firefox', () => {
  test('leave out only tests that exist and open a page', () => {
    const tests = pageTests();
    const leftOut = Object.values(leftOutTests).flat();
    expect(leftOut.filter((beginning) => !tests.some((test) => test.startsWith(beginning)))).toEqual([]);
  });

  test('are chosen by file and title', () => {
    const pattern = grepPattern('a.spec.ts adds … in …');
    const titles = [
      'firefox a.spec.ts cart adds 2 in en @main',
      'firefox b.spec.ts adds 2 in en',
      'firefox a.spec.ts adds',
    ];
    expect(titles.filter((title) => pattern.test(title))).toEqual(titles.slice(0, 1));
  });
});
