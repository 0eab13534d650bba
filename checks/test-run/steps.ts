/** Part of a test run: an npm script with its arguments. */
export interface Step {
  script: string;
  args?: string[];
  /**
   * `check`: one result, the same every time. `program`: one result, which may fail by chance.
   * `jest`, `playwright`: as many results as tests, in `reportFile`.
   */
  kind: 'check' | 'program' | 'jest' | 'playwright';
  reportFile?: string;
}

/** Everything below this folder is written by the tests and ignored by Git. */
export const reportFolder = 'test-results';

function check(script: string): Step {
  return { script, kind: 'check' };
}

function jest(script: string): Step {
  const reportFile = `${reportFolder}/${script.replace(':', '-')}-tests.json`;
  return { script, kind: 'jest', args: ['--json', `--outputFile=${reportFile}`], reportFile };
}

/** Runs Playwright, whose configuration names `reportFile` for its JSON reporter. */
function playwright(script: string, reportFile: string): Step {
  return {
    script,
    kind: 'playwright',
    args: ['--retries', '1'],
    reportFile: `${reportFolder}/${reportFile}`,
  };
}

const sourceChecks = [check('lint'), check('types'), check('unused')];

/** `npm run check` */
export const quickGroups: Step[][] = [[...sourceChecks, jest('unit:quick')]];

/**
 * `npm test`. Groups run in sequence, even after a failure, so that one run reports every failure. Steps within a group run in
 * parallel, since none of them keeps two cores busy.
 */
export const mainGroups: Step[][] = [
  // `test:programs` installs Redis and PostgreSQL, which some unit tests need.
  [check('test:programs'), ...sourceChecks],
  [jest('unit'), check('build')],
  [playwright('e2e', 'browser-tests.json')],
  [
    playwright('test:cluster', 'cluster-tests.json'),
    { script: 'faults', kind: 'program' },
    { script: 'fuzz', kind: 'program', args: ['--requests', '1000'] },
  ],
];
