/** Result of a step that ran tests. */
export interface TestReport {
  passed: number;
  failed: number;
  /** Test files; `ms` is the sum of the durations of their tests. */
  files: { name: string; ms: number; testCount: number }[];
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; startTime: number; endTime: number; assertionResults: unknown[] }[];
}

interface Suite {
  file: string;
  suites?: Suite[];
  specs?: { tests: { results: { duration: number }[] }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number };
  suites: Suite[];
}

/** Parses the output of `jest --json`. */
export function readJestReport(json: unknown): TestReport {
  const report = json as JestReport | null;
  return {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    files: (report?.testResults ?? []).map(({ name, startTime, endTime, assertionResults }) => ({
      name: name.replace(`${process.cwd()}/`, ''),
      ms: endTime - startTime,
      testCount: assertionResults.length,
    })),
  };
}

/** Parses the output of Playwright's JSON reporter. */
export function readPlaywrightReport(json: unknown): TestReport {
  const report = json as PlaywrightReport | null;
  const { expected = 0, flaky = 0, unexpected = 0 } = report?.stats ?? {};
  return {
    passed: expected + flaky,
    failed: unexpected,
    files: (report?.suites ?? []).map((suite) => {
      const durations = durationsOf(suite);
      return {
        name: `e2e/${suite.file}`,
        ms: durations.reduce((sum, duration) => sum + duration, 0),
        testCount: durations.length,
      };
    }),
  };
}

function durationsOf({ suites = [], specs = [] }: Suite): number[] {
  const ownDurations = specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => duration)),
  );
  return [...ownDurations, ...suites.flatMap(durationsOf)];
}

/** The files with the longest durations, in descending order. */
export function slowestFiles(files: TestReport['files'], maxFiles: number): TestReport['files'] {
  return [...files].sort((a, b) => b.ms - a.ms).slice(0, maxFiles);
}
