'use client';

import { withMessages } from '@/components/ui/with-messages';
import { fetchMessages } from '@/lib/platform/i18n/deferred-messages';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { MailAlertButton, MailAlertNote } from './mail-alert.tsx';

/**
 * Loads button and note of an alert by mail with their texts, under the export names of `stock-alert-button.tsx`. Throws
 * when the texts cannot be fetched.
 */
export async function loadMailAlert() {
  const messages = await fetchMessages('mail-alert', pageLocale());
  return {
    StockAlertButton: withMessages(MailAlertButton, messages),
    StockAlertNote: withMessages(MailAlertNote, messages),
  };
}
