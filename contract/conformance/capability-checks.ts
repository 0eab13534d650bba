import type { Capability } from '../capabilities.ts';
import { checkCampaignCosts } from './check-campaign-costs.ts';
import { checkCard } from './check-card.ts';
import { checkCoupons } from './check-coupons.ts';
import { checkFacets } from './check-facets.ts';
import { checkFit, checkLooks } from './check-product-details.ts';
import { checkReviews } from './check-reviews.ts';
import { checkStockAlerts } from './check-stock-alerts.ts';
import type { ConformanceResult } from './conformance-result.ts';

type Check = (baseUrl: string) => AsyncIterable<ConformanceResult>;

/** Checks of the optional calls, by capability. */
export const capabilityChecks: Partial<Record<Capability, Check>> = {
  reviews: checkReviews,
  coupons: checkCoupons,
  card: checkCard,
  'stock-alerts': checkStockAlerts,
  facets: checkFacets,
  looks: checkLooks,
  fit: checkFit,
  'campaign-costs': checkCampaignCosts,
};
