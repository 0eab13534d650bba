import type { Minor } from '../money/money.ts';
import type { CampaignName } from './question.ts';
import type { Vitals } from './vitals.ts';

/** What came of visits, step by step; `revenue` is that of the orders. */
export interface Figures {
  landings: number;
  visitors: number;
  productViews: number;
  adds: number;
  checkouts: number;
  orders: number;
  revenue: Minor;
  /** Null where there was no order. */
  averageOrder: Minor | null;
}

/** Steps on the way to an order, in the order in which visitors take them. */
export const steps = ['landings', 'productViews', 'adds', 'checkouts', 'orders'] as const;

/** Everything that is counted and is no amount of money. */
const counts = ['landings', 'visitors', 'productViews', 'adds', 'checkouts', 'orders'] as const;

/** Everything that a report says of visits; `conversion` is the share of landings that became orders. */
export const measures = [...counts, 'conversion', 'revenue', 'averageOrder'] as const;

export type Measure = (typeof measures)[number];

/** One of the measures; null where there is nothing to measure. */
export function measured(figures: Figures, measure: Measure): number | null {
  if (measure !== 'conversion') return figures[measure];
  return figures.landings === 0 ? null : figures.orders / figures.landings;
}

export interface Campaign extends Figures, CampaignName {
  /** Null where nothing is known of how fast pages were. */
  vitals: Vitals | null;
}

/** What the links of campaigns with this content, or this term, brought. */
export interface Named extends Figures {
  name: string;
}

export interface Day extends Figures {
  /** As in 2026-03-04. */
  day: string;
}

/** What came of the visits that began on a page. */
export interface LandingPage extends Figures {
  path: string;
}

/** How fast pages of a kind were in a language. */
export interface PageVitals {
  /** Route of the page, such as /shop/shop-details/*. */
  page: string;
  language: string;
  vitals: Vitals;
}

/** What campaigns brought in a range of days; the most fruitful ones come first. */
export interface CampaignReport {
  currency: string;
  total: Figures;
  campaigns: Campaign[];
  contents: Named[];
  terms: Named[];
  days: Day[];
  landingPages: LandingPage[];
  pageVitals: PageVitals[];
}

/** What a value is where a visit did not name it (specification section 9). */
const organic = 'organic';

/** Whether a value was not named. */
export function isOrganic(name: string): boolean {
  return name.toLowerCase() === organic;
}

/** Whether these are visits that named no campaign. */
export function isNoCampaign({ source, medium, campaign }: CampaignName): boolean {
  return [source, medium, campaign].every(isOrganic);
}

/** Tables that can be taken away as a file. */
export const tables = ['campaigns', 'contents', 'terms', 'days', 'pages', 'speed'] as const;

export type Table = (typeof tables)[number];
