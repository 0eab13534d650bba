import nodemailer from 'nodemailer';
import type { Logger } from 'pino';
import type { Language } from '../http/language.ts';
import { renderMailHtml } from './mail-html.ts';

export interface Mail {
  to: string;
  /** Sender name; defaults to the one in `MAIL_FROM`. */
  shop?: string;
  language: Language;
  subject: string;
  text: string;
  headers?: Record<string, string>;
}

/** Sends mails. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** Creates a mailer that sends by SMTP, or logs the mails when no SMTP URL is set. */
export function createMailer(smtpUrl: string | undefined, from: string, logger: Logger): Mailer {
  if (!smtpUrl) {
    return { send: async (mail) => logger.info({ mail }, 'mail not sent: SMTP_URL names no server') };
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
    },
  };
}
