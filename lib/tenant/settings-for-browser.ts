import 'server-only';
import type { BrowserSettings } from '../settings/browser.ts';
import { settings } from '../settings/settings.ts';
import type { Tenant } from './tenant.ts';

/** The few settings that a page carries for the browser, as the text of its JSON block. */
export function settingsForBrowser({
  consent: consentMode,
  delivery,
  currency,
  tenantPrimaryColor,
  tenantSecondaryColor,
}: Tenant): string {
  const {
    accessTokenKey,
    refreshTokenKey,
    adProviderSegment,
    adPixelId,
    adPixelEvents,
    analytics,
    attributionDays,
  } = settings();
  const carried: BrowserSettings = {
    accessTokenKey,
    refreshTokenKey,
    adProviderSegment,
    adPixelId,
    adPixelEvents,
    analytics,
    attributionDays,
    consentMode,
    deliveryCost: delivery.cost,
    tenant: { currency, tenantPrimaryColor, tenantSecondaryColor },
  };
  return JSON.stringify(carried);
}
