import type { OpenAPIHono } from '@hono/zod-openapi';
import { type ApiCall, trackingCalls } from '../../contract/calls.ts';
import { networkPrefixOf } from '../../contract/client-address.ts';
import { rateLimits } from '../accounts/rate-limits.ts';
import { registerCall } from '../http/register-call.ts';
import { loadCategories } from '../queries/categories.ts';
import type { Services } from '../services.ts';
import { currenciesAt } from '../shops.ts';
import { storeEvents } from '../tracking/store-events.ts';
import { toCategory } from '../wire/category.ts';

/** Registers visitor events and the calls under the path segment of the advertising provider. */
export function registerTrackingRoutes(
  app: OpenAPIHono,
  { orm, reader, settings, rateLimiter }: Services,
): void {
  const withAdSegment = <C extends ApiCall>(call: C): C => ({
    ...call,
    path: call.path.replace('{adSegment}', settings.adProviderSegment),
  });

  /** Returns the currency of the shop at an origin; null when it has none or several. */
  const visitedCurrency = (origin: string | undefined) => {
    const currencies = currenciesAt(settings.shops, origin);
    return currencies.length === 1 ? (currencies[0] ?? null) : null;
  };

  registerCall(app, trackingCalls.logEvents, async ({ body, address, header }) => {
    await rateLimiter.consume(rateLimits.eventsPerNetwork, networkPrefixOf(address));
    await storeEvents(orm, body, visitedCurrency(header('x-shop-origin')));
    return {};
  });
  registerCall(app, withAdSegment(trackingCalls.trackCart), async ({ body, address, header }) => {
    await rateLimiter.consume(rateLimits.eventsPerNetwork, networkPrefixOf(address));
    const { amount, productId, productName } = body;
    const event = { eventType: 'track-event-cart', value: amount, productId, json: { productName } };
    await storeEvents(orm, event, visitedCurrency(header('x-shop-origin')));
    return {};
  });
  registerCall(app, withAdSegment(trackingCalls.adCategories), async ({ language }) => {
    const tree = await loadCategories(reader);
    return tree.map((row) => toCategory(row, tree, language));
  });
}
