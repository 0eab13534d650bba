import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { FormAlert } from '@/components/forms/form-alert';
import { Link } from '@/components/ui/link';
import { initialSelection } from '@/lib/catalogue/product/selection';
import { isVariantOutOfStock } from '@/lib/catalogue/product/stock';
import type { OptionValues, Product } from '@/lib/catalogue/product/types';
import { paths } from '@/lib/platform/urls/paths';
import { type AlertFailure, formId, type MailAlert } from '@/lib/shopper/stock-alerts/alert-page';

interface AlertFormWithoutScriptProps {
  product: Product;
  /** Colour and size requested by the URL. */
  options: OptionValues;
}

/**
 * Form that requests a mail about the variant of the page, for browsers without script. Renders nothing unless that
 * variant is sold out.
 */
export function AlertFormWithoutScript({ product, options }: AlertFormWithoutScriptProps) {
  const t = useTranslations('alertPage');
  const locale = useLocale();
  const id = useId();
  const { variant } = initialSelection(product, options);
  if (!variant || (product.available !== false && !isVariantOutOfStock(variant))) return null;
  return (
    <form method="post" action="/api/alerts" className="without-script mt-8 grid gap-3">
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="productId" value={formId(product.id)} />
      <input type="hidden" name="variantId" value={formId(variant.id)} />
      <label htmlFor={id}>{t('email')}</label>
      <input
        id={id}
        name="email"
        type="email"
        required
        maxLength={254}
        autoComplete="email"
        dir="ltr"
        aria-describedby={`${id}-hint`}
        className="field"
      />
      <p id={`${id}-hint`} className="text-sm text-muted">
        {t('hint')}
      </p>
      <button type="submit" className="btn">
        {t('request')}
      </button>
    </form>
  );
}

interface MailAlertDetailsProps {
  /** Token in the URL of the page; null without one. */
  token: string | null;
  /** Null without a valid token. */
  alert: MailAlert | null;
  failure: AlertFailure | null;
  /** True when a visitor without script has just requested an alert, which she must confirm by mail. */
  isAlertRequested: boolean;
}

/** Shows a stock alert by mail and its state, with forms that confirm or end it. Works without script. */
export function MailAlertDetails({ token, alert, failure, isAlertRequested }: MailAlertDetailsProps) {
  const t = useTranslations('alertPage');
  const locale = useLocale();
  const isAlertActive = alert?.state === 'pending' || alert?.state === 'confirmed';
  return (
    <div className="page grid max-w-2xl justify-items-start gap-6 pb-16">
      <FormAlert text={failure && t(`failure.${failure}`)} />
      {alert && token && (
        <>
          <p role="status">{t(`state.${alert.state}`)}</p>
          <p className="title text-3xl">
            {alert.title}
            {alert.variant && <span className="block text-xl text-muted">{alert.variant}</span>}
          </p>
          {alert.state !== 'ended' && (
            <form method="post" action="/api/alerts" className="flex flex-wrap gap-4">
              <input type="hidden" name="token" value={token} />
              <input type="hidden" name="locale" value={locale} />
              {alert.state === 'pending' && (
                <button type="submit" name="action" value="confirm" className="btn">
                  {t('confirm')}
                </button>
              )}
              <button type="submit" name="action" value="end" className="btn btn-quiet">
                {t('end')}
              </button>
            </form>
          )}
          <Link href={paths.product(alert.slug)} className="link py-1">
            {t('view')}
          </Link>
        </>
      )}
      {!alert && !failure && <p role="status">{t(isAlertRequested ? 'sent' : 'invalid')}</p>}
      {!isAlertActive && (
        <Link href={paths.shop} className="link py-1">
          {t('shop')}
        </Link>
      )}
    </div>
  );
}
