import { loadStored, removeStored, writeStored } from '../browser-storage/stored-values.ts';
import { type ClockReading, elapsedSince, readClocks } from './clock-reading.ts';

type Listener = () => void;

const storageKey = 'clock_offset';
const timePath = '/api/time';
const timeoutMs = 3_000;
/** The `Date` header has whole seconds. */
const dateResolutionMs = 1_000;
/** Deviation below which the device's clock counts as right. */
const toleranceMs = 1_000;
/** A response that took longer is ignored: the device may have slept before it arrived. */
const maxRequestMs = 30_000;

/** The shop's time at one reading of the device's clocks; null before the first use. */
let anchor: (ClockReading & { shop: number }) | null = null;
/** False until a response has stated the shop's time. */
let isKnown = false;
let runningRequest: Promise<void> | null = null;
let hasResumeListeners = false;
const listeners = new Set<Listener>();

/**
 * Returns the shop's time in epoch milliseconds (docs/behaviour.md §4.9). Before the first response of the shop it is an estimate:
 * the device's clock, corrected by the deviation that an earlier visit found. Browser only.
 */
export function shopNow(): number {
  anchor ??= { ...readClocks(), shop: Date.now() + loadOffset() };
  return anchor.shop + elapsedSince(anchor);
}

/** Returns whether a response has stated the shop's time since the page was loaded. */
export function isShopTimeKnown(): boolean {
  return isKnown;
}

/** Fetches from the shop's own server, and learns the shop's time from the response. Not for responses that the browser may cache. */
export async function fetchAndLearnShopTime(path: string, init?: RequestInit): Promise<Response> {
  const sentAt = readClocks();
  const response = await fetch(path, init);
  learnFrom(response, elapsedSince(sentAt));
  return response;
}

/**
 * Resolves once the shop's time is known; requests it unless a response has stated it. Also resolves when that request fails:
 * `isShopTimeKnown()` is then still false.
 */
export function awaitShopTime(): Promise<void> {
  return isKnown ? Promise.resolve() : requestTime();
}

/**
 * Registers a listener that is called when the shop's time becomes known or is corrected, and when the page is shown again. Returns an
 * unsubscribe function.
 */
export function onShopTimeChange(listener: Listener): () => void {
  listeners.add(listener);
  listenForResume();
  return () => listeners.delete(listener);
}

/** Notifies the listeners and requests the time when the page is shown again: in between, the clock may have been set, or stood still. */
function listenForResume(): void {
  if (hasResumeListeners) return;
  hasResumeListeners = true;
  const onResume = () => {
    if (document.visibilityState !== 'visible' || listeners.size === 0) return;
    notify();
    void requestTime();
  };
  addEventListener('visibilitychange', onResume);
  addEventListener('pageshow', ({ persisted }) => persisted && onResume());
}

function requestTime(): Promise<void> {
  runningRequest ??= fetchAndLearnShopTime(timePath, {
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  })
    .then(
      () => {},
      () => {},
    )
    .finally(() => {
      runningRequest = null;
    });
  return runningRequest;
}

/**
 * Corrects the time by the `Date` header of a response that took `requestMs`. A response from a cache is ignored: caches disagree whether
 * `Date` is the time at which they stored the response (RFC 9110) or sent it.
 */
function learnFrom({ headers }: Response, requestMs: number): void {
  const date = Date.parse(headers.get('date') ?? '');
  const isFromCache = Number(headers.get('age') ?? 0) > 0;
  if (Number.isNaN(date) || isFromCache || requestMs > maxRequestMs) return;
  const now = shopNow();
  // The shop's time is now between `date` and `latest`.
  const latest = date + dateResolutionMs + requestMs;
  const isWithinTolerance = now >= date - toleranceMs && now <= latest + toleranceMs;
  if (!isWithinTolerance) {
    // The middle of the second that `Date` states.
    anchor = { ...readClocks(), shop: date + dateResolutionMs / 2 };
    persistOffset(anchor.shop - anchor.device);
  }
  if (isWithinTolerance && isKnown) return;
  isKnown = true;
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}

function loadOffset(): number {
  const offset = loadStored(storageKey);
  return typeof offset === 'number' ? offset : 0;
}

/** Persists for the next page by how many milliseconds the device's clock is behind; when the clock is right, removes the stored number. */
function persistOffset(offset: number): void {
  if (Math.abs(offset) <= dateResolutionMs + toleranceMs) removeStored(storageKey);
  else writeStored(storageKey, Math.round(offset));
}
