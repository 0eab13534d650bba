import { browserSettings } from '../settings/browser-settings.ts';
import { governoratesCountry } from './regions.ts';

/** Returns the codes of the countries that the shop delivers to; undefined for all. */
export function deliveryCountryCodes(): string[] | undefined {
  return browserSettings().deliverTo;
}

/** Returns the country that the shop lists first. */
export function homeCountry(): string {
  return deliveryCountryCodes()?.[0] ?? governoratesCountry;
}

/** Returns a country if the shop delivers to it, else the home country. */
export function deliverableCountry(country: string): string {
  // Without a list, any country will do; '' means that none is chosen.
  return (deliveryCountryCodes()?.includes(country) ?? country !== '') ? country : homeCountry();
}
