import type { OpenAPIHono } from '@hono/zod-openapi';
import { type ApiCall, trackingCalls } from '../../contract/calls.ts';
import { networkPrefixOf } from '../../contract/client-address.ts';
import { rateLimits } from '../accounts/rate-limits.ts';
import { registerCall } from '../http/register-call.ts';
import { loadCategories } from '../queries/categories.ts';
import type { Services } from '../services.ts';
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

  registerCall(app, trackingCalls.logEvents, async ({ body, address }) => {
    await rateLimiter.consume(rateLimits.eventsPerNetwork, networkPrefixOf(address));
    await storeEvents(orm, body);
    return {};
  });
  registerCall(app, withAdSegment(trackingCalls.trackCart), async ({ body, address }) => {
    await rateLimiter.consume(rateLimits.eventsPerNetwork, networkPrefixOf(address));
    const { amount, productId, productName } = body;
    await storeEvents(orm, {
      eventType: 'track-event-cart',
      value: amount,
      productId,
      json: { productName },
    });
    return {};
  });
  registerCall(app, withAdSegment(trackingCalls.adCategories), async ({ language }) => {
    const tree = await loadCategories(reader);
    return tree.map((row) => toCategory(row, tree, language));
  });
}
