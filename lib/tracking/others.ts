import { v4 as uuid } from 'uuid';
import { browserSettings } from '../settings/browser.ts';
import { logLine } from '../visitor/log.ts';
import type { Happening } from './events.ts';
import { type JournalEntry, note } from './journal.ts';
import { isSecret } from './page-address.ts';
import { pixelCall } from './pixel-call.ts';

/** A call of the pixel or the analytics. */
export interface OtherCall {
  entry: Omit<JournalEntry, 'state' | 'note'>;
  make(): Promise<void>;
}

let missingIsLogged = false;

/** What the pixel and the analytics are to hear of an event, as far as they are configured. */
export function otherCalls(happening: Happening): OtherCall[] {
  return [...pixelCalls(happening), ...analyticsCalls(happening)];
}

/** Makes such a call, and notes what becomes of it. */
export async function tell({ entry, make }: OtherCall): Promise<void> {
  note({ ...entry, state: 'sending', note: '' });
  try {
    await make();
    note({ ...entry, state: 'sent', note: '' });
  } catch {
    note({ ...entry, state: 'failed', note: '' });
  }
}

/** The pixel reads addresses by itself, so it hears nothing where one of them is secret. */
function pixelCalls({ event, pageUrl }: Happening): OtherCall[] {
  const { adPixelId } = browserSettings();
  const call = pixelCall(event);
  if (!call || isSecret(pageUrl) || isSecret(document.referrer)) return [];
  if (!adPixelId) {
    if (!missingIsLogged) logLine('The ad pixel id is missing: no pixel is loaded.', 'info');
    missingIsLogged = true;
    return [];
  }
  const make = async () => (await import('./pixel.ts')).callPixel(adPixelId, call);
  return [{ entry: entryOf('pixel', call.name, call.parameters), make }];
}

function analyticsCalls({ event: { type } }: Happening): OtherCall[] {
  if (!browserSettings().analytics) return [];
  const make = async () => {
    const { countEvent, startAnalytics } = await import('./analytics.ts');
    await (type === 'page-view' ? startAnalytics() : countEvent(type));
  };
  return [{ entry: entryOf('analytics', type, {}), make }];
}

function entryOf(channel: 'pixel' | 'analytics', name: string, payload: unknown): OtherCall['entry'] {
  return { id: uuid(), at: Date.now(), channel, name, payload };
}
