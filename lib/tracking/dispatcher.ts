import { trackingPaths, withParameter } from '../../contract/paths.ts';
import { browserSettings } from '../settings/browser.ts';
import { consent, onConsent } from './consent.ts';
import { customerEmail } from './customer-email.ts';
import { type Delivery, deliver, entryOf } from './deliver.ts';
import { type DestinationCall, destinationCalls, sendTo } from './destinations.ts';
import type { ShopEvent, TrackedEvent } from './events.ts';
import { note } from './journal.ts';
import { loadedAs } from './loaded-as.ts';
import { isForStaff, withoutSecrets } from './page-address.ts';
import { type Position, position } from './position.ts';
import { forgetSession, sessionId } from './session-id.ts';
import { forgetTouches, holdTouches, keepTouches, noteLanding, touches } from './touches.ts';
import { whenIdle } from './when-idle.ts';
import { type WireEvent, wireEvent } from './wire-event.ts';

/** An event with everything that is to be sent of it. */
interface Prepared {
  deliveries: Delivery[];
  calls: DestinationCall[];
}

const mostHeld = 100;
let held: Prepared[] = [];
let listening = false;
let measuring = false;

/** Sends what happened, holds it until the visitor has chosen, or drops it. Never throws. */
export async function dispatch(batch: TrackedEvent[]): Promise<void> {
  listen();
  const [where, email] = [position(), customerEmail()];
  if (where instanceof Promise || email instanceof Promise) prepare(batch, await where, await email);
  else prepare(batch, where, email);
}

function prepare(batch: TrackedEvent[], where: Position, email: string | null): void {
  for (const tracked of batch) {
    const { event: told, pageUrl, referrer, at } = tracked;
    if (told.type === 'page-view') noteLanding(pageUrl, referrer, at);
    const event = wireEvent(withoutSecretAddresses(tracked), {
      sessionId: sessionId(),
      email,
      userAgent: navigator.userAgent,
      touches: touches(),
      position: where,
    });
    decide({ deliveries: deliveriesOf(tracked, event), calls: destinationCalls(tracked, event.eventId) });
  }
}

function withoutSecretAddresses(tracked: TrackedEvent): TrackedEvent {
  const { pageUrl, referrer } = tracked;
  return { ...tracked, pageUrl: withoutSecrets(pageUrl), referrer: withoutSecrets(referrer) };
}

function decide(prepared: Prepared): void {
  const now = consent();
  if (now === 'granted') send(prepared);
  else if (now === 'denied') noteAll(prepared, 'dropped');
  else {
    held = [...held, prepared].slice(-mostHeld);
    holdTouches();
    noteAll(prepared, 'held');
  }
}

function send({ deliveries, calls }: Prepared): void {
  measure();
  keepTouches();
  // Events that were held were prepared before consent, when no id could be stored yet.
  sessionId();
  for (const delivery of deliveries) void deliver(delivery);
  for (const call of calls) void sendTo(call);
}

/** Starts measuring the page's speed, for visitors who may be counted. */
function measure(): void {
  if (measuring) return;
  measuring = true;
  const [pageUrl, { referrer }] = [loadedAs(), document];
  if (isForStaff(new URL(pageUrl).pathname)) return;
  const report = (event: ShopEvent) => dispatch([{ event, at: Date.now(), pageUrl, referrer }]);
  const start = (module: typeof import('./measure-vitals.ts')) => module.measureVitals(pageUrl, report);
  whenIdle(() => void import('./measure-vitals.ts').then(start, () => {}));
}

function noteAll({ deliveries, calls }: Prepared, state: 'held' | 'dropped'): void {
  for (const entry of [...deliveries.map(entryOf), ...calls.map((call) => call.entry)])
    note({ ...entry, state, note: 'consent' });
}

/** Once the visitor has chosen, held events are sent or dropped; after a refusal what is stored is deleted, too. */
function listen(): void {
  if (listening) return;
  listening = true;
  const follow = () => {
    if (consent() === 'denied') forget();
    if (consent() !== 'undecided') for (const prepared of held.splice(0)) decide(prepared);
  };
  onConsent(follow);
  follow();
}

function forget(): void {
  forgetTouches();
  forgetSession();
}

function deliveriesOf({ event }: TrackedEvent, body: WireEvent): Delivery[] {
  const log: Delivery = {
    id: body.eventId,
    channel: 'log',
    name: event.type,
    path: trackingPaths.logEvents,
    body,
  };
  if (event.type !== 'add-to-cart') return [log];
  const { productId, title, price } = event.item;
  const cart: Delivery = {
    id: `${body.eventId}-cart`,
    channel: 'cart',
    name: 'track-event-cart',
    path: withParameter(trackingPaths.trackCart, browserSettings().adProviderSegment),
    body: {
      amount: (((price ?? 0) * event.quantity) / 100).toFixed(2),
      productId,
      productName: title,
    },
  };
  return [log, cart];
}
