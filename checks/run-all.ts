import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import {
  readJestReport,
  readPlaywrightReport,
  slowestFiles,
  type TestReport,
} from './support/test-reports.ts';

interface Step {
  /** Name of the npm script. */
  script: string;
  args?: string[];
  /** Reads the report that the step wrote; a step without one counts as a single test. */
  readReport?: () => TestReport;
}

const reportFolder = 'test-results';
const unitReport = `${reportFolder}/unit-tests.json`;
const browserReport = `${reportFolder}/browser-tests.json`;
const clusterReport = `${reportFolder}/cluster-tests.json`;
const maxShownFiles = 12;

const unitStep: Step = {
  script: 'unit',
  args: ['--json', `--outputFile=${unitReport}`],
  readReport: () => readJestReport(readJson(unitReport)),
};
const sourceChecks: Step[] = [{ script: 'lint' }, { script: 'types' }, { script: 'unused' }];
/**
 * Groups run in sequence, even after a failure, so that one run reports every failure. Steps within a group run in
 * parallel, since none of them keeps two cores busy.
 */
const groups: Step[][] = process.argv.includes('--quick')
  ? [[...sourceChecks, { ...unitStep, script: 'unit:quick' }]]
  : [
      // `test:programs` installs Redis and PostgreSQL, which some unit tests need.
      [{ script: 'test:programs' }, ...sourceChecks],
      [unitStep, { script: 'build' }],
      [{ script: 'e2e', readReport: () => readPlaywrightReport(readJson(browserReport)) }],
      [
        { script: 'test:cluster', readReport: () => readPlaywrightReport(readJson(clusterReport)) },
        { script: 'faults' },
        { script: 'fuzz', args: ['--requests', '1000'] },
      ],
    ];

mkdirSync(reportFolder, { recursive: true });
const totals = { passed: 0, failed: 0 };
const durations: string[] = [];
const testFiles: TestReport['files'] = [];
let haveAllPassed = true;
for (const group of groups) {
  const results = await Promise.all(group.map((step) => runStep(step, group.length > 1)));
  haveAllPassed = results.every(Boolean) && haveAllPassed;
}
process.stdout.write(`\nDuration of each step, in seconds:\n${durations.join('\n')}\n`);
process.stdout.write('Slowest files, by the sum of their tests:\n');
for (const { name, ms, testCount } of slowestFiles(testFiles, maxShownFiles)) {
  process.stdout.write(`${formatSeconds(ms)}  ${name} (${testCount})\n`);
}
process.stdout.write(`\n${totals.passed} passed, ${totals.failed} failed\n`);
process.exit(haveAllPassed ? 0 : 1);

function formatSeconds(ms: number): string {
  return (ms / 1000).toFixed(1).padStart(7);
}

/** Runs a step, records its duration and report, and returns whether it passed. */
async function runStep(step: Step, isParallel: boolean): Promise<boolean> {
  const heading = `\n=== ${step.script} ===\n`;
  if (!isParallel) process.stdout.write(heading);
  const startedAt = Date.now();
  const { hasPassed, output } = await runScript(step, isParallel);
  if (isParallel) process.stdout.write(heading + output);
  durations.push(`${formatSeconds(Date.now() - startedAt)}  ${step.script}`);
  const report = step.readReport?.();
  totals.passed += report?.passed ?? (hasPassed ? 1 : 0);
  // A step that fails without a report, or whose report has no failed test, counts as one failure.
  totals.failed += hasPassed ? (report?.failed ?? 0) : Math.max(1, report?.failed ?? 0);
  testFiles.push(...(report?.files ?? []));
  return hasPassed;
}

/** Runs an npm script. Its output is printed immediately, or with `isBuffered` returned. */
async function runScript(
  { script, args = [] }: Step,
  isBuffered: boolean,
): Promise<{ hasPassed: boolean; output: string }> {
  const npm = process.env.npm_execpath;
  if (!npm) throw new Error('Use npm test or npm run check');
  const npmArguments = [npm, 'run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])];
  const stdio = isBuffered ? 'pipe' : 'inherit';
  const child = spawn(process.execPath, npmArguments, { stdio: ['inherit', stdio, stdio] });
  const [[code], stdout, stderr] = await Promise.all([
    once(child, 'exit') as Promise<[number | null]>,
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
  ]);
  return { hasPassed: code === 0, output: stdout + stderr };
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
