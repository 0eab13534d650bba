import type { Browser } from '@playwright/test';
import { phone } from '../support/phone.ts';

/** What a page's main thread did after the first paint, in milliseconds of its own: whoever else uses the machine does not count. */
export interface MainThread {
  /** What tasks took beyond 50 ms, together. */
  blocking: number;
  longest: number;
  all: number;
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  tdur?: number;
}

const slowDown = 4;
const longTaskMs = 50;
const categories = ['toplevel', 'loading', 'devtools.timeline'];

/** Opens an address on a phone slowed down four times and reads the tasks of its main thread from a trace. */
export async function traceMainThread(browser: Browser, address: string): Promise<MainThread> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await browser.startTracing(page, { categories });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const trace = await browser.stopTracing();
  await context.close();
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const paint = traceEvents.find(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error(`${address} painted nothing`);
  const tasks = traceEvents
    .filter(({ name, ph }) => ph === 'X' && name.endsWith('RunTask'))
    .filter(({ pid, tid, ts }) => pid === paint.pid && tid === paint.tid && ts >= paint.ts)
    .map(({ tdur = 0 }) => tdur / 1000);
  const sum = (times: number[]) => times.reduce((total, time) => total + time, 0);
  return {
    blocking: sum(tasks.map((time) => Math.max(0, time - longTaskMs))),
    longest: Math.max(0, ...tasks),
    all: sum(tasks),
  };
}
