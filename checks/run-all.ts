import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { type Report, readBrowserTests, readUnitTests, slowest } from './support/test-reports.ts';

interface Step {
  /** Name of the npm script. */
  script: string;
  args?: string[];
  /** Reads the report that the step left; a step without one counts as a single check. */
  report?: () => Report;
}

const reports = 'test-results';
const unitReport = `${reports}/unit-tests.json`;
const browserReport = `${reports}/browser-tests.json`;
const clusterReport = `${reports}/cluster-tests.json`;
const shownFiles = 12;

const unit: Step = {
  script: 'unit',
  args: ['--json', `--outputFile=${unitReport}`],
  report: () => readUnitTests(read(unitReport)),
};
const source: Step[] = [{ script: 'lint' }, { script: 'types' }, { script: 'unused' }];
/** Groups one after the other; what is in a group runs at once, as none of it needs both processors all the time. */
const groups: Step[][] = process.argv.includes('--quick')
  ? [[...source, { ...unit, script: 'unit:rules' }]]
  : [
      [...source, unit],
      [{ script: 'e2e', report: () => readBrowserTests(read(browserReport)) }],
      [
        { script: 'test:cluster', report: () => readBrowserTests(read(clusterReport)) },
        { script: 'faults' },
        { script: 'fuzz', args: ['--requests', '1000'] },
      ],
    ];

mkdirSync(reports, { recursive: true });
const sum = { passed: 0, failed: 0 };
const times: string[] = [];
const files: Report['files'] = [];
let succeeded = true;
for (const group of groups) {
  const outcomes = await Promise.all(group.map((step) => take(step, group.length > 1)));
  succeeded = outcomes.every(Boolean);
  if (!succeeded) break;
}
process.stdout.write(`\nWhere the time went, in seconds:\n${times.join('\n')}\n`);
process.stdout.write('The slowest files, by the sum of their tests:\n');
for (const { name, ms, tests } of slowest(files, shownFiles)) {
  process.stdout.write(`${inSeconds(ms)}  ${name} (${tests})\n`);
}
process.stdout.write(`\n${sum.passed} passed, ${sum.failed} failed\n`);
process.exit(succeeded ? 0 : 1);

function inSeconds(ms: number): string {
  return (ms / 1000).toFixed(1).padStart(7);
}

/** Runs a step, and notes how long it took and what came of it. */
async function take(step: Step, isBesideOthers: boolean): Promise<boolean> {
  const heading = `\n=== ${step.script} ===\n`;
  if (!isBesideOthers) process.stdout.write(heading);
  const begun = Date.now();
  const { passed, said } = await run(step, isBesideOthers);
  if (isBesideOthers) process.stdout.write(heading + said);
  times.push(`${inSeconds(Date.now() - begun)}  ${step.script}`);
  const report = step.report?.();
  sum.passed += report?.passed ?? (passed ? 1 : 0);
  sum.failed += passed ? (report?.failed ?? 0) : Math.max(1, report?.failed ?? 0);
  files.push(...(report?.files ?? []));
  return passed;
}

/** What a step says is shown as it goes, or kept until it has ended. */
async function run({ script, args = [] }: Step, isKept: boolean): Promise<{ passed: boolean; said: string }> {
  const npm = process.env.npm_execpath;
  if (!npm) throw new Error('Run me with npm test or npm run check');
  const given = [npm, 'run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])];
  const output = isKept ? 'pipe' : 'inherit';
  const child = spawn(process.execPath, given, { stdio: ['inherit', output, output] });
  const [[code], ...said] = await Promise.all([
    once(child, 'exit') as Promise<[number | null]>,
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
  ]);
  return { passed: code === 0, said: said.join('') };
}

function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
