import {
  loadSessionValue,
  loadStored,
  onStorageChange,
  removeSessionValue,
  removeStored,
  writeSessionValue,
  writeStored,
} from '../../platform/browser-storage/stored-values.ts';
import { browserSettings } from '../../platform/settings/browser-settings.ts';
import { shopNow } from '../../platform/shop-time/shop-time.ts';
import { asObject } from '../../platform/wire/json.ts';
import { initialUrl } from './page-url.ts';
import {
  type Attribution,
  nextAttribution,
  readStoredTouchpoint,
  type Touchpoint,
  touchpointOf,
} from './touchpoint.ts';

const storageKey = 'utm_data';

/** Version of the stored format. Nothing reads it yet, because all formats so far are read in the same way. */
const formatVersion = 2;

let currentAttribution: Attribution | null = null;
let isListening = false;

/** Returns the visitor's attribution, including the landing of this visit. */
export function attribution(): Attribution {
  listenToOtherTabs();
  // Adds no touchpoint (`null`), but drops expired ones; when none is left, the visit counts as organic.
  currentAttribution = withTouchpoint(currentAttribution ?? withLanding(loadAttribution()), null);
  return currentAttribution;
}

/**
 * Updates the attribution after a page view. A page view changes the attribution only as a landing, or with a campaign or click id.
 * @param at epoch milliseconds
 */
export function recordPageView(url: string, referrer: string, at: number): void {
  currentAttribution = withTouchpoint(attribution(), touchpointOf(url, referrer, at));
}

/** Persists the attribution for later visits. */
export function persistAttribution(): void {
  writeStored(storageKey, { version: formatVersion, ...attribution() });
  removeSessionValue(storageKey);
}

/** Persists the attribution in this tab only, while consent is undecided. */
export function persistAttributionForSession(): void {
  writeSessionValue(storageKey, attribution());
}

/** Clears the attribution in memory and in storage. */
export function clearAttribution(): void {
  currentAttribution = null;
  removeStored(storageKey);
  removeSessionValue(storageKey);
}

function withTouchpoint(previous: Attribution | null, touchpoint: Touchpoint | null): Attribution {
  return nextAttribution(previous, touchpoint, shopNow(), browserSettings().attributionDays);
}

/**
 * Adds the landing of this visit. The visitor may have navigated before this code loaded, so every possible landing URL is tried,
 * oldest first: the referrer if it is a page of the shop, the URL the document was loaded from, and the current URL. The referrer
 * counts only when nothing is stored: otherwise that page may already have stored its own landing.
 */
function withLanding(stored: Attribution | null): Attribution | null {
  const { referrer } = document;
  const at = shopNow();
  const shopOrigin = location.origin;
  // With the shop's origin as referrer, a URL counts as a touchpoint only if it has a campaign or a click id.
  const candidates = [
    stored === null && isOwnUrl(referrer) ? touchpointOf(referrer, shopOrigin, at) : null,
    touchpointOf(initialUrl(), referrer, at),
    touchpointOf(location.href, shopOrigin, at),
  ];
  const touchpoints = candidates.filter((touchpoint) => touchpoint !== null);
  return touchpoints.reduce<Attribution | null>(withTouchpoint, stored);
}

function isOwnUrl(url: string): boolean {
  return URL.canParse(url) && new URL(url).origin === location.origin;
}

/** Takes over the attribution that another tab stores later, because it is newer than the landing of this tab. */
function listenToOtherTabs(): void {
  if (isListening) return;
  isListening = true;
  onStorageChange(storageKey, () => {
    currentAttribution = readStoredAttribution(loadStored(storageKey)) ?? currentAttribution;
  });
}

/** Loads the attribution of earlier visits, else the one of this tab. */
function loadAttribution(): Attribution | null {
  return readStoredAttribution(loadStored(storageKey)) ?? readStoredAttribution(loadSessionValue(storageKey));
}

function readStoredAttribution(value: unknown): Attribution | null {
  const fields = asObject(value);
  const timeIfAbsent = shopNow();
  const first = readStoredTouchpoint(fields?.first, timeIfAbsent);
  const last = readStoredTouchpoint(fields?.last, timeIfAbsent);
  return first && last ? { first, last } : null;
}
