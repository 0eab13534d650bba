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
  report?: () => TestReport;
}

const reports = 'test-results';
const unitReport = `${reports}/unit-tests.json`;
const browserReport = `${reports}/browser-tests.json`;
const clusterReport = `${reports}/cluster-tests.json`;
const maxShownFiles = 12;

const unit: Step = {
  script: 'unit',
  args: ['--json', `--outputFile=${unitReport}`],
  report: () => readJestReport(readJson(unitReport)),
};
const sourceChecks: Step[] = [{ script: 'lint' }, { script: 'types' }, { script: 'unused' }];
/**
 * Groups run in sequence, even after a failure, so that one run reports every failure. Steps within a group run in
 * parallel: none of them keeps two cores busy.
 */
const groups: Step[][] = process.argv.includes('--quick')
  ? [[...sourceChecks, { ...unit, script: 'unit:quick' }]]
  : [
      // First, because tests of Redis and PostgreSQL are skipped without them.
      [{ script: 'test:programs' }],
      [...sourceChecks, unit],
      [{ script: 'e2e', report: () => readPlaywrightReport(readJson(browserReport)) }],
      [
        { script: 'test:cluster', report: () => readPlaywrightReport(readJson(clusterReport)) },
        { script: 'faults' },
        { script: 'fuzz', args: ['--requests', '1000'] },
      ],
    ];

mkdirSync(reports, { recursive: true });
const sum = { passed: 0, failed: 0 };
const durations: string[] = [];
const files: TestReport['files'] = [];
let succeeded = true;
for (const group of groups) {
  const results = await Promise.all(group.map((step) => runStep(step, group.length > 1)));
  succeeded = results.every(Boolean) && succeeded;
}
process.stdout.write(`\nDuration of each step, in seconds:\n${durations.join('\n')}\n`);
process.stdout.write('Slowest files, by the sum of their tests:\n');
for (const { name, ms, tests } of slowestFiles(files, maxShownFiles)) {
  process.stdout.write(`${formatSeconds(ms)}  ${name} (${tests})\n`);
}
process.stdout.write(`\n${sum.passed} passed, ${sum.failed} failed\n`);
process.exit(succeeded ? 0 : 1);

function formatSeconds(ms: number): string {
  return (ms / 1000).toFixed(1).padStart(7);
}

/** Runs a step, records its duration and report, and returns whether it passed. */
async function runStep(step: Step, isParallel: boolean): Promise<boolean> {
  const heading = `\n=== ${step.script} ===\n`;
  if (!isParallel) process.stdout.write(heading);
  const startedAt = Date.now();
  const { passed, output } = await runScript(step, isParallel);
  if (isParallel) process.stdout.write(heading + output);
  durations.push(`${formatSeconds(Date.now() - startedAt)}  ${step.script}`);
  const report = step.report?.();
  sum.passed += report?.passed ?? (passed ? 1 : 0);
  sum.failed += passed ? (report?.failed ?? 0) : Math.max(1, report?.failed ?? 0);
  files.push(...(report?.files ?? []));
  return passed;
}

/** Runs an npm script; its output is shown immediately, or buffered and returned. */
async function runScript(
  { script, args = [] }: Step,
  isBuffered: boolean,
): Promise<{ passed: boolean; output: string }> {
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
  return { passed: code === 0, output: stdout + stderr };
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
