import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { Step } from './steps.ts';
import { addRerun, readJestReport, readPlaywrightReport, type TestReport } from './test-report.ts';

/**
 * Runs a step, and what failed in it once more in new processes. Its output goes to the terminal at once, or with `isBuffered`
 * when the step has ended, below a heading.
 */
export async function runStep(step: Step, isBuffered: boolean): Promise<TestReport> {
  const { kind, args = [] } = step;
  const first = await runOnce(step, args, isBuffered);
  const failures = first.outcomes.filter(({ hasPassed }) => !hasPassed);
  if (failures.length === 0) return first;
  if (kind === 'program') return addRerun(first, await runOnce(step, args, isBuffered));
  const files = [...new Set(failures.map(({ file }) => file))].filter((file) => file !== step.script);
  if (kind !== 'jest' || files.length === 0) return first;
  return addRerun(first, await runOnce(step, [...args, '--runTestsByPath', ...files], isBuffered));
}

async function runOnce(step: Step, args: string[], isBuffered: boolean): Promise<TestReport> {
  const { script, kind, reportFile } = step;
  // A step that fails early must not be judged by the report of an earlier run.
  if (reportFile) rmSync(reportFile, { force: true });
  const heading = `\n=== ${script} ===\n`;
  if (!isBuffered) process.stdout.write(heading);
  const { hasPassed, output } = await runScript(script, args, isBuffered);
  if (isBuffered) process.stdout.write(heading + output);
  const ownOutcome = { file: script, title: 'succeeds', hasPassed, ...(!hasPassed && { error: output }) };
  if (!reportFile) return { outcomes: [ownOutcome], flaky: [], files: [] };
  const report = (kind === 'jest' ? readJestReport : readPlaywrightReport)(readJson(reportFile));
  // Such as a server that logged errors.
  const isExplained = hasPassed || report.outcomes.some((outcome) => !outcome.hasPassed);
  return isExplained ? report : { ...report, outcomes: [...report.outcomes, ownOutcome] };
}

async function runScript(
  script: string,
  args: string[],
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
