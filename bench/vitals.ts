import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser, launchArguments } from '../e2e/browser.ts';
import { startEmptyApp } from './support/empty-app.ts';
import { machine } from './support/machine.ts';
import { median } from './support/percentile.ts';
import { requirePrograms } from './support/require-programs.ts';
import { type BenchShop, pagesNamed, startShop } from './support/shop.ts';
import { table } from './support/table.ts';
import { auditPages } from './vitals/audit-pages.ts';
import { interact, interactions } from './vitals/interactions.ts';
import { type MainThread, traceMainThread } from './vitals/main-thread.ts';
import { type Tapped, tapCard } from './vitals/tapped-card.ts';

const { values: given } = parseArgs({
  options: {
    parts: { type: 'string', default: 'pages,tasks,cards,inputs' },
    pages: { type: 'string', default: 'home,listing,category,product,cart,login' },
    runs: { type: 'string', default: '5' },
  },
});
const runs = Number(given.runs);
const measured = pagesNamed(given.pages);
const parts = { pages, tasks, cards, inputs };
const chosen = Object.entries(parts).filter(([name]) => given.parts.split(',').includes(name));

if (chosen.some(([name]) => name === 'pages')) requirePrograms('nginx');
const shop = await startShop();
const flags = [...launchArguments, '--disable-features=PaintHolding'];
const browser = await chromium.launch({ executablePath: findBrowser(), args: flags });
process.stdout.write(`${machine()}; medians of ${runs}\n`);
try {
  for (const [, part] of chosen) process.stdout.write(await part(shop, browser));
} finally {
  await browser.close();
  await shop.stop();
}

function pages({ origin }: BenchShop, browser: Browser): Promise<string> {
  return auditPages(browser, origin, measured, runs);
}

async function tasks({ origin }: BenchShop, browser: Browser): Promise<string> {
  const page = 'export default function Page() { return <p>An empty page</p>; }';
  const empty = await startEmptyApp({ 'app/text/page.jsx': page });
  const besideIt = [`http://localhost:${empty.port}/text`, ...measured.map(([, path]) => origin + path)];
  const traced: Record<string, MainThread[]> = Object.fromEntries(besideIt.map((address) => [address, []]));
  await inTurns(traced, (address) => traceMainThread(browser, address)).finally(empty.stop);
  const rows = Object.values(traced).map((threads, place) => [
    measured[place - 1]?.[0] ?? 'empty Next page',
    ...(['blocking', 'longest', 'all'] as const).map((of) =>
      median(threads.map((one) => one[of])).toFixed(0),
    ),
  ]);
  return table(['main thread after first paint, ms of its own', 'blocking', 'longest', 'all'], rows);
}

async function cards({ origin }: BenchShop, browser: Browser): Promise<string> {
  const from: Record<string, Tapped[]> = { '/': [], '/shop': [] };
  await inTurns(from, (path) => tapCard(browser, origin + path));
  const rows = Object.entries(from).map(([path, taps]) => [
    path,
    ...(['feedback', 'picture'] as const).map((of) => median(taps.map((tap) => tap[of])).toFixed(0)),
  ]);
  return table(['a product card tapped on', 'first change, ms', 'picture, ms'], rows);
}

async function inputs({ origin }: BenchShop, browser: Browser): Promise<string> {
  const taken: Record<string, number[]> = Object.fromEntries(interactions.map(({ name }) => [name, []]));
  for (const interaction of interactions) await interact(browser, origin, interaction);
  await inTurns(taken, (name) => {
    const interaction = interactions.find((one) => one.name === name);
    if (!interaction) throw new Error(`There is no interaction ${name}`);
    return interact(browser, origin, interaction);
  });
  const rows = Object.entries(taken).map(([name, times]) => [name, median(times), Math.max(...times)]);
  return table(['interaction', 'input to paint, ms', 'at most'], rows);
}

async function inTurns<Taken>(all: Record<string, Taken[]>, take: (key: string) => Promise<Taken>) {
  for (let run = 0; run < runs; run += 1) {
    for (const [key, taken] of Object.entries(all)) taken.push(await take(key));
  }
}
