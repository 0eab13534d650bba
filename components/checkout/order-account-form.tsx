'use client';

import { useLocale, useTranslations } from 'next-intl';
import { AuthLink } from '@/components/account/auth-link';
import { FormAlert } from '@/components/forms/form-alert';
import { PasswordField } from '@/components/forms/password-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useShopForm } from '@/components/forms/use-shop-form';
import { notify } from '@/components/toasts/notify';
import { register } from '@/lib/platform/auth/account-actions';
import { orderAccountSchema } from '@/lib/platform/auth/form-schemas';
import { paths } from '@/lib/platform/urls/paths';
import { saveOrderDetails } from '@/lib/shopper/account/save-order-details';
import { recordAccountOfOrder } from '@/lib/shopper/checkout/placed-orders';
import type { Order } from '@/lib/shopper/orders/order';

/**
 * Creates an account with the name, e-mail address, phone number and address of a guest's order. Asks for a password
 * only.
 * @param email e-mail address that the guest typed in the checkout; that of `order` may be empty
 */
export function OrderAccountForm({ order, email }: { order: Order; email: string }) {
  const t = useTranslations('checkout.thanks.account');
  const tFields = useTranslations('forms.fields');
  const locale = useLocale();
  const { form, errors, formError, submit } = useShopForm(
    orderAccountSchema,
    async ({ password }) => {
      const { recipient: name, phoneNumber, address, shipping } = order;
      await register({ name, email, phoneNumber, password }, locale);
      recordAccountOfOrder(order.number);
      const isSaved = await saveOrderDetails({ address, phoneNumber, shipping }, locale).then(
        () => true,
        () => false,
      );
      notify({
        kind: isSaved ? 'success' : 'warning',
        text: t(isSaved ? 'created' : 'createdWithoutAddress'),
      });
    },
    { email, password: '' },
  );
  return (
    <section aria-labelledby="keep-details" className="mt-10 max-w-xl">
      <h2 id="keep-details" className="title mb-3 text-3xl">
        {t('title')}
      </h2>
      <p className="mb-6 text-muted">{t('hint', { email })}</p>
      <form method="post" noValidate onSubmit={submit} className="grid gap-5">
        {/* Tells password managers whose password this is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordField
          label={tFields('password')}
          registration={form.register('password')}
          error={errors.password}
          autoComplete="new-password"
        />
        <FormAlert text={formError} />
        <SubmitButton busy={form.formState.isSubmitting}>{t('create')}</SubmitButton>
        <p>
          {t('haveAccount')} <AuthLink href={paths.login}>{t('signIn')}</AuthLink>
        </p>
      </form>
    </section>
  );
}
