/** What a step that ran tests has to tell. */
export interface Report {
  passed: number;
  failed: number;
  /** Files of tests; `ms` is the sum over their tests. */
  files: { name: string; ms: number; tests: number }[];
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

/** Reads what Jest wrote with `--json`. */
export function readUnitTests(given: unknown): Report {
  const report = given as JestReport | null;
  return {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    files: (report?.testResults ?? []).map(({ name, startTime, endTime, assertionResults }) => ({
      name: name.replace(`${process.cwd()}/`, ''),
      ms: endTime - startTime,
      tests: assertionResults.length,
    })),
  };
}

/** Reads what Playwright's reporter `json` wrote. */
export function readBrowserTests(given: unknown): Report {
  const report = given as PlaywrightReport | null;
  const { expected = 0, flaky = 0, unexpected = 0 } = report?.stats ?? {};
  return {
    passed: expected + flaky,
    failed: unexpected,
    files: (report?.suites ?? []).map((suite) => {
      const durations = durationsOf(suite);
      return {
        name: `e2e/${suite.file}`,
        ms: durations.reduce((sum, duration) => sum + duration, 0),
        tests: durations.length,
      };
    }),
  };
}

function durationsOf({ suites = [], specs = [] }: Suite): number[] {
  const own = specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => duration)),
  );
  return [...own, ...suites.flatMap(durationsOf)];
}

/** The files that took longest, the longest first. */
export function slowest(files: Report['files'], most: number): Report['files'] {
  return [...files].sort((one, other) => other.ms - one.ms).slice(0, most);
}
