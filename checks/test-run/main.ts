import { mkdirSync } from 'node:fs';
import { describeFlakyTest, writeFlakyTests } from './flaky-tests.ts';
import { runStep } from './run-step.ts';
import { groupsOf, reportFolder, type Step } from './steps.ts';
import { slowestFiles, type TestOutcome, type TestReport } from './test-report.ts';

const maxShownFiles = 12;
const flakyFolder = `${reportFolder}/flaky`;

mkdirSync(reportFolder, { recursive: true });
const durations: string[] = [];
const reports: TestReport[] = [];
for (const group of groupsOf(process.argv.slice(2))) {
  reports.push(...(await Promise.all(group.map((step) => measureStep(step, group.length > 1)))));
}
const outcomes = reports.flatMap((report) => report.outcomes);
const flaky = reports.flatMap((report) => report.flaky);
const passedCount = outcomes.filter(({ hasPassed }) => hasPassed).length;
const failedCount = outcomes.length - passedCount;
process.stdout.write(`\nDuration of each step, in seconds:\n${durations.join('\n')}\n`);
process.stdout.write('Slowest files, by the sum of their tests:\n');
for (const { name, ms, testCount } of slowestFiles(
  reports.flatMap(({ files }) => files),
  maxShownFiles,
)) {
  process.stdout.write(`${formatSeconds(ms)}  ${name} (${testCount})\n`);
}
if (flaky.length > 0) printFlakyTests(flaky);
process.stdout.write(`\n${passedCount} passed, ${failedCount} failed\n`);
process.exit(failedCount > 0 ? 1 : 0);

function formatSeconds(ms: number): string {
  return (ms / 1000).toFixed(1).padStart(7);
}

async function measureStep(step: Step, isBuffered: boolean): Promise<TestReport> {
  const startedAt = Date.now();
  const report = await runStep(step, isBuffered);
  durations.push(`${formatSeconds(Date.now() - startedAt)}  ${step.script}`);
  writeFlakyTests(`${flakyFolder}/${step.script.replace(':', '-')}`, report.flaky);
  return report;
}

function printFlakyTests(tests: TestOutcome[]): void {
  process.stdout.write(`\n${tests.length} flaky:\n`);
  for (const test of tests) process.stdout.write(`${describeFlakyTest(test)}\n\n`);
  process.stdout.write(`Errors and traces are in ${flakyFolder}/.\n`);
}
