'use client';

import { useLocale, useTranslations } from 'next-intl';
import { EmailField, Field, NameField, TextAreaField } from '@/components/forms/field';
import { FormAlert } from '@/components/forms/form-alert';
import { SubmitButton } from '@/components/forms/submit-button';
import { useShopForm } from '@/components/forms/use-shop-form';
import { notify } from '@/components/toasts/notify';
import { maxMessageLength, maxSubjectLength } from '@/lib/platform/forms/max-lengths';
import { contactSchema, sendMessage } from '@/lib/shopper/contact/contact-message';

/** Sends a message to the shop; the form is reset only on success. */
export function ContactForm() {
  const t = useTranslations('forms');
  const locale = useLocale();
  const { form, errors, formError, submit } = useShopForm(contactSchema, async (values) => {
    await sendMessage(values, locale);
    form.reset();
    notify({ kind: 'success', text: t('contact.sent') });
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="grid max-w-xl gap-5">
      <NameField registration={form.register('name')} error={errors.name} />
      <EmailField registration={form.register('email')} error={errors.email} autoComplete="email" />
      <Field
        label={t('fields.subject')}
        registration={form.register('subject')}
        error={errors.subject}
        maxLength={maxSubjectLength}
        optional
      />
      <TextAreaField
        label={t('fields.message')}
        registration={form.register('message')}
        error={errors.message}
        rows={6}
        maxLength={maxMessageLength}
      />
      <FormAlert text={formError} />
      <div>
        <SubmitButton busy={form.formState.isSubmitting}>{t('contact.submit')}</SubmitButton>
      </div>
    </form>
  );
}
