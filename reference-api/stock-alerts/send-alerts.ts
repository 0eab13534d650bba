import { withParameter } from '../../contract/path-parameter.ts';
import { stockAlertPaths } from '../../contract/paths.ts';
import { createLinkToken, unsubscribeUrlOf } from '../mail/one-click-unsubscribe.ts';
import { stockAlertMail } from '../mail/stock-alert-mail.ts';
import type { Services } from '../services.ts';
import { mailSenderOf } from '../shops.ts';
import { claimAlert, markAsSent } from './claim-alert.ts';
import { findNamedVariant } from './find-variant.ts';

const intervalMs = 3000;

type Dependencies = Pick<Services, 'orm' | 'mailer' | 'settings' | 'logger' | 'stockAlertSecret'>;

/**
 * Sends the confirmation and back-in-stock mails of alerts every few seconds; several processes may do so at once. A mail is marked
 * as sent after the mail server accepted it, so a crash loses no mail but may send one twice, with the same Message-ID.
 * Returns a function that stops the sending.
 */
export function startStockAlertMails(services: Dependencies): () => Promise<void> {
  let isStopped = false;
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= sendAll()
      .catch((error) => services.logger.error({ err: error }, 'stock alerts could not be sent'))
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(run, intervalMs);
  timer.unref();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await running;
  };

  async function sendAll(): Promise<void> {
    while (!isStopped && (await sendNextMail(services)));
  }
}

/** Sends the next mail that is due; returns false when there is none. */
async function sendNextMail({ orm, mailer, settings, stockAlertSecret }: Dependencies): Promise<boolean> {
  const alert = await claimAlert(orm);
  if (!alert) return false;
  const { id, email, language, variantId } = alert;
  const variant = await findNamedVariant(orm, variantId, language);
  // The variant was deleted meanwhile: another alert may be due.
  if (!variant) return true;
  const token = createLinkToken(stockAlertSecret, id);
  const sender = mailSenderOf(settings, alert.origin);
  const unsubscribeUrl = unsubscribeUrlOf(sender.origin, withParameter(stockAlertPaths.end, token));
  const kind = alert.state === 'pending' ? 'confirmation' : 'back-in-stock';
  // A mail that is not sent is tried again when the claim has ended.
  const mail = stockAlertMail(kind, { id, email, language, variant, token }, sender, unsubscribeUrl);
  if (await mailer.send(mail)) await markAsSent(orm, alert);
  return true;
}
