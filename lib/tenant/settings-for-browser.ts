import 'server-only';
import type { BrowserSettings } from '../settings/browser.ts';
import { settings } from '../settings/settings.ts';
import { deliveryWindow } from './delivery-window.ts';
import { deliveryCountries, type Tenant } from './tenant.ts';

/** The few settings that a page carries for the browser, as the text of its JSON block. */
export function settingsForBrowser(tenant: Tenant): string {
  const { consent: consentMode, delivery, currency, tenantPrimaryColor, tenantSecondaryColor } = tenant;
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
    deliveryDays: deliveryWindow(delivery),
    deliverTo: deliveryCountries(tenant),
    tenant: { currency, tenantPrimaryColor, tenantSecondaryColor },
  };
  return JSON.stringify(carried);
}
