'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { notify } from '@/components/toasts/notify';
import { openPage } from '@/components/ui/layer-entry';
import { fetchSnapshots } from '@/lib/catalogue/snapshots/fetch-snapshots';
import type { Locale } from '@/lib/platform/i18n/routing';
import { shopNow } from '@/lib/platform/shop-time/shop-time';
import { localePath } from '@/lib/platform/urls/paths';
import { isSameLine } from '@/lib/shopper/cart/cart';
import type { LineView } from '@/lib/shopper/cart/line-view';
import { createStockAlertView, isBackInStock, stockAlerts } from '@/lib/shopper/stock-alerts/stock-alerts';

/** Shows a toast for each stock alert whose variant is back in stock, once for each alert. */
export function BackInStockToasts() {
  const t = useTranslations('browser.stockAlerts');
  const locale = useLocale();
  const router = useRouter();
  useEffect(() => {
    const showToast = ({ title, color, size, otherOptions, path }: LineView) =>
      notify({
        kind: 'success',
        text: t('backInStock', { title }),
        detail: [color, size, ...otherOptions.map(({ value }) => value)].filter(Boolean).join(' · '),
        action:
          path === null
            ? undefined
            : { label: t('view'), run: () => openPage(router, localePath(locale, path)) },
      });
    // A failed request is repeated on the next visit.
    claimRestockedVariants(locale).then(
      (views) => views.forEach(showToast),
      () => {},
    );
  }, [locale, router, t]);
  return null;
}

/**
 * Fetches the products of the alerts that the visitor is not yet notified of. Marks each alert whose variant is back in stock as notified.
 * Returns the views of the marked alerts.
 */
async function claimRestockedVariants(locale: Locale): Promise<LineView[]> {
  const unnotifiedAlerts = stockAlerts.get().filter(({ isNotified }) => !isNotified);
  if (unnotifiedAlerts.length === 0) return [];
  const snapshots = await fetchSnapshots(
    locale,
    unnotifiedAlerts.map(({ slug }) => slug),
  );
  const views = unnotifiedAlerts
    .map((alert) => createStockAlertView(alert, snapshots[alert.slug], shopNow()))
    .filter(isBackInStock);
  if (views.length > 0) {
    await stockAlerts.update((alerts) =>
      alerts.map((alert) =>
        views.some(({ line }) => isSameLine(line, alert)) ? { ...alert, isNotified: true } : alert,
      ),
    );
  }
  return views;
}
