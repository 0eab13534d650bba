import type { OpenAPIHono } from '@hono/zod-openapi';
import { type Call, trackingCalls } from '../../contract/calls.ts';
import { limits } from '../accounts/limits.ts';
import { networkOf } from '../http/client-address.ts';
import { serveCall } from '../http/serve-call.ts';
import { loadCategories } from '../queries/categories.ts';
import type { Services } from '../services.ts';
import { keepEvents } from '../tracking/keep-events.ts';
import { toCategory } from '../wire/category.ts';

/** Serves what browsers tell about visits, and the paths named after the advertising provider. */
export function serveTracking(app: OpenAPIHono, { orm, settings, attempts }: Services): void {
  const named = <C extends Call>(call: C): C => ({
    ...call,
    path: call.path.replace('{adSegment}', settings.adProviderSegment),
  });

  serveCall(app, trackingCalls.logEvents, async ({ body, address }) => {
    await attempts.count(limits.eventsFrom, networkOf(address));
    await keepEvents(orm, body);
    return {};
  });
  serveCall(app, named(trackingCalls.trackCart), async ({ body, address }) => {
    await attempts.count(limits.eventsFrom, networkOf(address));
    const { amount, productId, productName } = body;
    await keepEvents(orm, {
      eventType: 'track-event-cart',
      value: amount,
      productId,
      json: { productName },
    });
    return {};
  });
  serveCall(app, named(trackingCalls.adCategories), async ({ language }) => {
    const tree = await loadCategories(orm);
    return tree.map((row) => toCategory(row, tree, language));
  });
}
