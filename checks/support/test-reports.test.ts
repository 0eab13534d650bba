import { readBrowserTests, readUnitTests, slowest } from './test-reports.ts';

test('a report of Jest tells what passed, what failed and how long each file took', () => {
  const file = (name: string, endTime: number, tests: number) => ({
    name: `${process.cwd()}/${name}`,
    startTime: 1000,
    endTime,
    assertionResults: Array(tests),
  });
  const testResults = [file('lib/a.test.ts', 1500, 2), file('lib/b.test.ts', 4000, 1)];
  expect(readUnitTests({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({
    passed: 2,
    failed: 1,
    files: [
      { name: 'lib/a.test.ts', ms: 500, tests: 2 },
      { name: 'lib/b.test.ts', ms: 3000, tests: 1 },
    ],
  });
});

test('a report of Playwright adds up every try of every test of a file, however deep it stands', () => {
  const specs = (...durations: number[]) => [
    { tests: [{ results: durations.map((duration) => ({ duration })) }] },
  ];
  const suites = [
    { file: 'a.spec.ts', specs: specs(10, 20), suites: [{ file: 'a.spec.ts', specs: specs(5) }] },
  ];
  expect(readBrowserTests({ stats: { expected: 1, flaky: 1, unexpected: 0 }, suites })).toEqual({
    passed: 2,
    failed: 0,
    files: [{ name: 'e2e/a.spec.ts', ms: 35, tests: 3 }],
  });
});

test('without a report nothing passed', () => {
  const nothing = { passed: 0, failed: 0, files: [] };
  expect([readUnitTests(null), readBrowserTests(null)]).toEqual([nothing, nothing]);
});

test('the slowest files come first, and no more of them than are asked for', () => {
  const files = [3, 9, 6].map((ms) => ({ name: `${ms}`, ms, tests: 1 }));
  expect(slowest(files, 2).map(({ ms }) => ms)).toEqual([9, 6]);
});
