import type { Locale } from '@/lib/i18n/routing';
import { callFromBrowser } from '@/lib/upstream/browser';

export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** Sends a message to the shop. */
export async function sendMessage(message: ContactMessage, locale: Locale): Promise<void> {
  await callFromBrowser({ method: 'POST', path: '/Posts/ContactMessages', body: message, locale });
}
