import { addRerun, readJestReport, readPlaywrightReport, slowestFiles } from './test-report.ts';

const noReport = { outcomes: [], flaky: [], files: [] };

/** Output of `jest --json` for one file. */
function jestFile(name: string, results: Record<string, 'passed' | 'failed' | 'pending'>, message = '') {
  return {
    name: `${process.cwd()}/${name}`,
    status: message || Object.values(results).includes('failed') ? 'failed' : 'passed',
    message,
    startTime: 1000,
    endTime: 1500,
    assertionResults: Object.entries(results).map(([fullName, status]) => ({
      fullName,
      status,
      failureMessages: status === 'failed' ? [`${fullName} broke`] : [],
    })),
  };
}

function readJestFiles(...testResults: ReturnType<typeof jestFile>[]) {
  return readJestReport({ testResults });
}

/** Output of Playwright's JSON reporter for one file with one test in a group. */
function playwrightFile(status: string, ...attempts: string[]) {
  const results = attempts.map((attemptStatus, index) => ({
    status: attemptStatus,
    duration: 10 * (index + 1),
    errors: attemptStatus === 'passed' ? [] : [{ stack: `\u001b[31mError ${index + 1}\u001b[39m` }],
    attachments: [{ name: 'trace', contentType: 'application/zip', path: `trace-${index + 1}.zip` }],
  }));
  const group = {
    title: 'cart',
    file: 'a.spec.ts',
    specs: [{ title: 'adds', tests: [{ status, results }] }],
  };
  return { suites: [{ title: 'a.spec.ts', file: 'a.spec.ts', specs: [], suites: [group] }] };
}

describe('test reports', () => {
  test('of Jest list each test that ran, and durations', () => {
    expect(
      readJestFiles(jestFile('lib/a.test.ts', { adds: 'passed', removes: 'failed', later: 'pending' })),
    ).toEqual({
      outcomes: [
        { file: 'lib/a.test.ts', title: 'adds', hasPassed: true },
        { file: 'lib/a.test.ts', title: 'removes', hasPassed: false, error: 'removes broke' },
      ],
      flaky: [],
      files: [{ name: 'lib/a.test.ts', ms: 500, testCount: 3 }],
    });
  });

  test('of Jest count a file that cannot be loaded as one failure', () => {
    expect(readJestFiles(jestFile('lib/a.test.ts', {}, 'no module')).outcomes).toEqual([
      { file: 'lib/a.test.ts', title: 'loads', hasPassed: false, error: 'no module' },
    ]);
  });

  test('of Playwright keep error and trace of the first attempt', () => {
    const flaky = {
      file: 'e2e/a.spec.ts',
      title: 'cart › adds',
      hasPassed: true,
      error: 'Error 1\n',
      attachments: [{ name: 'trace', contentType: 'application/zip', path: 'trace-1.zip' }],
    };
    expect(readPlaywrightReport(playwrightFile('flaky', 'failed', 'passed'))).toEqual({
      outcomes: [flaky],
      flaky: [flaky],
      files: [{ name: 'e2e/a.spec.ts', ms: 30, testCount: 1 }],
    });
  });

  test.each([
    ['expected', true, ['passed']],
    ['unexpected', false, ['failed', 'timedOut']],
  ] as const)('of Playwright call a test %p passed: %p', (status, hasPassed, attempts) => {
    const { outcomes, flaky } = readPlaywrightReport(playwrightFile(status, ...attempts));
    expect([outcomes.map((outcome) => outcome.hasPassed), flaky]).toEqual([[hasPassed], []]);
  });

  test('of Playwright count errors outside of tests, but no skipped test', () => {
    const { suites } = playwrightFile('skipped', 'skipped');
    expect(readPlaywrightReport({ suites, errors: [{ message: 'no server' }] }).outcomes).toEqual([
      { file: 'e2e', title: 'runs', hasPassed: false, error: 'no server' },
    ]);
  });

  test('are empty when the file is missing', () => {
    expect([readJestReport(null), readPlaywrightReport(null)]).toEqual([noReport, noReport]);
  });

  test('are reduced to the slowest files, in descending order', () => {
    const files = [3, 9, 6].map((ms) => ({ name: `${ms}`, ms, testCount: 1 }));
    expect(slowestFiles(files, 2).map(({ ms }) => ms)).toEqual([9, 6]);
  });
});

describe('a rerun of failed files', () => {
  const summarize = ({ outcomes, flaky }: ReturnType<typeof addRerun>) => ({
    passed: outcomes.filter(({ hasPassed }) => hasPassed).map(({ title }) => title),
    failed: outcomes.filter(({ hasPassed }) => !hasPassed).map(({ title }) => title),
    flaky: flaky.map(({ title, error }) => `${title}: ${error}`),
  });

  test('makes tests flaky that pass in one of both runs', () => {
    const first = readJestFiles(
      jestFile('a.test.ts', { adds: 'failed', removes: 'failed', merges: 'passed' }),
      jestFile('b.test.ts', { adds: 'passed' }),
    );
    const rerun = readJestFiles(
      jestFile('a.test.ts', { adds: 'passed', removes: 'failed', merges: 'failed' }),
    );
    expect(summarize(addRerun(first, rerun))).toEqual({
      passed: ['adds', 'merges', 'adds'],
      failed: ['removes'],
      flaky: ['adds: adds broke', 'merges: merges broke'],
    });
  });

  test('replaces a file that could not be loaded by its tests', () => {
    const first = readJestFiles(jestFile('a.test.ts', {}, 'no module'));
    expect(summarize(addRerun(first, readJestFiles(jestFile('a.test.ts', { adds: 'passed' }))))).toEqual({
      passed: ['loads', 'adds'],
      failed: [],
      flaky: ['loads: no module'],
    });
    expect(summarize(addRerun(first, first)).failed).toEqual(['loads']);
  });

  test('leaves a failure as it is when the rerun reports nothing', () => {
    const first = readJestFiles(jestFile('a.test.ts', { adds: 'failed' }));
    expect(summarize(addRerun(first, noReport))).toEqual({ passed: [], failed: ['adds'], flaky: [] });
  });

  test('tells tests with the same name apart by their order', () => {
    const file = jestFile('a.test.ts', { adds: 'passed' });
    const [passed] = file.assertionResults;
    const failed = jestFile('a.test.ts', { adds: 'failed' }).assertionResults[0];
    const withTests = (...assertionResults: (typeof passed)[]) =>
      readJestReport({ testResults: [{ ...file, assertionResults }] });
    expect(summarize(addRerun(withTests(passed, failed), withTests(passed, passed)))).toEqual({
      passed: ['adds', 'adds (2)'],
      failed: [],
      flaky: ['adds (2): adds broke'],
    });
  });
});
