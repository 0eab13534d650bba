import { browserSettings } from '../../platform/settings/browser-settings.ts';
import { shopNow } from '../../platform/shop-time/shop-time.ts';
import { randomUuid } from '../../platform/wire/random-uuid.ts';
import type { TrackedEvent } from './events.ts';
import { mayHaveSecrets } from './page-url.ts';
import { pixelEvent } from './pixel-event.ts';
import type { StatusCallback } from './third-party-script.ts';
import { type PendingLogEntry, recordLogEntry } from './tracking-log.ts';

/** A call to the pixel or the analytics. */
export interface ThirdPartyCall {
  logEntry: PendingLogEntry;
  send(onStatus: StatusCallback): Promise<void>;
}

/**
 * Returns the calls to pixel and analytics for an event. A pixel or analytics that is not configured gets no call, or in test mode a call
 * that is only recorded. The scripts of both read URLs by themselves, so there are no calls while the page URL or the referrer may have
 * secrets. Web vitals go to the shop's own API only.
 */
export function thirdPartyCalls(tracked: TrackedEvent, eventId: string): ThirdPartyCall[] {
  if (tracked.event.type === 'web-vitals') return [];
  if (mayHaveSecrets(tracked.pageUrl) || mayHaveSecrets(document.referrer)) return [];
  return [...pixelCalls(tracked, eventId), ...analyticsCalls(tracked)];
}

/** Makes a call and logs its delivery status. */
export async function sendToThirdParty({ logEntry, send }: ThirdPartyCall): Promise<void> {
  recordLogEntry({ ...logEntry, status: 'sending', detail: '' });
  try {
    await send((status) => recordLogEntry({ ...logEntry, status, detail: '' }));
  } catch {
    recordLogEntry({ ...logEntry, status: 'failed', detail: '' });
  }
}

function pixelCalls({ event }: TrackedEvent, eventId: string): ThirdPartyCall[] {
  const { adPixelId, adPixelEvents, trackingTest, tenant } = browserSettings();
  const mappedEvent = pixelEvent(event, adPixelEvents === 'all' ? tenant : null);
  if (!mappedEvent) return [];
  const { name, parameters } = mappedEvent;
  const logEntry = logEntryOf('pixel', name, { ...parameters, eventID: eventId });
  if (!adPixelId) return trackingTest ? [{ logEntry, send: recordOnly }] : [];
  const send = async (onStatus: StatusCallback) =>
    (await import('./pixel.ts')).sendPixelEvent(adPixelId, mappedEvent, eventId, onStatus);
  return [{ logEntry, send }];
}

function analyticsCalls({ event: { type } }: TrackedEvent): ThirdPartyCall[] {
  const { analyticsPath, trackingTest } = browserSettings();
  const logEntry = logEntryOf('analytics', type, {});
  if (!analyticsPath) return trackingTest ? [{ logEntry, send: recordOnly }] : [];
  const send = async (onStatus: StatusCallback) =>
    (await import('./analytics.ts')).sendAnalyticsEvent(analyticsPath, type, onStatus);
  return [{ logEntry, send }];
}

const recordOnly = async (onStatus: StatusCallback) => onStatus('recorded');

function logEntryOf(destination: 'pixel' | 'analytics', name: string, payload: unknown): PendingLogEntry {
  return { id: randomUuid(), at: shopNow(), destination, name, payload };
}
