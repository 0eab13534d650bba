import { browserSettings } from '../settings/browser.ts';
import { governoratesCountry } from './places.ts';

/** Codes of the countries that the shop of the page delivers to; undefined: any. */
export function deliverTo(): string[] | undefined {
  return browserSettings().deliverTo;
}

/** Where most of the orders of the shop of the page go: the country that it offers first. */
export function homeCountry(): string {
  return deliverTo()?.[0] ?? governoratesCountry;
}

/** The country itself where the shop of the page delivers there, else the shop's home country. */
export function deliverable(country: string): string {
  return (deliverTo()?.includes(country) ?? country !== '') ? country : homeCountry();
}
