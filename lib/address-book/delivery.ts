import { browserSettings } from '../settings/browser.ts';
import { homeCountry } from './places.ts';

/** Codes of the countries that the shop of the page delivers to; undefined: any. */
export function deliverTo(): string[] | undefined {
  return browserSettings().deliverTo;
}

/** The country itself where the shop of the page delivers there, else the one that it offers first. */
export function deliverable(country: string = homeCountry): string {
  const offered = deliverTo() ?? [country];
  return offered.includes(country) ? country : (offered[0] ?? country);
}
