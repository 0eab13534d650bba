import type { PixelCall } from './pixel-call.ts';
import { whenIdle } from './when-idle.ts';

const source = 'https://connect.facebook.net/en_US/fbevents.js';

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

/** Tells the pixel; its script is loaded with the first call, once the page is idle. Blocked, it changes nothing. */
export function callPixel(id: string, { name, parameters }: PixelCall): void {
  window.fbq ??= start(id);
  window.fbq('track', name, parameters);
}

function start(id: string): Fbq {
  const fbq = ((...call: unknown[]) => {
    if (fbq.callMethod) fbq.callMethod(...call);
    else fbq.queue.push(call);
  }) as Fbq;
  Object.assign(fbq, { queue: [], push: fbq, loaded: true, version: '2.0' });
  window._fbq ??= fbq;
  // Page views of client navigations are told by ourselves.
  (fbq as Fbq & { disablePushState: boolean }).disablePushState = true;
  fbq('init', id);
  whenIdle(() => {
    const script = document.createElement('script');
    script.async = true;
    script.src = source;
    document.head.append(script);
  });
  return fbq;
}
