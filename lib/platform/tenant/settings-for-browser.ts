import 'server-only';
import type { BrowserSettings } from '../settings/browser-settings.ts';
import { settings } from '../settings/settings.ts';
import { deliveryCalendar, deliveryWindow } from './delivery.ts';
import { deliveryCountries, type Tenant } from './tenant.ts';

/** Returns the settings that a page sends to the browser. */
export function settingsForBrowser(tenant: Tenant): BrowserSettings {
  const { consent: consentMode, delivery, currency, tenantPrimaryColor, tenantSecondaryColor } = tenant;
  const {
    accessTokenKey,
    refreshTokenKey,
    adProviderSegment,
    adPixelId,
    adPixelEvents,
    analyticsPath,
    attributionDays,
    imageBaseUrls,
    isTrackingTest,
  } = settings();
  return {
    accessTokenKey,
    refreshTokenKey,
    adProviderSegment,
    adPixelId,
    adPixelEvents,
    analyticsPath,
    trackingTest: isTrackingTest || undefined,
    attributionDays,
    imageBaseUrls: imageBaseUrls.length > 0 ? imageBaseUrls : undefined,
    consentMode,
    deliveryDays: deliveryWindow(delivery),
    deliveryCalendar: deliveryCalendar(tenant) ?? undefined,
    deliverTo: deliveryCountries(tenant),
    tenant: { currency, tenantPrimaryColor, tenantSecondaryColor },
  };
}
