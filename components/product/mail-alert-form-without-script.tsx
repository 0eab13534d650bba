import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { initialSelection } from '@/lib/catalogue/product/selection';
import { isVariantOutOfStock } from '@/lib/catalogue/product/stock';
import type { OptionValues, Product } from '@/lib/catalogue/product/types';
import { maxEmailLength } from '@/lib/platform/forms/max-lengths';
import { idFieldValue } from '@/lib/shopper/stock-alerts/alert-page';

interface MailAlertFormWithoutScriptProps {
  product: Product;
  /** Values requested by the URL. */
  options: OptionValues;
}

/**
 * Form that requests a mail about the variant of the page, for browsers without script. Renders nothing unless that
 * variant is sold out.
 */
export function MailAlertFormWithoutScript({ product, options }: MailAlertFormWithoutScriptProps) {
  const t = useTranslations('alertPage');
  const locale = useLocale();
  const id = useId();
  const { variant } = initialSelection(product, options);
  const isSoldOut = variant && (product.available === false || isVariantOutOfStock(variant));
  if (!isSoldOut) return null;
  return (
    <form method="post" action="/api/alerts" className="without-script mt-8 grid gap-3">
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="productId" value={idFieldValue(product.id)} />
      <input type="hidden" name="variantId" value={idFieldValue(variant.id)} />
      <label htmlFor={id}>{t('email')}</label>
      <input
        id={id}
        name="email"
        type="email"
        required
        maxLength={maxEmailLength}
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
