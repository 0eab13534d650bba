import { customerId } from '../auth/session.ts';
import type { SessionKey } from '../browser-storage/keys.ts';
import { forgetForSession, keepForSession, loadForSession } from '../browser-storage/session.ts';
import { asObject } from '../wire/json.ts';

/**
 * Keeps a value for as long as this tab is open. What a customer keeps is for that customer only; what a guest keeps goes along
 * when the guest signs in.
 */
export function keepForOwner(key: SessionKey, value: unknown): void {
  keepForSession(key, { owner: customerId(), value });
}

/** What was kept; undefined for nothing, for something unreadable, and for what is somebody else's, which is forgotten. */
export function loadForOwner(key: SessionKey): unknown {
  const kept = asObject(loadForSession(key));
  if (!kept) return undefined;
  if (kept.owner === null || kept.owner === customerId()) return kept.value;
  forgetForSession(key);
  return undefined;
}
