import type { SessionKey } from './keys.ts';
import { sessionTexts } from './texts.ts';

/** What is kept under a key until this tab is closed; undefined for nothing, and for what is not readable. */
export function loadForSession(key: SessionKey): unknown {
  try {
    return JSON.parse(sessionTexts.get(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value until this tab is closed, or for as long as the page where storage is forbidden. */
export function keepForSession(key: SessionKey, value: unknown): void {
  sessionTexts.set(key, JSON.stringify(value));
}

/** Keeps nothing under a key any longer. */
export function forgetForSession(key: SessionKey): void {
  sessionTexts.remove(key);
}
