import type { Locale } from '@/lib/platform/i18n/routing';
import { createResourceClient } from '@/lib/platform/resource-service/resource-client';

export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** Sends a message to the shop. */
export async function sendMessage(message: ContactMessage, locale: Locale): Promise<void> {
  await createResourceClient('contactMessages', locale).save(message);
}
