import nodemailer from 'nodemailer';
import type { Logger } from 'pino';

export interface Mail {
  to: string;
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
  return {
    send: async (mail) => {
      await transport.sendMail(mail);
    },
  };
}
