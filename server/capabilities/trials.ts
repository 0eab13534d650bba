import type { Capability } from '../../contract/capabilities.ts';
import { withParameter } from '../../contract/path-parameter.ts';
import {
  campaignPaths,
  couponPaths,
  paymentPaths,
  reviewPaths,
  searchPaths,
  stockAlertPaths,
} from '../../contract/paths.ts';
import type { CapabilityFinding } from '../../lib/platform/tenant/api-capabilities.ts';
import { type Api, type ApiResponse, callApi, isObject, NoAnswerError } from './api-client.ts';

/** Products that trials look at, fetched when first needed. */
export interface SampleProducts {
  /** First page of the product search; empty when it has no products. */
  listed(): Promise<{ slug: string }[]>;
  /** Details of a few listed products of each main category. */
  details(): Promise<Record<string, unknown>[]>;
  /** Response of the product search with page size 1. */
  searchResponse(): Promise<ApiResponse>;
}

/** Finds out whether the API has a capability, by calls that change nothing. @throws {NoAnswerError} */
type Trial = (api: Api, products: SampleProducts) => Promise<CapabilityFinding>;

const available: CapabilityFinding = { state: 'available' };
const missing = (reason: string): CapabilityFinding => ({ state: 'missing', reason });
/** No sample product has the field of the capability, or a setting that it needs is not set. */
const unseen = (reason: string): CapabilityFinding => ({ state: 'unseen', reason });

/** Method not allowed, not implemented. */
const unsupportedStatuses = [405, 501];
/** Makes a path that no API has. */
const absentSuffix = '-does-not-exist';

/**
 * Trials of the optional calls (contract/README.md, "Capabilities"). Calls that would change something get an empty object, or
 * the number of an order that does not exist. An API that has the call rejects these. Any other API responds as to a path that does not exist.
 */
export const trials: Record<Capability, Trial> = {
  async reviews(api, products) {
    const [product] = await products.listed();
    if (!product) throw new NoAnswerError('there is no product to read reviews of');
    const path = withParameter(reviewPaths.reviews, product.slug);
    const { status, payload } = await callApi(api, 'GET', `${path}?sort=newest&pageNumber=1&pageSize=1`);
    const isPage = status === 200 && isObject(payload) && Array.isArray(payload.items);
    return isPage ? available : missing(`GET ${path} responds ${status === 200 ? 'without items' : status}`);
  },

  coupons: (api) => tryCall(api, couponPaths.checkCoupon),

  async card(api) {
    const finding = await tryCall(api, paymentPaths.startPayment);
    if (finding.state !== 'available') return finding;
    // For an unknown order, 409 means that the API takes no cards.
    const body = { number: 'CAPABILITY-CHECK', email: 'capability-check@example.com' };
    const { status, message } = await callApi(api, 'POST', paymentPaths.startPayment, { body });
    return status === 409
      ? missing(`POST ${paymentPaths.startPayment} responds 409${message ? `: ${message}` : ''}`)
      : available;
  },

  'stock-alerts': (api) => tryCall(api, stockAlertPaths.add),

  async facets(_api, products) {
    const { payload } = await products.searchResponse();
    if (isObject(payload) && isObject(payload.facets)) return available;
    return missing(`POST ${searchPaths.filterProducts} responds without facets`);
  },

  // Outfits: products that go with a product.
  looks: async (_api, products) => findField(await products.details(), 'goesWith'),

  fit: async (_api, products) => findField(await products.details(), 'measurements'),

  async 'campaign-costs'(api) {
    if (!api.campaignsKey) return unseen('CAMPAIGNS_KEY is not set');
    const headers = { 'x-campaigns-key': api.campaignsKey };
    const path = campaignPaths.uploadCosts;
    const { status } = await callApi(api, 'POST', path, { body: {}, headers });
    if (status === 401 || status === 403) return missing(`POST ${path} rejects CAMPAIGNS_KEY`);
    return tryCall(api, path, headers);
  },
};

/** Compares the response to an empty body with the response of a path that does not exist: an API without the call sends the same. */
async function tryCall(
  api: Api,
  path: string,
  headers: Record<string, string> = {},
): Promise<CapabilityFinding> {
  const sendTo = (tried: string) => callApi(api, 'POST', tried, { body: {}, headers });
  const [response, absentPathResponse] = await Promise.all([
    sendTo(path),
    sendTo(path + absentSuffix).catch(() => null),
  ]);
  const isSame =
    response.status === absentPathResponse?.status &&
    response.message === absentPathResponse.message?.replaceAll(absentSuffix, '');
  const isUnknownPath = response.status === 404 && response.message === undefined;
  const lacksCall = isSame || isUnknownPath || unsupportedStatuses.includes(response.status);
  return lacksCall ? missing(`POST ${path} responds ${response.status}`) : available;
}

function findField(products: Record<string, unknown>[], field: string): CapabilityFinding {
  if (products.length === 0) throw new NoAnswerError(`there is no product to look for ${field}`);
  const hasField = products.some((product) => Array.isArray(product[field]) && product[field].length > 0);
  return hasField ? available : unseen(`none of ${products.length} products has ${field}`);
}
