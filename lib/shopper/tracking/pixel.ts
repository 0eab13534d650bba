import { consent, onConsentChange } from './consent.ts';
import type { PixelEvent } from './pixel-event.ts';
import {
  type HandoverStatus,
  loadScriptWhenIdle,
  type StatusCallback,
  trimCommandQueue,
} from './third-party-script.ts';

const scriptUrl = 'https://connect.facebook.net/en_US/fbevents.js';
const endpoint = 'https://www.facebook.com/tr';

/** Command queue of Meta Pixel, with the fields that the provider's script expects. The script takes the queue over once it has loaded. */
interface Fbq {
  (...call: unknown[]): void;
  callMethod?: (...call: unknown[]) => void;
  queue: unknown[][];
  push: Fbq;
  loaded: boolean;
  version: string;
}

declare global {
  interface Window {
    fbq?: Fbq;
    _fbq?: Fbq;
  }
}

/** Outcome of loading the script; undefined before the first event. */
let scriptStatus: Promise<HandoverStatus> | undefined;

const maxCallbacks = 50;
/** Callbacks of events whose request has not ended, by event id. */
const statusCallbacks = new Map<string, StatusCallback>();

/**
 * Sends an event to the pixel. Its script is loaded with the first event, once the page is idle.
 * @param eventID deduplicates events that the provider also receives from a server
 * @param onStatus gets the outcome of loading the script, and that of the event's request
 */
export async function sendPixelEvent(
  pixelId: string,
  { name, parameters }: PixelEvent,
  eventID: string,
  onStatus: StatusCallback,
): Promise<void> {
  scriptStatus ??= loadPixel(pixelId);
  statusCallbacks.set(eventID, onStatus);
  // Not every event leads to an image request, so the oldest callbacks are dropped.
  for (const id of statusCallbacks.keys()) {
    if (statusCallbacks.size <= maxCallbacks) break;
    statusCallbacks.delete(id);
  }
  window.fbq?.('track', name, parameters, { eventID });
  onStatus(await scriptStatus);
}

function loadPixel(pixelId: string): Promise<HandoverStatus> {
  onConsentChange(() => window.fbq?.('consent', consent() === 'granted' ? 'grant' : 'revoke'));
  // Set up by another script, such as that of a browser extension, which takes the events over without telling their outcome.
  if (window.fbq) return Promise.resolve('handedOver');
  const fbq = ((...call: unknown[]) => {
    if (fbq.callMethod) fbq.callMethod(...call);
    else {
      fbq.queue.push(call);
      trimCommandQueue(fbq.queue, 'track');
    }
  }) as Fbq;
  Object.assign(fbq, { queue: [], push: fbq, loaded: true, version: '2.0' });
  window.fbq = fbq;
  window._fbq ??= fbq;
  // The shop sends the page views of client-side navigations itself; automatic events are off.
  (fbq as Fbq & { disablePushState: boolean }).disablePushState = true;
  fbq('set', 'autoConfig', false, pixelId);
  fbq('init', pixelId);
  observeResponses();
  return loadScriptWhenIdle(() => {
    const element = document.createElement('script');
    element.async = true;
    element.src = scriptUrl;
    document.head.append(element);
    return element;
  });
}

/** Observes the images with which the provider's script sends events. Any failure counts as `blocked`: its status cannot be read. */
function observeResponses(): void {
  window.Image = class extends window.Image {
    constructor(width?: number, height?: number) {
      super(width, height);
      this.addEventListener('load', () => reportStatus(this.src, 'sent'));
      this.addEventListener('error', () => reportStatus(this.src, 'blocked'));
    }
  };
}

function reportStatus(url: string, status: 'sent' | 'blocked'): void {
  if (!url.startsWith(endpoint)) return;
  const id = new URL(url).searchParams.get('eid') ?? '';
  statusCallbacks.get(id)?.(status);
  statusCallbacks.delete(id);
}
