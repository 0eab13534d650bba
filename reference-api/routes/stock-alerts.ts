import type { OpenAPIHono } from '@hono/zod-openapi';
import { stockAlertCalls } from '../../contract/calls.ts';
import { networkPrefixOf } from '../../contract/client-address.ts';
import { rateLimits } from '../accounts/rate-limits.ts';
import { HttpError, notFound } from '../http/http-error.ts';
import { withIntegerIds } from '../http/integer-ids.ts';
import { registerCall } from '../http/register-call.ts';
import type { Services } from '../services.ts';
import { mailSenderOf } from '../shops.ts';
import { addAlert, confirmAlert, endAlerts, findAlert } from '../stock-alerts/alerts.ts';

/** Registers the calls of stock alerts. */
export function registerStockAlertRoutes(
  app: OpenAPIHono,
  { orm, reader, rateLimiter, settings, stockAlertSecret: secret }: Services,
): void {
  /** Finds the alert of a token. A token without an alert counts as guessed and throws a 404. */
  const requireAlert = async (token: string, language: 'en' | 'ar', address: string, connection = orm) => {
    const alert = await findAlert(connection, secret, token, language);
    if (alert) return alert;
    await rateLimiter.consume(rateLimits.wrongStockAlertTokensPerNetwork, networkPrefixOf(address));
    throw notFound();
  };

  registerCall(app, stockAlertCalls.add, async ({ body, address, header }) => {
    await rateLimiter.consume(rateLimits.stockAlertsPerNetwork, networkPrefixOf(address));
    try {
      await rateLimiter.consume(rateLimits.stockAlertsPerRecipient, body.email.toLowerCase());
    } catch (error) {
      // A 429 would reveal earlier requests for this address.
      if (error instanceof HttpError) return {};
      throw error;
    }
    await addAlert(orm, withIntegerIds(body), mailSenderOf(settings, header('x-shop-origin')).origin);
    return {};
  });

  registerCall(app, stockAlertCalls.alert, async ({ param, language, address }) =>
    requireAlert(param('token'), language, address, reader),
  );

  registerCall(app, stockAlertCalls.confirm, async ({ param, language, address }) => {
    await confirmAlert(orm, secret, param('token'));
    return requireAlert(param('token'), language, address);
  });

  registerCall(app, stockAlertCalls.end, async ({ param, language, address }) => {
    await endAlerts(orm, secret, param('token'));
    return requireAlert(param('token'), language, address);
  });
}
