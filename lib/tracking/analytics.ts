import { inject, track } from '@vercel/analytics';
import { consent } from './consent.ts';
import { isForStaff, isSecret } from './page-address.ts';
import { type Arriving, fetchScript, type Told } from './script.ts';

const endpoint = /\/insights\/(view|event)$/;

let script: Arriving | undefined;
/** Who waits for an answer, in the order in which they asked. */
const waiting: { kind: 'view' | 'event'; told: Told }[] = [];

/** Counts an event with the analytics of the hosting; page views they count by themselves. */
export async function countEvent(type: string, told: Told): Promise<void> {
  script ??= start();
  const kind = type === 'page-view' ? 'view' : 'event';
  waiting.push({ kind, told });
  if (kind === 'event') await started.then(() => track(type));
  told(await script);
}

let nowStarted = () => {};
const started = new Promise<void>((resolve) => {
  nowStarted = resolve;
});

function start(): Arriving {
  return fetchScript(() => {
    inject({ beforeSend: (event) => (mayCount(event.url) ? event : null) });
    hearAnswers();
    nowStarted();
    return document.head.querySelector<HTMLScriptElement>('script[data-sdkn]');
  });
}

/** Whether the analytics may hear of a page now: their script reads addresses by itself, and keeps running after consent is withdrawn. */
function mayCount(address: string): boolean {
  if (isForStaff(new URL(address).pathname)) return false;
  return consent() === 'granted' && !isSecret(address);
}

/** Their script asks the shop's own origin, so that the browser knows what was answered. */
function hearAnswers(): void {
  new PerformanceObserver((list) => {
    for (const { name, responseStatus } of list.getEntries() as PerformanceResourceTiming[]) {
      const kind = endpoint.exec(name.split('?', 1)[0] ?? '')?.[1];
      const index = waiting.findIndex((asked) => asked.kind === kind);
      const [asked] = index < 0 ? [] : waiting.splice(index, 1);
      asked?.told(responseStatus >= 200 && responseStatus < 300 ? 'sent' : 'blocked');
    }
  }).observe({ type: 'resource' });
}
