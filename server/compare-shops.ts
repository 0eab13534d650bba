import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { ReferenceApiShop } from './reference-api-shops.ts';
import { StartError } from './start-error.ts';

/** Health response of an API that lists its shops, with costs in units of the currency. Any other response counts as an empty list. */
const Health = z.object({
  shops: z.array(
    z.object({
      currency: z.string(),
      origins: z.array(z.string()).optional(),
      deliveryCost: z.number().optional(),
      shipping: z.record(z.string(), z.number()).optional(),
      countries: z.array(z.string()).optional(),
    }),
  ),
});
type ApiShop = z.infer<typeof Health>['shops'][number];

/** Origins on which a shop is only tried out, so that the API need not know them. */
const localOrigin = /^https?:\/\/(?:[^/]+\.)?localhost(?::|$)/;
const retryDelayMs = 10_000;
/** Longest time that the start waits: an API that hangs must not keep the storefront from listening. */
const maxStartDelayMs = 1000;

/**
 * Compares the storefront's shops with those that the API lists at `/health`. If the API does not respond within a second, the storefront
 * starts anyway. The comparison is then retried every ten seconds until the API responds; if the shops differ, it calls `onDifference`.
 * @throws {StartError} with a line for each difference
 */
export async function compareShops(
  api: { baseUrl: string; timeoutMs: number },
  shops: ReferenceApiShop[],
  log: Logger,
  onDifference: (error: StartError) => void,
): Promise<void> {
  const listedShops = await fetchApiShops({
    ...api,
    timeoutMs: Math.min(api.timeoutMs, maxStartDelayMs),
  });
  if (listedShops) return assertSameShops(listedShops, shops);
  log.warn('the API does not answer at /health: whether it has the same shops is checked once it does');
  const compareLater = async () => {
    let apiShops: ApiShop[] | null = null;
    while (!apiShops) {
      await sleep(retryDelayMs, undefined, { ref: false });
      apiShops = await fetchApiShops(api);
    }
    assertSameShops(apiShops, shops);
  };
  compareLater().catch(onDifference);
}

/** Returns the API's shops, empty when it lists none, or null when it does not respond. */
async function fetchApiShops({ baseUrl, timeoutMs }: { baseUrl: string; timeoutMs: number }) {
  try {
    const response = await fetch(`${baseUrl}/health`, { signal: AbortSignal.timeout(timeoutMs) });
    if (response.status >= 500) return null;
    const health = Health.safeParse(await response.json().catch(() => null));
    return health.success ? health.data.shops : [];
  } catch {
    return null;
  }
}

/** Does nothing for an API that lists no shops. @throws {StartError} with a line for each difference */
function assertSameShops(apiShops: ApiShop[], shops: ReferenceApiShop[]): void {
  if (apiShops.length === 0) return;
  const differences = shops.flatMap((shop) => differencesOf(shop, apiShops));
  if (differences.length === 0) return;
  const advice = `Set SHOPS of the API to what "node deploy/run.mjs shops" prints, or change the tenants file.`;
  throw new StartError(
    ['The storefront and the API have different shops.', ...differences, advice].join('\n'),
  );
}

/** Returns a sentence for each difference between a shop and the API's shop of the same currency. */
function differencesOf(shop: ReferenceApiShop, apiShops: ApiShop[]): string[] {
  const { currency, deliveryCost, origin, otherOrigins = [] } = shop;
  const apiShop = apiShops.find((candidate) => candidate.currency === currency);
  if (!apiShop) return [`The API takes no orders in ${currency}.`];
  const differences: string[] = [];
  if (apiShop.deliveryCost !== undefined && apiShop.deliveryCost !== deliveryCost)
    differences.push(
      `Delivery in ${currency} costs ${deliveryCost}, but ${apiShop.deliveryCost} in the API.`,
    );
  const furtherMethods = [
    ['express', 'Express delivery', shop.expressCost],
    ['pick-up', 'Pick-up', shop.pickUp?.cost],
  ] as const;
  for (const [method, name, cost] of furtherMethods) {
    const apiCost = apiShop.shipping?.[method];
    if (cost !== undefined && apiShop.shipping && apiCost !== cost)
      differences.push(
        apiCost === undefined
          ? `${name} in ${currency} is unknown to the API.`
          : `${name} in ${currency} costs ${cost}, but ${apiCost} in the API.`,
      );
  }
  const [countries, apiCountries] = [countriesOf(shop), countriesOf(apiShop)];
  if (countries !== apiCountries)
    differences.push(`${currency} is delivered to ${countries}, but to ${apiCountries} by the API.`);
  for (const ownOrigin of [origin, ...otherOrigins]) {
    if (!localOrigin.test(ownOrigin) && apiShop.origins && !apiShop.origins.includes(ownOrigin))
      differences.push(`The API does not know ${ownOrigin}: links in its mails would lead elsewhere.`);
  }
  return differences;
}

function countriesOf({ countries }: { countries?: string[] | undefined }): string {
  return countries ? [...countries].sort().join(', ') : 'all countries';
}
