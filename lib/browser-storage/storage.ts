import type { LocalKey } from './keys.ts';
import { logLine } from './log.ts';
import { localTexts } from './texts.ts';

type Listener = () => void;

/** What begins the keys of values that can be lost without harm; they make room when storage is full. */
const spareKey = 'known_';

let failed = false;
let reported = false;
let report: Listener | undefined;

/** Calls back once something could not be kept, even if that was before; a visitor is told only once. */
export function onStorageFailure(listener: Listener): void {
  report = listener;
  if (failed) complain();
}

function complain(): void {
  failed = true;
  if (reported || !report) return;
  reported = true;
  report();
}

/** What is kept under a key; undefined for nothing and for text that is no JSON. */
export function loadStored(key: LocalKey): unknown {
  const text = localTexts.get(key);
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch (error) {
    logLine(`What was stored under ${key} could not be read and is dropped: ${error}`);
    return undefined;
  }
}

/** Keeps a value under a key; false where storage is full or forbidden, so that it lives only as long as the page. */
export function writeStored(key: LocalKey, value: unknown): boolean {
  return localTexts.set(key, JSON.stringify(value));
}

/** Like `writeStored`, but what can be lost makes room, and a failure is told to the visitor. */
export function keepStored(key: LocalKey, value: unknown): boolean {
  const kept = writeStored(key, value) || (dropSpare() && writeStored(key, value));
  if (!kept) complain();
  return kept;
}

/** Keeps nothing under a key any longer. */
export function forgetStored(key: LocalKey): void {
  localTexts.remove(key);
}

/** Whether there was anything to drop. */
function dropSpare(): boolean {
  try {
    const spare = Object.keys(localStorage).filter((key) => key.startsWith(spareKey));
    for (const key of spare) localStorage.removeItem(key);
    return spare.length > 0;
  } catch {
    return false;
  }
}

/** Calls back whenever another tab has changed what stands under a key, and when this tab comes back from where it could not hear. */
export function onStoredElsewhere(key: LocalKey, listener: Listener): void {
  addEventListener('storage', (event) => {
    if (event.key === null || event.key === key) listener();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener();
  });
}
