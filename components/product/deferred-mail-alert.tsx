'use client';

import { withMessages } from '@/components/ui/with-messages';
import { fetchMessages } from '@/lib/i18n/deferred-messages';
import { pageLocale } from '@/lib/i18n/page-locale';
import { MailAlertButton, MailAlertNote } from './mail-alert.tsx';

/** Loads the parts that request a mail about a sold-out variant, with their texts. Throws when these cannot be fetched. */
export async function loadMailAlert() {
  const messages = await fetchMessages('mail-alert', pageLocale());
  return {
    StockAlertButton: withMessages(MailAlertButton, messages),
    StockAlertNote: withMessages(MailAlertNote, messages),
  };
}
