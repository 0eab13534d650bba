import type { Logger } from 'pino';
import { type AccessTokenIssuer, createAccessTokenIssuer } from './accounts/access-tokens.ts';
import { RateLimiter } from './accounts/rate-limiter.ts';
import { getOrCreateSecret } from './accounts/secrets.ts';
import { generateCommandKey } from './admin/command-endpoint.ts';
import type { Database, Orm } from './db/database.ts';
import { createMailer, limitMails, type Mailer } from './mail/mailer.ts';
import { type CardProvider, createCardProvider } from './payments/create-provider.ts';
import { createPurchaseProviders } from './purchase-events/create-providers.ts';
import type { PurchaseProvider } from './purchase-events/purchase-provider.ts';
import type { Settings } from './settings.ts';

/** Dependencies of the routes. */
export interface Services {
  settings: Settings;
  database: Database;
  orm: Orm;
  /** Read-only; see `Database`. */
  reader: Orm;
  logger: Logger;
  /** Issues and verifies access tokens. */
  tokenIssuer: AccessTokenIssuer;
  rateLimiter: RateLimiter;
  mailer: Mailer;
  /** Null when the shops accept no cards. */
  cardPayments: CardProvider | null;
  /** Receivers of purchases from this server; empty without their settings. */
  purchaseProviders: readonly PurchaseProvider[];
  /** Signs the unsubscribe links in review request mails. */
  reviewMailSecret: string;
  /** Signs the links in mails about stock alerts. */
  stockAlertSecret: string;
  /** Bearer key of the command endpoint, new for every process. */
  commandKey: string;
}

/** Creates the dependencies of the routes over an open database. */
export async function createServices(
  settings: Settings,
  database: Database,
  logger: Logger,
): Promise<Services> {
  const rateLimiter = new RateLimiter(database.orm, settings.rateLimitFactor);
  const secret = settings.authSecret ?? (await getOrCreateSecret(database.orm, 'access tokens'));
  return {
    settings,
    database,
    orm: database.orm,
    reader: database.reader,
    logger,
    tokenIssuer: createAccessTokenIssuer(secret, settings.accessTokenSeconds),
    rateLimiter,
    mailer: limitMails(createMailer(settings.smtpUrl, settings.mailFrom, logger), rateLimiter, logger),
    cardPayments: await createCardProvider(database.orm, settings),
    purchaseProviders: createPurchaseProviders(settings),
    reviewMailSecret: await getOrCreateSecret(database.orm, 'review mails'),
    stockAlertSecret: await getOrCreateSecret(database.orm, 'stock alerts'),
    commandKey: generateCommandKey(),
  };
}
