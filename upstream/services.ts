import type { Logger } from 'pino';
import { type AccessTokens, createAccessTokens } from './accounts/access-tokens.ts';
import { Attempts } from './accounts/attempts.ts';
import { keptSecret } from './accounts/secrets.ts';
import { newKey } from './admin/door.ts';
import type { Database, Orm } from './db/database.ts';
import { createMailer, type Mailer } from './mail/mailer.ts';
import type { Settings } from './settings.ts';

/** What the calls are answered with. */
export interface Services {
  settings: Settings;
  database: Database;
  orm: Orm;
  logger: Logger;
  tokens: AccessTokens;
  attempts: Attempts;
  mailer: Mailer;
  /** Lets commands in, for as long as this process runs. */
  commandKey: string;
}

/** Sets up everything the calls need, over an open database. */
export async function createServices(
  settings: Settings,
  database: Database,
  logger: Logger,
): Promise<Services> {
  const secret = settings.authSecret ?? (await keptSecret(database.orm, 'access tokens'));
  return {
    settings,
    database,
    orm: database.orm,
    logger,
    tokens: createAccessTokens(secret, settings.accessTokenSeconds),
    attempts: new Attempts(database.orm, settings.attemptsFactor),
    mailer: createMailer(settings.smtpUrl, settings.mailFrom, logger),
    commandKey: newKey(),
  };
}
