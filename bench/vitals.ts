import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { launchArguments } from '../e2e/browser.ts';
import { startEmptyApp } from './support/empty-app.ts';
import { describeMachine } from './support/machine.ts';
import { markdownTable } from './support/markdown-table.ts';
import { median } from './support/percentile.ts';
import { requirePrograms } from './support/require-programs.ts';
import { type BenchShop, parsePageNames, startShop } from './support/shop.ts';
import { withBrowser } from './support/with-browser.ts';
import { auditPages } from './vitals/audit-pages.ts';
import { measureCardTap, type TapTimes } from './vitals/card-tap.ts';
import { findControls, measureControl } from './vitals/controls.ts';
import { interactions, measureInteraction } from './vitals/interactions.ts';
import { type MainThreadTimes, traceMainThread } from './vitals/main-thread.ts';
import { weighScripts } from './vitals/script-weight.ts';

const { values: options } = parseArgs({
  options: {
    parts: { type: 'string', default: 'scripts,pages,tasks,cards,inputs' },
    pages: { type: 'string', default: 'home,listing,category,product,cart,login' },
    runs: { type: 'string', default: '5' },
    write: { type: 'boolean', default: false },
  },
});
const runs = Number(options.runs);
const maxReportedControls = 12;
const measuredPages = parsePageNames(options.pages);
const parts = {
  scripts: reportScripts,
  pages: reportPages,
  tasks: reportTasks,
  cards: reportCards,
  inputs: reportInputs,
  controls: reportControls,
};
const selectedParts = Object.entries(parts).filter(([name]) => options.parts.split(',').includes(name));

if (selectedParts.some(([name]) => name === 'pages')) requirePrograms('nginx');
const shop = await startShop();
// PaintHolding would delay first paints randomly; see `flags` in vitals/lighthouse.ts.
const flags = [...launchArguments, '--disable-features=PaintHolding'];
const reports = [`${describeMachine()}; medians of ${runs}\n`];
process.stdout.write(reports.join(''));
await withBrowser(flags, async (browser) => {
  try {
    for (const [, report] of selectedParts) {
      const table = await report(shop, browser);
      process.stdout.write(table);
      reports.push(table);
    }
    if (options.write) writeToDocumentation(reports.join(''));
  } finally {
    await shop.stop();
  }
});

/** Replaces the tables of the last run in docs/benchmarks.md. */
function writeToDocumentation(report: string): void {
  const file = 'docs/benchmarks.md';
  const lastRun = /(?<=<!-- bench:vitals -->\n).*?(?=<!-- end -->)/s;
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(lastRun, () => `\n${report}\n`),
  );
}

function reportScripts({ origin }: BenchShop, browser: Browser): Promise<string> {
  return weighScripts(browser, origin, measuredPages);
}

function reportPages({ origin }: BenchShop, browser: Browser): Promise<string> {
  return auditPages(browser, origin, measuredPages, runs);
}

async function reportTasks({ origin }: BenchShop, browser: Browser): Promise<string> {
  const emptyPage = 'export default function Page() { return <p>An empty page</p>; }';
  const emptyApp = await startEmptyApp({ 'app/text/page.jsx': emptyPage });
  const labels = ['empty Next page', ...measuredPages.map(([name]) => name)];
  const urls = [`http://localhost:${emptyApp.port}/text`, ...measuredPages.map(([, path]) => origin + path)];
  const timesByUrl: Record<string, MainThreadTimes[]> = Object.fromEntries(urls.map((url) => [url, []]));
  await measureInTurns(timesByUrl, (url) => traceMainThread(browser, url)).finally(emptyApp.stop);
  const rows = Object.values(timesByUrl).map((timesOfRuns, index) => {
    const medians = (['blocking', 'longest', 'total'] as const).map((figure) =>
      median(timesOfRuns.map((times) => times[figure])).toFixed(0),
    );
    return [labels[index] ?? '', ...medians];
  });
  return markdownTable(['main thread after first paint, CPU ms', 'blocking', 'longest', 'total'], rows);
}

async function reportCards({ origin }: BenchShop, browser: Browser): Promise<string> {
  const tapsByPath: Record<string, TapTimes[]> = { '/': [], '/shop': [] };
  await measureInTurns(tapsByPath, (path) => measureCardTap(browser, origin + path));
  const rows = Object.entries(tapsByPath).map(([path, taps]) => [
    path,
    ...(['feedback', 'image'] as const).map((figure) => median(taps.map((tap) => tap[figure])).toFixed(0)),
  ]);
  return markdownTable(['product card tapped on', 'first change, ms', 'image, ms'], rows);
}

async function reportInputs({ origin }: BenchShop, browser: Browser): Promise<string> {
  const timesByName: Record<string, number[]> = Object.fromEntries(
    interactions.map(({ name }) => [name, []]),
  );
  // Warms up the server.
  for (const interaction of interactions) await measureInteraction(browser, origin, interaction);
  await measureInTurns(timesByName, (name) => {
    const interaction = interactions.find((candidate) => candidate.name === name);
    if (!interaction) throw new Error(`Unknown interaction ${name}`);
    return measureInteraction(browser, origin, interaction);
  });
  const rows = Object.entries(timesByName).map(([name, times]) => [name, median(times), Math.max(...times)]);
  return markdownTable(['interaction', 'input to paint, ms', 'max, ms'], rows);
}

/** Reports the slowest controls of the measured pages, each pressed first on a page that was just opened. */
async function reportControls({ origin }: BenchShop, browser: Browser): Promise<string> {
  const controls = await findControls(browser, origin, measuredPages);
  const timesByIndex: Record<string, number[]> = Object.fromEntries(controls.map((_, index) => [index, []]));
  await measureInTurns(timesByIndex, (index) => {
    const control = controls[Number(index)];
    if (!control) throw new Error(`No control ${index}`);
    return measureControl(browser, origin, control);
  });
  const rows = controls
    .map(({ page, name }, index) => ({ page, name, times: timesByIndex[index] ?? [] }))
    .sort((a, b) => median(b.times) - median(a.times))
    .slice(0, maxReportedControls)
    .map(({ page, name, times }) => [page, name, median(times), Math.max(...times)]);
  return markdownTable(
    ['page', `slowest of ${controls.length} controls`, 'input to paint, ms', 'max, ms'],
    rows,
  );
}

/** Measures every key once in each run and appends the results to the lists of their keys. */
async function measureInTurns<Result>(
  resultsByKey: Record<string, Result[]>,
  measure: (key: string) => Promise<Result>,
) {
  for (let run = 0; run < runs; run += 1) {
    for (const [key, results] of Object.entries(resultsByKey)) results.push(await measure(key));
  }
}
