import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** One test, or a file that could not be loaded. */
export interface TestOutcome {
  file: string;
  /** Names of its groups and its own, unique within the file. */
  title: string;
  hasPassed: boolean;
  /** Error of the first attempt that failed. */
  error?: string;
  /** Traces, screenshots and other files of the first attempt that failed. */
  attachments?: Attachment[];
}

export interface Attachment {
  name: string;
  contentType: string;
  path?: string;
  /** Base64. */
  body?: string;
}

/** Results of a step that ran tests. */
export interface TestReport {
  outcomes: TestOutcome[];
  /** Tests that failed once and passed when they ran again. */
  flaky: TestOutcome[];
  /** Test files; `ms` is the sum of the durations of their tests. */
  files: { name: string; ms: number; testCount: number }[];
}

/** Title of the outcome of a file that could not be loaded. */
const loadingTitle = 'loads';

interface JestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    startTime: number;
    endTime: number;
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
  }[];
}

interface Attempt {
  status: string;
  duration: number;
  errors?: { message?: string; stack?: string; snippet?: string }[];
  attachments?: Attachment[];
}

interface Suite {
  title: string;
  file: string;
  suites?: Suite[];
  specs?: { title: string; tests: { status: string; results: Attempt[] }[] }[];
}

interface PlaywrightReport {
  errors?: { message?: string; stack?: string }[];
  suites: Suite[];
}

/** Parses the output of `jest --json`. */
export function readJestReport(json: unknown): TestReport {
  const results = (json as JestReport | null)?.testResults ?? [];
  const outcomes = results.flatMap(({ name, status, message, assertionResults }): TestOutcome[] => {
    const file = relative(process.cwd(), name);
    if (status === 'failed' && assertionResults.every((test) => test.status !== 'failed'))
      return [{ file, title: loadingTitle, hasPassed: false, error: message }];
    return assertionResults
      .filter((test) => test.status === 'passed' || test.status === 'failed')
      .map((test) => ({
        file,
        title: test.fullName,
        hasPassed: test.status === 'passed',
        ...(test.status === 'failed' && { error: test.failureMessages?.join('\n\n') }),
      }));
  });
  return {
    outcomes: withUniqueTitles(outcomes),
    flaky: [],
    files: results.map(({ name, startTime, endTime, assertionResults }) => ({
      name: relative(process.cwd(), name),
      ms: endTime - startTime,
      testCount: assertionResults.length,
    })),
  };
}

/** Parses the output of Playwright's JSON reporter, which runs failed tests again itself. */
export function readPlaywrightReport(json: unknown): TestReport {
  const { suites = [], errors = [] } = (json as PlaywrightReport | null) ?? {};
  const tests = suites.flatMap((suite) => testsOf(suite, []));
  const outcomes = withUniqueTitles([
    ...tests.map(({ outcome }) => outcome),
    // Such as a server that did not start.
    ...errors.map(({ stack, message }) => ({
      file: 'e2e',
      title: 'runs',
      hasPassed: false,
      error: stack ?? message,
    })),
  ]);
  return {
    outcomes,
    flaky: outcomes.filter((_, index) => tests[index]?.isFlaky),
    files: suites.map((suite) => {
      const ownTests = tests.filter(({ outcome }) => outcome.file === `e2e/${suite.file}`);
      return {
        name: `e2e/${suite.file}`,
        ms: ownTests.reduce((sum, { ms }) => sum + ms, 0),
        testCount: ownTests.length,
      };
    }),
  };
}

function testsOf(
  { file, suites = [], specs = [] }: Suite,
  groups: string[],
): { outcome: TestOutcome; isFlaky: boolean; ms: number }[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ status, results }) => {
        const failure = results.find((attempt) => attempt.status !== 'passed');
        const errors = failure?.errors?.map(({ stack, message = '', snippet = '' }) =>
          stripVTControlCharacters(`${stack ?? message}\n${snippet}`),
        );
        const outcome: TestOutcome = {
          file: `e2e/${file}`,
          title: [...groups, title].join(' › '),
          hasPassed: status !== 'unexpected',
          ...(failure && { error: errors?.join('\n\n'), attachments: failure.attachments }),
        };
        const ms = results.reduce((sum, { duration }) => sum + duration, 0);
        return { outcome, isFlaky: status === 'flaky', ms };
      }),
  );
  return [...own, ...suites.flatMap((suite) => testsOf(suite, [...groups, suite.title]))];
}

/** Numbers tests of the same file and title, so that two runs can be compared. */
function withUniqueTitles(outcomes: TestOutcome[]): TestOutcome[] {
  const counts = new Map<string, number>();
  return outcomes.map((outcome) => {
    const key = keyOf(outcome);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count === 1 ? outcome : { ...outcome, title: `${outcome.title} (${count})` };
  });
}

/**
 * Adds a second run of the files that failed. A test that fails in one run and passes in the other has passed and is flaky.
 * A file that could be loaded only in one of them is such a test, too.
 */
export function addRerun(first: TestReport, rerun: TestReport): TestReport {
  const secondByKey = new Map(rerun.outcomes.map((outcome) => [keyOf(outcome), outcome]));
  const firstKeys = new Set(first.outcomes.map(keyOf));
  const loadedFiles = new Set(
    rerun.outcomes.filter(({ title }) => title !== loadingTitle).map(({ file }) => file),
  );
  const flaky: TestOutcome[] = [];
  const outcomes = first.outcomes.map((outcome) => {
    const hasLoadedLater = outcome.title === loadingTitle && loadedFiles.has(outcome.file);
    const second = hasLoadedLater ? { hasPassed: true } : secondByKey.get(keyOf(outcome));
    if (!second || second.hasPassed === outcome.hasPassed) return outcome;
    const merged = { ...second, ...outcome, hasPassed: true };
    flaky.push(merged);
    return merged;
  });
  const added = rerun.outcomes.filter((outcome) => !firstKeys.has(keyOf(outcome)));
  return { ...first, outcomes: [...outcomes, ...added], flaky: [...first.flaky, ...flaky] };
}

function keyOf({ file, title }: TestOutcome): string {
  return `${file}\n${title}`;
}

/** The files with the longest durations, in descending order. */
export function slowestFiles(files: TestReport['files'], maxFiles: number): TestReport['files'] {
  return [...files].sort((a, b) => b.ms - a.ms).slice(0, maxFiles);
}
