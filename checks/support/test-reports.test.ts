import { readJestReport, readPlaywrightReport, slowestFiles } from './test-reports.ts';

describe('test reports', () => {
  test('give counts and durations of a Jest run', () => {
    const fileResult = (name: string, endTime: number, testCount: number) => ({
      name: `${process.cwd()}/${name}`,
      startTime: 1000,
      endTime,
      assertionResults: Array(testCount),
    });
    const testResults = [fileResult('lib/a.test.ts', 1500, 2), fileResult('lib/b.test.ts', 4000, 1)];
    expect(readJestReport({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({
      passed: 2,
      failed: 1,
      files: [
        { name: 'lib/a.test.ts', ms: 500, testCount: 2 },
        { name: 'lib/b.test.ts', ms: 3000, testCount: 1 },
      ],
    });
  });

  test('add up all attempts of nested tests of a Playwright run', () => {
    const specs = (...durations: number[]) => [
      { tests: [{ results: durations.map((duration) => ({ duration })) }] },
    ];
    const suites = [
      { file: 'a.spec.ts', specs: specs(10, 20), suites: [{ file: 'a.spec.ts', specs: specs(5) }] },
    ];
    expect(readPlaywrightReport({ stats: { expected: 1, flaky: 1, unexpected: 0 }, suites })).toEqual({
      passed: 2,
      failed: 0,
      files: [{ name: 'e2e/a.spec.ts', ms: 35, testCount: 3 }],
    });
  });

  test('count nothing when the file is missing', () => {
    const emptyReport = { passed: 0, failed: 0, files: [] };
    expect([readJestReport(null), readPlaywrightReport(null)]).toEqual([emptyReport, emptyReport]);
  });

  test('are reduced to the slowest files, in descending order', () => {
    const files = [3, 9, 6].map((ms) => ({ name: `${ms}`, ms, testCount: 1 }));
    expect(slowestFiles(files, 2).map(({ ms }) => ms)).toEqual([9, 6]);
  });
});
