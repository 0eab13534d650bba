import { withParameter } from '../../../contract/path-parameter.ts';
import { trackingPaths } from '../../../contract/tracking-paths.ts';
import { logLine } from '../../platform/browser-storage/console-log.ts';
import { multiply, toDecimalString } from '../../platform/money/money.ts';
import { browserSettings } from '../../platform/settings/browser-settings.ts';
import { elapsedSince, readClocks } from '../../platform/shop-time/clock-reading.ts';
import { awaitShopTime, isShopTimeKnown, shopNow } from '../../platform/shop-time/shop-time.ts';
import {
  attribution,
  clearAttribution,
  persistAttribution,
  persistAttributionForSession,
  recordPageView,
} from './attribution.ts';
import { beforePageHide } from './before-page-hide.ts';
import { consent, onConsentChange } from './consent.ts';
import { customerEmail } from './customer-email.ts';
import { type Delivery, deliver, logEntryOf } from './deliver.ts';
import type { EventPage, QueuedEvent, ShopEvent, TrackedEvent } from './events.ts';
import { currentPosition, type GeoPosition } from './geo-position.ts';
import { isInspectorOpen } from './open-inspector.ts';
import { initialUrl, isUntrackedPage, redactUrl } from './page-url.ts';
import { clearSessionId, sessionId } from './session-id.ts';
import type { ThirdPartyCall } from './third-party.ts';
import { recordLogEntry } from './tracking-log.ts';
import { measureVitals } from './vitals.ts';
import { whenIdle } from './when-idle.ts';
import { toWireEvent, type WireEvent } from './wire-event.ts';

/** An event as each destination receives it: deliveries to the API, and calls to third parties. */
interface PreparedEvent {
  deliveries: Delivery[];
  calls: ThirdPartyCall[];
}

const maxHeldEvents = 100;
let heldEvents: PreparedEvent[] = [];
let isListeningToConsent = false;
let isMeasuringVitals = false;
/** Code of the pixel and the analytics; null in a shop that uses neither or when it cannot be loaded, undefined until then. */
let thirdParties: typeof import('./third-party.ts') | null | undefined;
let loadingThirdParties: Promise<void> | undefined;

/**
 * Sends, holds or drops events, depending on consent. Never throws.
 * @param isLeaving true while the page unloads: neither the shop's time nor code of third parties is then waited for
 * @param page page of the latest page view; null before the first page view
 */
export async function dispatch(
  events: QueuedEvent[],
  isLeaving = false,
  page: EventPage | null = null,
): Promise<void> {
  const batch = pageViewsFirst(events, page);
  listenToConsent();
  const [position, email] = [currentPosition(), customerEmail()];
  loadingThirdParties ??= loadThirdParties();
  if (!isLeaving && !(isShopTimeKnown() && thirdParties !== undefined))
    await beforePageHide(Promise.all([awaitShopTime(), loadingThirdParties]), null);
  // Synchronous where nothing has to be awaited: an unloading page cannot wait.
  if (position instanceof Promise || email instanceof Promise)
    processBatch(batch, await position, await email);
  else processBatch(batch, position, email);
}

async function loadThirdParties(): Promise<void> {
  const { adPixelId, analyticsPath, trackingTest } = browserSettings();
  if (!adPixelId) logLine('The ad pixel id is missing: no pixel is loaded.', 'info');
  // In test mode the calls are only recorded, for the inspector.
  const isRecording = trackingTest && isInspectorOpen(location.search);
  thirdParties =
    adPixelId || analyticsPath || isRecording ? await import('./third-party.ts').catch(() => null) : null;
}

function processBatch(batch: QueuedEvent[], position: GeoPosition, email: string | null): void {
  for (const queued of batch) {
    const tracked = { ...queued, at: shopNow() - elapsedSince(queued.at) };
    const { event, pageUrl, referrer, at } = tracked;
    if (event.type === 'page-view') recordPageView(pageUrl, referrer, at);
    const wireEvent = toWireEvent(withRedactedUrls(tracked), {
      sessionId: sessionId(),
      email,
      userAgent: navigator.userAgent,
      attribution: attribution(),
      position,
      shopCurrency: browserSettings().tenant.currency,
    });
    applyConsent({
      deliveries: deliveriesOf(tracked, wireEvent),
      calls: thirdParties?.thirdPartyCalls(tracked, wireEvent.eventId) ?? [],
    });
  }
}

function withRedactedUrls(tracked: TrackedEvent): TrackedEvent {
  const { pageUrl, referrer } = tracked;
  return { ...tracked, pageUrl: redactUrl(pageUrl), referrer: redactUrl(referrer) };
}

function applyConsent(prepared: PreparedEvent): void {
  const currentConsent = consent();
  if (currentConsent === 'granted') sendEvent(prepared);
  else if (currentConsent === 'denied') logAll(prepared, 'dropped');
  else {
    heldEvents = [...heldEvents, prepared].slice(-maxHeldEvents);
    persistAttributionForSession();
    logAll(prepared, 'held');
  }
}

function sendEvent({ deliveries, calls }: PreparedEvent): void {
  startMeasuringVitals();
  persistAttribution();
  // Stores the session id: when held events were prepared, it could not be stored yet for lack of consent.
  sessionId();
  for (const delivery of deliveries) void deliver(delivery);
  for (const call of calls) void thirdParties?.sendToThirdParty(call);
}

/** Starts measuring web vitals, once and only with consent. */
function startMeasuringVitals(): void {
  if (isMeasuringVitals) return;
  isMeasuringVitals = true;
  const [pageUrl, { referrer }] = [initialUrl(), document];
  if (isUntrackedPage(new URL(pageUrl).pathname)) return;
  // Vitals are reported once the page is hidden, and it may never be shown again.
  const isLeaving = true;
  const report = (event: ShopEvent) => dispatch([{ event, at: readClocks(), pageUrl, referrer }], isLeaving);
  whenIdle(() => measureVitals(pageUrl, report));
}

function logAll({ deliveries, calls }: PreparedEvent, status: 'held' | 'dropped'): void {
  for (const entry of [...deliveries.map(logEntryOf), ...calls.map((call) => call.logEntry)])
    recordLogEntry({ ...entry, status, detail: 'consent' });
}

/** Follows consent changes: sends or drops held events, and clears stored tracking data once consent is denied. */
function listenToConsent(): void {
  if (isListeningToConsent) return;
  isListeningToConsent = true;
  const onChange = () => {
    if (consent() === 'denied') clearStoredTracking();
    if (consent() !== 'undecided') for (const prepared of heldEvents.splice(0)) applyConsent(prepared);
  };
  onConsentChange(onChange);
  onChange();
}

function clearStoredTracking(): void {
  clearAttribution();
  clearSessionId();
}

function deliveriesOf({ event }: TrackedEvent, body: WireEvent): Delivery[] {
  const eventLogDelivery: Delivery = {
    id: body.eventId,
    destination: 'log',
    name: event.type,
    path: trackingPaths.logEvents,
    body,
  };
  if (event.type !== 'add-to-cart') return [eventLogDelivery];
  const { productId, title, price } = event.item;
  const { adProviderSegment, tenant } = browserSettings();
  const cartDelivery: Delivery = {
    id: `${body.eventId}-cart`,
    destination: 'cart',
    name: 'track-event-cart',
    path: withParameter(trackingPaths.trackCart, adProviderSegment),
    body: {
      amount: toDecimalString(multiply(price ?? 0, event.quantity), tenant.currency),
      productId,
      productName: title,
    },
  };
  return [eventLogDelivery, cartDelivery];
}

/**
 * Puts page views before other events, because effects of a page may track events before its page view. Such an event gets the referrer
 * of the page view, and the page view gets the time of the earliest event of its page.
 * @param page page of the latest page view; null before the first page view
 */
function pageViewsFirst(events: readonly QueuedEvent[], page: EventPage | null): QueuedEvent[] {
  const isView = ({ event }: QueuedEvent) => event.type === 'page-view';
  const eventsWithReferrer = events.map((queued) =>
    queued.pageUrl === page?.pageUrl ? { ...queued, referrer: page.referrer } : queued,
  );
  const otherEvents = eventsWithReferrer.filter((queued) => !isView(queued));
  const pageViews = eventsWithReferrer.filter(isView).map((view) => {
    const times = otherEvents.filter(({ pageUrl }) => pageUrl === view.pageUrl).map(({ at }) => at);
    return { ...view, at: [view.at, ...times].reduce((a, b) => (b.monotonic < a.monotonic ? b : a)) };
  });
  return [...pageViews, ...otherEvents];
}
