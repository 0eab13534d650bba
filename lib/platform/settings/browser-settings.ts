import type { DeliveryCalendar } from '../../../contract/delivery-dates.ts';

/** Settings that the browser needs. Each page has them, so that one build serves any installation. */
export interface BrowserSettings {
  accessTokenKey: string;
  refreshTokenKey: string;
  /** Path segment of the advertising provider in the API. */
  adProviderSegment: string;
  /** Absent: no pixel is loaded. */
  adPixelId?: string;
  /** `all`: the pixel also receives product views and purchases. */
  adPixelEvents?: 'all';
  /** Path of Vercel's analytics on the shop's origin; absent: no analytics. */
  analyticsPath?: string;
  /** True (`TRACKING_TEST`): the inspector shows what pixel and analytics would get, even if they are not configured. */
  trackingTest?: true;
  /** Attribution window of a visit, in days. */
  attributionDays: number;
  /** Base URLs of other hosts whose pictures the shop fetches and resizes; absent: none. */
  imageBaseUrls?: string[];
  /** Consent to tracking: none required, a notice with opt-out, or opt-in. */
  consentMode: 'off' | 'notify' | 'ask';
  /** Minimum and maximum working days until delivery; null when the shop does not state them. */
  deliveryDays: [number, number] | null;
  /** Absent in a shop that names no dates. */
  deliveryCalendar?: DeliveryCalendar;
  /** ISO 3166 codes of the countries the shop delivers to; absent: any. */
  deliverTo?: string[];
  tenant: TenantConfiguration;
}

/** Configuration of the tenant, which a script copies from the page to local storage (docs/behaviour.md §11). */
export interface TenantConfiguration {
  currency: string;
  tenantPrimaryColor: string;
  tenantSecondaryColor: string;
}

declare global {
  /** Settings of the page; absent on an error page outside the layout. Read them with `browserSettings`. */
  var shopSettings: BrowserSettings | undefined;
}

/** Returns the settings of the page; browser only. */
export function browserSettings(): BrowserSettings {
  globalThis.shopSettings ??= {} as BrowserSettings;
  return globalThis.shopSettings;
}
