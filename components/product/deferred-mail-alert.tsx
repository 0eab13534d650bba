'use client';

import { NextIntlClientProvider, useLocale } from 'next-intl';
import type { ComponentProps, ComponentType } from 'react';
import { fetchMessages } from '@/lib/i18n/deferred-messages';
import { pageLocale } from '@/lib/i18n/page-locale';
import { MailAlertButton, MailAlertNote } from './mail-alert.tsx';

/** Loads the parts that request a mail about a sold-out variant, with their texts. Throws when these cannot be fetched. */
export async function loadMailAlert() {
  const messages = await fetchMessages('mail-alert', pageLocale());
  function withTexts<Props extends object>(Part: ComponentType<Props>) {
    return function WithTexts(props: Props) {
      return (
        <NextIntlClientProvider locale={useLocale()} messages={messages}>
          <Part {...props} />
        </NextIntlClientProvider>
      );
    };
  }
  return {
    StockAlertButton: withTexts<ComponentProps<typeof MailAlertButton>>(MailAlertButton),
    StockAlertNote: withTexts<ComponentProps<typeof MailAlertNote>>(MailAlertNote),
  };
}
