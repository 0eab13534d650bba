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
const quickGroups: Step[][] = [[...sourceChecks, jest('unit:quick')]];

/** `npm test`: what anyone runs before a change is done. */
const mainGroups: Step[][] = [
  [...sourceChecks],
  [jest('unit'), check('build')],
  [playwright('e2e:main', 'browser-tests.json')],
];

/** `npm run test:rest`: everything else. A suite of tests that is not in `npm test` is a step of one of these groups. */
const restGroups: Step[][] = [
  [check('install-programs')],
  [jest('programs')],
  [playwright('e2e:rest', 'browser-tests.json')],
  [playwright('test:engines', 'engine-tests.json')],
  [
    playwright('test:cluster', 'cluster-tests.json'),
    { script: 'faults', kind: 'program' },
    { script: 'fuzz', kind: 'program', args: ['--requests', '1000'] },
  ],
];

/** Steps of a command line. Groups run in sequence, even after a failure, so that one run reports every failure; steps of a group in parallel. */
export function groupsOf(commandLine: string[]): Step[][] {
  if (commandLine.includes('--quick')) return quickGroups;
  if (commandLine.includes('--rest')) return restGroups;
  return commandLine.includes('--all') ? [...mainGroups, ...restGroups] : mainGroups;
}
