import nodemailer from 'nodemailer';
import type { Logger } from 'pino';
import type { RateLimiter } from '../accounts/rate-limiter.ts';
import { rateLimits } from '../accounts/rate-limits.ts';
import { HttpError } from '../http/http-error.ts';
import type { Language } from '../http/language.ts';
import { renderMailHtml } from './mail-html.ts';
import { mailboxOf } from './mailbox.ts';

export interface Mail {
  to: string;
  /** Sender name; defaults to the one in `MAIL_FROM`. */
  shop?: string;
  language: Language;
  subject: string;
  text: string;
  headers?: Record<string, string>;
  /** True for a mail without which its recipient cannot go on; others leave room for it. */
  isEssential?: true;
}

/** Sends mails. */
export interface Mailer {
  /** Returns false for a mail that was not sent because its recipient has had enough in this hour. */
  send(mail: Mail): Promise<boolean>;
}

/** Creates a mailer that sends by SMTP, or logs the mails when no SMTP URL is set. */
export function createMailer(smtpUrl: string | undefined, from: string, logger: Logger): Mailer {
  if (!smtpUrl) {
    return {
      send: async (mail) => {
        logger.info({ mail }, 'mail not sent: SMTP_URL names no server');
        return true;
      },
    };
  }
  const transport = nodemailer.createTransport(smtpUrl, { from });
  const address = /<([^>]+)>/.exec(from)?.[1] ?? from;
  return {
    send: async ({ to, shop, language, subject, text, headers }) => {
      await transport.sendMail({
        to,
        subject,
        text,
        html: renderMailHtml(text, language),
        headers,
        ...(shop && { from: { name: shop, address } }),
      });
      return true;
    },
  };
}

/**
 * Limits the mails of all kinds to one mailbox, since strangers can have them sent: by orders, alerts and forgotten passwords of accounts
 * that nobody verified.
 */
export function limitMails(mailer: Mailer, rateLimiter: RateLimiter, logger: Logger): Mailer {
  const isAllowed = async ({ to, isEssential }: Mail) => {
    try {
      if (!isEssential) await rateLimiter.consume(rateLimits.otherMailsPerRecipient, mailboxOf(to));
      await rateLimiter.consume(rateLimits.mailsPerRecipient, mailboxOf(to));
      return true;
    } catch (error) {
      if (error instanceof HttpError) return false;
      throw error;
    }
  };
  return {
    send: async (mail) => {
      if (await isAllowed(mail)) return mailer.send(mail);
      logger.info('mail not sent: its recipient has had enough in this hour');
      return false;
    },
  };
}
