import { v4 as uuid } from 'uuid';
import { logLine } from '../browser-storage/log.ts';
import { browserSettings } from '../settings/browser.ts';
import type { TrackedEvent } from './events.ts';
import { type JournalEntry, note } from './journal.ts';
import { isSecret } from './page-address.ts';
import { pixelCall } from './pixel-call.ts';
import type { Told } from './script.ts';

/** A call of the pixel or the analytics. */
export interface DestinationCall {
  entry: Omit<JournalEntry, 'state' | 'note'>;
  make(told: Told): Promise<void>;
}

let missingIsLogged = false;

/**
 * What the pixel and the analytics are to hear of an event, as far as they are configured. Both read addresses by themselves, so
 * they hear nothing where one of them is secret. How fast pages are is nobody else's business.
 */
export function destinationCalls(tracked: TrackedEvent, eventId: string): DestinationCall[] {
  if (tracked.event.type === 'web-vitals') return [];
  if (isSecret(tracked.pageUrl) || isSecret(document.referrer)) return [];
  return [...pixelCalls(tracked, eventId), ...analyticsCalls(tracked)];
}

/** Makes such a call, and notes what becomes of it. */
export async function sendTo({ entry, make }: DestinationCall): Promise<void> {
  note({ ...entry, state: 'sending', note: '' });
  try {
    await make((state) => note({ ...entry, state, note: '' }));
  } catch {
    note({ ...entry, state: 'failed', note: '' });
  }
}

function pixelCalls({ event }: TrackedEvent, eventId: string): DestinationCall[] {
  const { adPixelId, adPixelEvents, tenant } = browserSettings();
  const call = pixelCall(event, adPixelEvents === 'all' ? tenant : null);
  if (!call) return [];
  if (!adPixelId) {
    if (!missingIsLogged) logLine('The ad pixel id is missing: no pixel is loaded.', 'info');
    missingIsLogged = true;
    return [];
  }
  const make = async (told: Told) => (await import('./pixel.ts')).callPixel(adPixelId, call, eventId, told);
  return [{ entry: entryOf('pixel', call.name, { ...call.parameters, eventID: eventId }), make }];
}

function analyticsCalls({ event: { type } }: TrackedEvent): DestinationCall[] {
  if (!browserSettings().analytics) return [];
  const make = async (told: Told) => (await import('./analytics.ts')).countEvent(type, told);
  return [{ entry: entryOf('analytics', type, {}), make }];
}

function entryOf(channel: 'pixel' | 'analytics', name: string, payload: unknown): DestinationCall['entry'] {
  return { id: uuid(), at: Date.now(), channel, name, payload };
}
