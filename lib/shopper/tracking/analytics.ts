import { inject, track as trackCustomEvent } from '@vercel/analytics';
import { consent } from './consent.ts';
import { isUntrackedPage, mayHaveSecrets } from './page-url.ts';
import {
  type HandoverStatus,
  loadScriptWhenIdle,
  type StatusCallback,
  trimCommandQueue,
} from './third-party-script.ts';

/** Paths to which the script sends page views and events. */
const endpointPattern = /\/insights\/(view|event)$/;

/** Outcome of loading the script; undefined before the first event. */
let scriptStatus: Promise<HandoverStatus> | undefined;
const maxPendingEvents = 50;
/** The latest events without a response yet, oldest first. */
const pendingEvents: { kind: 'view' | 'event'; onStatus: StatusCallback }[] = [];

/**
 * Sends an event to Vercel Analytics. The provider's script sends page views by itself: for a page view this only observes the response.
 * @param path path on the shop's origin, below which the script and its endpoints are
 * @param onStatus gets the outcome of loading the script, and that of the response
 */
export async function sendAnalyticsEvent(
  path: string,
  type: string,
  onStatus: StatusCallback,
): Promise<void> {
  scriptStatus ??= loadAnalyticsScript(path);
  const kind = type === 'page-view' ? 'view' : 'event';
  pendingEvents.push({ kind, onStatus });
  // Not every event gets a response: the script may be blocked, or drop the event.
  if (pendingEvents.length > maxPendingEvents) pendingEvents.shift();
  if (kind === 'event') {
    await queueCreated;
    trackCustomEvent(type);
    trimCommandQueue(window.vaq ?? [], 'event');
  }
  onStatus(await scriptStatus);
}

let resolveQueueCreated = () => {};
/** Resolves once `inject` has created the command queue that `trackCustomEvent` writes to. */
const queueCreated = new Promise<void>((resolve) => {
  resolveQueueCreated = resolve;
});

function loadAnalyticsScript(path: string): Promise<HandoverStatus> {
  return loadScriptWhenIdle(() => {
    inject({ basePath: path, beforeSend: (event) => (isTrackable(event.url) ? event : null) });
    observeResponses();
    resolveQueueCreated();
    // `inject` marks its script element with this attribute.
    return document.head.querySelector<HTMLScriptElement>('script[data-sdkn]');
  });
}

/**
 * True when the script may send an event about this URL. The script reads URLs by itself and keeps running after consent is
 * withdrawn, so every event is checked.
 */
function isTrackable(url: string): boolean {
  if (isUntrackedPage(new URL(url).pathname)) return false;
  return consent() === 'granted' && !mayHaveSecrets(url);
}

/**
 * Reads response statuses from the resource timeline. The script calls the shop's own origin, so browsers show its statuses. No response,
 * or one with an error, counts as `blocked`.
 */
function observeResponses(): void {
  new PerformanceObserver((list) => {
    for (const { name, responseStatus } of list.getEntries() as PerformanceResourceTiming[]) {
      const kind = endpointPattern.exec(name.split('?', 1)[0] ?? '')?.[1];
      const index = pendingEvents.findIndex((event) => event.kind === kind);
      const [oldestEvent] = index < 0 ? [] : pendingEvents.splice(index, 1);
      oldestEvent?.onStatus(responseStatus >= 200 && responseStatus < 300 ? 'sent' : 'blocked');
    }
  }).observe({ type: 'resource' });
}
