import { getConnInfo } from '@hono/node-server/conninfo';
import { OpenAPIHono } from '@hono/zod-openapi';
import { bodyLimit } from 'hono/body-limit';
import { clientAddress } from '../contract/client-address.ts';
import { findCustomer } from './accounts/sessions.ts';
import { databaseFailureOf } from './db/database-failure.ts';
import { databaseUnavailable, HttpError, respondWithError } from './http/http-error.ts';
import { isAbortedRequest } from './http/is-aborted-request.ts';
import { messages } from './http/messages.ts';
import { rejectUnsupportedCalls } from './http/reject-unsupported-calls.ts';
import { registerAccountRoutes } from './routes/accounts.ts';
import { registerCampaignRoutes } from './routes/campaigns.ts';
import { registerCartRoutes } from './routes/cart.ts';
import { registerCategoryRoutes } from './routes/categories.ts';
import { registerCommandRoutes } from './routes/commands.ts';
import { registerCouponRoutes } from './routes/coupons.ts';
import { registerFeatureTagRoutes } from './routes/feature-tags.ts';
import { registerHealthRoute } from './routes/health.ts';
import { registerOrderRoutes } from './routes/orders.ts';
import { registerPaymentRoutes } from './routes/payments.ts';
import { registerProductRoutes } from './routes/products.ts';
import { registerProfileRoutes } from './routes/profile.ts';
import { registerReviewRoutes } from './routes/reviews.ts';
import { registerSessionRoutes } from './routes/sessions.ts';
import { registerShopRoutes } from './routes/shop.ts';
import { registerStockAlertRoutes } from './routes/stock-alerts.ts';
import { registerTrackingRoutes } from './routes/tracking.ts';
import { registerUploadRoutes } from './routes/uploads.ts';
import { registerWishlistRoutes } from './routes/wishlist.ts';
import type { Services } from './services.ts';

const maxBodyBytes = 1024 * 1024;

/**
 * Creates the Hono app with every route of the reference API.
 * @param isStopping true once the process is stopping
 */
export function createApp(services: Services, isStopping: () => boolean): OpenAPIHono {
  const { orm, reader, database, tokenIssuer, settings, logger } = services;
  const app = new OpenAPIHono();
  app.onError((error, c) => {
    if (error instanceof HttpError) return respondWithError(c, error);
    if (isAbortedRequest(error)) {
      logger.info(
        { method: c.req.method, path: c.req.path },
        'the client left before its request was complete',
      );
      return respondWithError(c, new HttpError(400, messages.bodyIncomplete));
    }
    const failure = databaseFailureOf(error);
    if (failure) {
      logger.warn({ err: error, failure, method: c.req.method, path: c.req.path }, 'database unavailable');
      return respondWithError(c, databaseUnavailable());
    }
    logger.error({ err: error, method: c.req.method, path: c.req.path }, 'request failed');
    return respondWithError(c, new HttpError(500, messages.internalError));
  });
  app.notFound((c) => respondWithError(c, new HttpError(404, messages.routeNotFound)));
  app.use(
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: (c) => {
        // The rest of the body is still arriving, so the connection cannot be reused.
        c.header('Connection', 'close');
        return respondWithError(c, new HttpError(413, messages.bodyTooLarge));
      },
    }),
  );
  app.use(async (c, next) => {
    const peer = getConnInfo(c).remote.address ?? '';
    c.set('caller', {
      address: clientAddress(peer, c.req.header('x-forwarded-for'), settings.trustedProxies),
      findCustomer: (token) => findCustomer(reader, tokenIssuer, token),
    });
    await next();
  });
  rejectUnsupportedCalls(app);
  registerCategoryRoutes(app, reader);
  registerFeatureTagRoutes(app, reader);
  registerProductRoutes(app, services);
  registerReviewRoutes(app, services);
  registerShopRoutes(app, services);
  registerAccountRoutes(app, services);
  registerProfileRoutes(app, services);
  registerSessionRoutes(app, services);
  registerCartRoutes(app, services);
  registerWishlistRoutes(app, services);
  registerOrderRoutes(app, services);
  registerCouponRoutes(app, services);
  registerPaymentRoutes(app, services);
  registerStockAlertRoutes(app, services);
  registerTrackingRoutes(app, services);
  registerCampaignRoutes(app, services);
  registerHealthRoute(app, database, settings.shops, isStopping);
  registerUploadRoutes(app, [settings.uploadsDir, settings.mediaDir]);
  registerCommandRoutes(app, orm, services.commandKey);
  app.doc('/openapi.json', { openapi: '3.0.0', info: { title: 'Rida reference API', version: '1' } });
  return app;
}
