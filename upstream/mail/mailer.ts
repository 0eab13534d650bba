import nodemailer from 'nodemailer';
import type { Logger } from 'pino';
import type { Language } from '../http/language.ts';
import { htmlOf } from './html-of.ts';

export interface Mail {
  to: string;
  /** Who it is from, beside the address; the one of the setting where it is left out. */
  shop?: string;
  language: Language;
  subject: string;
  text: string;
}

/** Sends mails to people. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** Sends by SMTP where an address is given, and otherwise writes to the log what would be sent. */
export function createMailer(smtpUrl: string | undefined, from: string, logger: Logger): Mailer {
  if (!smtpUrl) {
    return { send: async (mail) => logger.info({ mail }, 'a mail, which SMTP_URL would send') };
  }
  const transport = nodemailer.createTransport(smtpUrl, { from });
  const address = /<([^>]+)>/.exec(from)?.[1] ?? from;
  return {
    send: async ({ to, shop, language, subject, text }) => {
      await transport.sendMail({
        to,
        subject,
        text,
        html: htmlOf(text, language),
        ...(shop && { from: { name: shop, address } }),
      });
    },
  };
}
