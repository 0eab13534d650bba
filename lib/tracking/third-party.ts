import { v4 as uuid } from 'uuid';
import { logLine } from '../browser-storage/log.ts';
import { browserSettings } from '../settings/browser-settings.ts';
import { shopNow } from '../shop-time/shop-time.ts';
import type { TrackedEvent } from './events.ts';
import { hasSecrets } from './page-url.ts';
import { pixelEvent } from './pixel-event.ts';
import type { StatusCallback } from './third-party-script.ts';
import { type PendingLogEntry, recordLogEntry } from './tracking-log.ts';

/** A call to the pixel or the analytics. */
export interface ThirdPartyCall {
  entry: PendingLogEntry;
  send(onStatus: StatusCallback): Promise<void>;
}

let isMissingPixelLogged = false;

/**
 * Returns the calls to the configured pixel and analytics for an event. Both read URLs by themselves, so nothing is sent while the
 * page URL or the referrer contains secrets. Web vitals go to the shop's own API only.
 */
export function thirdPartyCalls(tracked: TrackedEvent, eventId: string): ThirdPartyCall[] {
  if (tracked.event.type === 'web-vitals') return [];
  if (hasSecrets(tracked.pageUrl) || hasSecrets(document.referrer)) return [];
  return [...pixelCalls(tracked, eventId), ...analyticsCalls(tracked)];
}

/** Makes a call and logs its delivery status. */
export async function sendToThirdParty({ entry, send }: ThirdPartyCall): Promise<void> {
  recordLogEntry({ ...entry, status: 'sending', detail: '' });
  try {
    await send((status) => recordLogEntry({ ...entry, status, detail: '' }));
  } catch {
    recordLogEntry({ ...entry, status: 'failed', detail: '' });
  }
}

function pixelCalls({ event }: TrackedEvent, eventId: string): ThirdPartyCall[] {
  const { adPixelId, adPixelEvents, tenant } = browserSettings();
  const productCatalogue = adPixelEvents === 'all' ? tenant : null;
  const mappedEvent = pixelEvent(event, productCatalogue);
  if (!mappedEvent) return [];
  if (!adPixelId) {
    if (!isMissingPixelLogged) logLine('The ad pixel id is missing: no pixel is loaded.', 'info');
    isMissingPixelLogged = true;
    return [];
  }
  const send = async (onStatus: StatusCallback) =>
    (await import('./pixel.ts')).sendPixelEvent(adPixelId, mappedEvent, eventId, onStatus);
  const { name, parameters } = mappedEvent;
  return [{ entry: logEntryOf('pixel', name, { ...parameters, eventID: eventId }), send }];
}

function analyticsCalls({ event: { type } }: TrackedEvent): ThirdPartyCall[] {
  const { analyticsPath } = browserSettings();
  if (!analyticsPath) return [];
  const send = async (onStatus: StatusCallback) =>
    (await import('./analytics.ts')).sendAnalyticsEvent(analyticsPath, type, onStatus);
  return [{ entry: logEntryOf('analytics', type, {}), send }];
}

function logEntryOf(
  destination: 'pixel' | 'analytics',
  name: string,
  payload: unknown,
): ThirdPartyCall['entry'] {
  return { id: uuid(), at: shopNow(), destination, name, payload };
}
