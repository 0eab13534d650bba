'use client';

import { Bell } from 'lucide';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { EmailField } from '@/components/forms/field';
import { FormAlert } from '@/components/forms/form-alert';
import { SubmitButton } from '@/components/forms/submit-button';
import { useShopForm } from '@/components/forms/use-shop-form';
import { Icon } from '@/components/ui/icon';
import { Modal } from '@/components/ui/modal';
import { withMessages } from '@/components/ui/with-messages';
import { session } from '@/lib/platform/auth/session';
import { fetchMessages } from '@/lib/platform/i18n/deferred-messages';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { useStore } from '@/lib/platform/store/use-store';
import type { LineKey } from '@/lib/shopper/cart/cart';
import {
  mailAlertKey,
  mailAlertSchema,
  requestedMailAlerts,
  requestMailAlert,
} from '@/lib/shopper/stock-alerts/request-mail-alert';

/**
 * Loads button and note of an alert by mail, with their texts. In a shop whose API sends such mails, the result replaces the module
 * `stock-alert-button.tsx`, so it has the same exports. Throws when the texts cannot be fetched.
 */
export async function loadMailAlert() {
  const messages = await fetchMessages('mail-alert', pageLocale());
  return {
    StockAlertButton: withMessages(MailAlertButton, messages),
    StockAlertNote: withMessages(MailAlertNote, messages),
  };
}

/** Returns the address to which a mail about the variant was requested since the document was loaded; null without one. */
const useRequestedAddress = (item: LineKey) =>
  useStore(requestedMailAlerts, (requested) => requested.get(mailAlertKey(item)) ?? null);

/** Button that opens the form for a mail about a sold-out variant, described by `MailAlertNote`. */
function MailAlertButton({ item, noteId }: { item: LineKey; noteId: string }) {
  const t = useTranslations('mailAlert');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-describedby={noteId}
        className="btn h-full w-full px-2 leading-tight"
        onClick={() => setIsOpen(true)}
      >
        <Icon icon={Bell} className="size-5 shrink-0" />
        {t('enable')}
      </button>
      {isOpen &&
        // Rendered outside the form of the product's options, because forms cannot be nested.
        createPortal(
          <Modal
            title={t('enable')}
            className="mx-0 mt-auto mb-0 w-full max-w-none sm:m-auto sm:w-[min(28rem,92vw)]"
            onClose={() => setIsOpen(false)}
          >
            <MailAlertForm item={item} />
          </Modal>,
          document.body,
        )}
    </>
  );
}

/** Says that the alert comes by mail; after a request, the address to which the confirmation mail goes. */
function MailAlertNote({ item, id }: { item: LineKey; id: string }) {
  const t = useTranslations('mailAlert');
  const email = useRequestedAddress(item);
  return (
    <p id={id} className="mt-2 text-sm wrap-anywhere text-muted">
      {email === null ? t('hint') : t('sent', { email })}
    </p>
  );
}

/** Form that requests the mail, prefilled with the address of a customer. */
function MailAlertForm({ item }: { item: LineKey }) {
  const t = useTranslations('mailAlert');
  const locale = useLocale();
  const currentSession = useStore(session);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, errors, formError, submit } = useShopForm(
    mailAlertSchema,
    async ({ email }) => {
      await requestMailAlert(item, email, locale);
      setSentTo(email);
    },
    { email: (currentSession.status === 'customer' && currentSession.email) || '' },
  );
  if (sentTo !== null) return <SubmittedNotice text={t('sent', { email: sentTo })} />;
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <p>{t('intro')}</p>
      <EmailField registration={form.register('email')} error={errors.email} autoComplete="email" />
      <FormAlert text={formError} />
      <SubmitButton busy={form.formState.isSubmitting}>{t('submit')}</SubmitButton>
    </form>
  );
}

/** Shows the address to which the confirmation mail goes, and receives the focus, because the focused form is gone. */
function SubmittedNotice({ text }: { text: string }) {
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <p ref={element} role="status" tabIndex={-1} className="wrap-anywhere">
      {text}
    </p>
  );
}
