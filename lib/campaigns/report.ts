import type { Minor } from '../money/money.ts';

/** What came of visits, step by step; `revenue` is that of the orders. */
export interface Figures {
  landings: number;
  visitors: number;
  productViews: number;
  adds: number;
  checkouts: number;
  orders: number;
  revenue: Minor;
}

/** Steps on the way to an order, in the order in which visitors take them. */
export const steps = ['landings', 'productViews', 'adds', 'checkouts', 'orders'] as const;

/** Everything that is counted and is no amount of money. */
export const counts = ['landings', 'visitors', 'productViews', 'adds', 'checkouts', 'orders'] as const;

export interface Campaign extends Figures {
  source: string;
  medium: string;
  campaign: string;
}

export interface Day extends Figures {
  /** As in 2026-03-04. */
  day: string;
}

export interface LandingPage {
  path: string;
  landings: number;
  visitors: number;
}

/** What campaigns brought in a range of days; the most fruitful ones come first. */
export interface CampaignReport {
  currency: string;
  total: Figures;
  campaigns: Campaign[];
  days: Day[];
  landingPages: LandingPage[];
}
