import type { Minor } from '../money/money.ts';

/** Settings that the browser needs. They travel in the page, so that one build serves any installation. */
export interface BrowserSettings {
  accessTokenKey: string;
  refreshTokenKey: string;
  /** Path segment named after the advertising provider. */
  adProviderSegment: string;
  /** Absent: no pixel is loaded. */
  adPixelId?: string;
  /** `all`: it hears of views and purchases of products, too. */
  adPixelEvents?: 'all';
  analytics?: 'vercel';
  /** How long a visit gets credit for what came of it. */
  attributionDays: number;
  consentMode: 'off' | 'notify' | 'ask';
  /** What delivery costs. */
  deliveryCost: Minor;
  /** Working days until an order arrives, at least and at most; null where the shop does not say. */
  deliveryDays: [number, number] | null;
  /** Codes of the countries it goes to; absent: any. */
  deliverTo?: string[];
  tenant: TenantConfiguration;
}

/** What local storage keeps of the shop that the page belongs to (specification section 3). */
export interface TenantConfiguration {
  currency: string;
  tenantPrimaryColor: string;
  tenantSecondaryColor: string;
}

/** Id of the JSON block that carries them. */
export const settingsBlockId = 'settings';

let current: BrowserSettings | undefined;

/** The settings of the page, read once; only in a browser. */
export function browserSettings(): BrowserSettings {
  current ??= JSON.parse(document.getElementById(settingsBlockId)?.textContent ?? '{}') as BrowserSettings;
  return current;
}
