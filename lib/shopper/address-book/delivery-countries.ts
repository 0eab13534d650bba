import { browserSettings } from '../../platform/settings/browser-settings.ts';
import { governoratesCountry } from './countries.ts';

/** Returns the codes of the countries that the shop delivers to; undefined when it delivers to all. */
export function deliveryCountryCodes(): string[] | undefined {
  return browserSettings().deliverTo;
}

/** Returns the first of the delivery countries; Egypt when the shop delivers to all. */
export function homeCountry(): string {
  return deliveryCountryCodes()?.[0] ?? governoratesCountry;
}

/** Returns a country if the shop delivers to it, else the home country. */
export function deliverableCountry(country: string): string {
  // Without a list the shop delivers to every country; '' means that no country is chosen.
  return (deliveryCountryCodes()?.includes(country) ?? country !== '') ? country : homeCountry();
}
