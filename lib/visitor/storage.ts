import { logLine } from './log.ts';

type Listener = () => void;

const listeners = new Map<string, Set<Listener>>();
let complain: Listener = () => {};
let listening = false;

/** Called the first time that something could not be kept; a visitor is told only once. */
export function onStorageFailure(tell: Listener): void {
  let told = false;
  complain = () => {
    if (!told) tell();
    told = true;
  };
}

/** What local storage holds under a key, as parsed JSON; undefined for nothing, for forbidden storage and for text that is no JSON. */
export function readStored(key: string): unknown {
  let text: string | null = null;
  try {
    text = localStorage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch (error) {
    if (text !== null) logLine(`What was stored under ${key} could not be read and is dropped: ${error}`);
    return undefined;
  }
}

/** Keeps a value under a key; false where storage is full or forbidden. */
export function writeStored(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Like `writeStored`, but a failure is told to the visitor. */
export function keepStored(key: string, value: unknown): boolean {
  const kept = writeStored(key, value);
  if (!kept) complain();
  return kept;
}

/** Calls back whenever another tab has changed what stands under a key, and when this tab comes back from where it could not hear. */
export function onStoredElsewhere(key: string, listener: Listener): void {
  const others = listeners.get(key) ?? new Set();
  listeners.set(key, others.add(listener));
  if (listening) return;
  listening = true;
  addEventListener('storage', (event) => {
    for (const [name, group] of listeners) if (event.key === null || event.key === name) group.forEach(call);
  });
  addEventListener('pageshow', (event) => {
    if (event.persisted) for (const group of listeners.values()) group.forEach(call);
  });
}

function call(listener: Listener): void {
  listener();
}

/** Runs a change of what a key holds while no other tab changes it, where the browser can promise that. */
export function exclusively<T>(key: string, change: () => T): Promise<T> {
  const locks = globalThis.navigator?.locks;
  return locks ? locks.request(key, async () => change()) : Promise.resolve().then(change);
}
