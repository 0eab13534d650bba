import { getConnInfo } from '@hono/node-server/conninfo';
import { OpenAPIHono } from '@hono/zod-openapi';
import { DrizzleQueryError } from 'drizzle-orm';
import { bodyLimit } from 'hono/body-limit';
import { findCustomer } from './accounts/sessions.ts';
import { clientAddress } from './http/client-address.ts';
import { answerFailure, HttpFailure } from './http/failure.ts';
import { words } from './http/words.ts';
import { serveAccounts } from './routes/accounts.ts';
import { serveCampaigns } from './routes/campaigns.ts';
import { serveCart } from './routes/cart.ts';
import { serveCategories } from './routes/categories.ts';
import { serveCommands } from './routes/commands.ts';
import { serveFeatureTags } from './routes/feature-tags.ts';
import { serveHealth } from './routes/health.ts';
import { serveOrders } from './routes/orders.ts';
import { serveProducts } from './routes/products.ts';
import { serveProfile } from './routes/profile.ts';
import { serveSessions } from './routes/sessions.ts';
import { serveShop } from './routes/shop.ts';
import { serveTracking } from './routes/tracking.ts';
import { serveUploads } from './routes/uploads.ts';
import { serveWishList } from './routes/wish-list.ts';
import type { Services } from './services.ts';

const mostBodyBytes = 1024 * 1024;

/** Everything the reference API answers. */
export function createApp(services: Services): OpenAPIHono {
  const { orm, database, tokens, settings, logger } = services;
  const app = new OpenAPIHono();
  app.onError((error, c) => {
    if (error instanceof HttpFailure) return answerFailure(c, error);
    // What Drizzle says of a failed query repeats its values, which may be anyone's.
    const err = error instanceof DrizzleQueryError ? error.cause : error;
    logger.error({ err, method: c.req.method, path: c.req.path }, 'a call failed');
    return answerFailure(c, new HttpFailure(500, words.fault));
  });
  app.notFound((c) => answerFailure(c, new HttpFailure(404, words.noAddress)));
  app.use(
    bodyLimit({
      maxSize: mostBodyBytes,
      onError: (c) => {
        // The rest of the body is still on its way: the connection cannot carry another call.
        c.header('Connection', 'close');
        return answerFailure(c, new HttpFailure(413, words.tooLarge));
      },
    }),
  );
  app.use(async (c, next) => {
    const peer = getConnInfo(c).remote.address ?? '';
    c.set('caller', {
      address: clientAddress(peer, c.req.header('x-forwarded-for'), settings.trustedProxies),
      customerOf: (token) => findCustomer(orm, tokens, token),
    });
    await next();
  });
  serveCategories(app, orm);
  serveFeatureTags(app, orm);
  serveProducts(app, orm);
  serveShop(app, orm);
  serveAccounts(app, services);
  serveProfile(app, services);
  serveSessions(app, services);
  serveCart(app, services);
  serveWishList(app, services);
  serveOrders(app, services);
  serveTracking(app, services);
  serveCampaigns(app, services);
  serveHealth(app, database);
  serveUploads(app, settings.uploadsDir);
  serveCommands(app, orm, services.commandKey);
  app.doc('/openapi.json', { openapi: '3.0.0', info: { title: 'Rida reference API', version: '1' } });
  return app;
}
