import { consent, onConsent } from './consent.ts';
import type { PixelCall } from './pixel-call.ts';
import { type Arriving, fetchScript, type Told } from './script.ts';

const source = 'https://connect.facebook.net/en_US/fbevents.js';
const endpoint = 'https://www.facebook.com/tr';

/** The queue that the provider's script takes over once it has arrived. */
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

let script: Arriving | undefined;
/** Who waits for the answer to an event, by its id. */
const waiting = new Map<string, Told>();

/**
 * Tells the pixel; its script is loaded with the first call, once the page is idle. Blocked, it changes nothing.
 * @param eventID by which the provider knows an event again that a server told it, too
 */
export async function callPixel(
  id: string,
  { name, parameters }: PixelCall,
  eventID: string,
  told: Told,
): Promise<void> {
  script ??= start(id);
  waiting.set(eventID, told);
  window.fbq?.('track', name, parameters, { eventID });
  told(await script);
}

function start(id: string): Arriving {
  onConsent(() => window.fbq?.('consent', consent() === 'granted' ? 'grant' : 'revoke'));
  if (window.fbq) return Promise.resolve('handed');
  const fbq = ((...call: unknown[]) => {
    if (fbq.callMethod) fbq.callMethod(...call);
    else fbq.queue.push(call);
  }) as Fbq;
  Object.assign(fbq, { queue: [], push: fbq, loaded: true, version: '2.0' });
  window.fbq = fbq;
  window._fbq ??= fbq;
  // Page views of client navigations are told by ourselves, and nothing is told that is not tracked.
  (fbq as Fbq & { disablePushState: boolean }).disablePushState = true;
  fbq('set', 'autoConfig', false, id);
  fbq('init', id);
  hearAnswers();
  return fetchScript(() => {
    const script = document.createElement('script');
    script.async = true;
    script.src = source;
    document.head.append(script);
    return script;
  });
}

/** The provider's script asks by pictures and tells nobody what came of it; only the picture itself knows. */
function hearAnswers(): void {
  window.Image = class extends window.Image {
    constructor(width?: number, height?: number) {
      super(width, height);
      this.addEventListener('load', () => answered(this.src, 'sent'));
      this.addEventListener('error', () => answered(this.src, 'blocked'));
    }
  };
}

function answered(address: string, outcome: 'sent' | 'blocked'): void {
  if (address.startsWith(endpoint)) waiting.get(new URL(address).searchParams.get('eid') ?? '')?.(outcome);
}
