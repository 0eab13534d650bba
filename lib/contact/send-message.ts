import { orderPaths } from '@/contract/paths';
import { callFromBrowser } from '@/lib/auth/call-from-browser';
import type { Locale } from '@/lib/i18n/routing';

export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** Sends a message to the shop. */
export async function sendMessage(message: ContactMessage, locale: Locale): Promise<void> {
  await callFromBrowser({ method: 'POST', path: orderPaths.sendMessage, body: message, locale });
}
