import 'server-only';
import type { BrowserSettings, TenantConfiguration } from './browser.ts';
import { settings } from './settings.ts';

/** The few settings that a page carries for the browser, as the text of its JSON block. */
export function settingsForBrowser({
  consent: consentMode,
  currency,
  tenantPrimaryColor,
  tenantSecondaryColor,
}: TenantConfiguration & { consent: BrowserSettings['consentMode'] }): string {
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
    tenant: { currency, tenantPrimaryColor, tenantSecondaryColor },
  };
  return JSON.stringify(carried);
}
