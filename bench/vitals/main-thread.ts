import type { Browser } from '@playwright/test';
import { phone } from '../support/phone.ts';

/** Main-thread work after the first paint, in milliseconds of CPU time, which other load on the machine does not change. */
export interface MainThreadTimes {
  /** Sum of the time of each task beyond 50 ms. */
  blocking: number;
  longest: number;
  total: number;
}

/** Event in Chromium's trace format; times in microseconds. */
interface TraceEvent {
  name: string;
  /** Phase: `X` is a complete event. */
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  /** CPU time of the thread. */
  tdur?: number;
}

const cpuThrottlingRate = 4;
const longTaskMs = 50;
const categories = ['toplevel', 'loading', 'devtools.timeline'];

/** Opens a URL with the CPU slowed down four times and reads the tasks of the main thread from a trace. */
export async function traceMainThread(browser: Browser, url: string): Promise<MainThreadTimes> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuThrottlingRate });
  await browser.startTracing(page, { categories });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const trace = await browser.stopTracing();
  await context.close();
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const paint = traceEvents.find(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error(`${url}: no first paint`);
  const tasks = traceEvents
    .filter(({ name, ph }) => ph === 'X' && name.endsWith('RunTask'))
    .filter(({ pid, tid, ts }) => pid === paint.pid && tid === paint.tid && ts >= paint.ts)
    .map(({ tdur = 0 }) => tdur / 1000);
  const sum = (times: number[]) => times.reduce((total, time) => total + time, 0);
  return {
    blocking: sum(tasks.map((time) => Math.max(0, time - longTaskMs))),
    longest: Math.max(0, ...tasks),
    total: sum(tasks),
  };
}
