import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';

interface Totals {
  passed: number;
  failed: number;
}

interface Step {
  /** Name of the npm script. */
  script: string;
  args?: string[];
  /** Reads how many tests the step ran; a step without one counts as a single check. */
  totals?: () => Totals;
}

const reports = 'test-results';
const unitReport = `${reports}/unit-tests.json`;
const browserReport = `${reports}/browser-tests.json`;

const steps: Step[] = [
  { script: 'lint' },
  { script: 'types' },
  { script: 'unused' },
  { script: 'unit', args: ['--json', `--outputFile=${unitReport}`], totals: unitTotals },
  { script: 'e2e', totals: browserTotals },
  { script: 'faults' },
  { script: 'fuzz', args: ['--requests', '1500'] },
];

mkdirSync(reports, { recursive: true });
const sum: Totals = { passed: 0, failed: 0 };
let succeeded = true;
for (const step of steps) {
  process.stdout.write(`\n=== ${step.script} ===\n`);
  succeeded = run(step);
  const { passed, failed } = totalsOf(step, succeeded);
  sum.passed += passed;
  sum.failed += failed;
  if (!succeeded) break;
}
process.stdout.write(`\n${sum.passed} passed, ${sum.failed} failed\n`);
process.exit(succeeded ? 0 : 1);

function run({ script, args = [] }: Step): boolean {
  const npm = process.env.npm_execpath;
  if (!npm) throw new Error('Run me with npm test');
  const given = [npm, 'run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])];
  return spawnSync(process.execPath, given, { stdio: 'inherit' }).status === 0;
}

function totalsOf({ totals }: Step, ok: boolean): Totals {
  const found = totals?.() ?? { passed: ok ? 1 : 0, failed: 0 };
  return ok ? found : { ...found, failed: Math.max(1, found.failed) };
}

function unitTotals(): Totals {
  const report = readReport(unitReport);
  return { passed: Number(report?.numPassedTests ?? 0), failed: Number(report?.numFailedTests ?? 0) };
}

function browserTotals(): Totals {
  const stats = readReport(browserReport)?.stats as
    | { expected: number; flaky: number; unexpected: number }
    | undefined;
  return { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0 };
}

function readReport(file: string): Record<string, unknown> | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
