'use client';

import { X } from 'lucide';
import { useTranslations } from 'next-intl';
import { LinePicture, LineTitle, OtherOptions } from '@/components/cart/line-parts';
import { Icon } from '@/components/ui/icon';
import { restoreFocusAfterRemoval } from '@/components/ui/restore-focus';
import { useProductSnapshots } from '@/lib/catalogue/snapshots/use-product-snapshots';
import { shopNow } from '@/lib/platform/shop-time/shop-time';
import { useStore } from '@/lib/platform/store/use-store';
import { isSameLine } from '@/lib/shopper/cart/cart';
import {
  createStockAlertView,
  isBackInStock,
  isVisibleAlert,
  stockAlerts,
} from '@/lib/shopper/stock-alerts/stock-alerts';

/**
 * Stock alerts of the visitor, with the current availability of their products. An alert of which the visitor was notified is left out
 * once its variant is sold out again. Renders nothing without an alert to show.
 */
export function StockAlertList() {
  const t = useTranslations('browser');
  const alerts = useStore(stockAlerts);
  const { snapshotOf } = useProductSnapshots(alerts.map(({ slug }) => slug));
  const views = alerts.flatMap((alert) => {
    const view = createStockAlertView(alert, snapshotOf(alert.slug), shopNow());
    return isVisibleAlert(alert, view) ? [view] : [];
  });
  if (views.length === 0) return null;
  const availabilityText = (view: (typeof views)[number]) => {
    if (isBackInStock(view)) return t('stockAlerts.back');
    return t(view.issue?.kind === 'unavailable' ? 'cart.issue.unavailable' : 'cart.issue.soldOut');
  };
  return (
    <section aria-label={t('stockAlerts.title')} className="mb-12">
      <h2 className="title mb-4 text-3xl">{t('stockAlerts.title')}</h2>
      <ul>
        {views.map((view) => (
          <li key={view.itemId} className="flex items-center gap-4 border-b border-sand py-4">
            <LinePicture path={view.path} image={view.image} className="w-16" />
            <div className="min-w-0 grow">
              <LineTitle view={view} />
              <p className="flex flex-wrap gap-x-3 text-sm text-muted">
                {[view.color, view.size].filter(Boolean).join(' · ')}
                <OtherOptions options={view.otherOptions} />
              </p>
              {view.isLoaded && (
                <p
                  className={`text-sm font-semibold ${isBackInStock(view) ? 'text-primary-ink' : 'text-muted'}`}
                >
                  {availabilityText(view)}
                </p>
              )}
            </div>
            <button
              type="button"
              aria-label={t('cart.remove', { title: view.title })}
              className="icon-btn"
              data-focus-after-removal
              onClick={({ currentTarget }) =>
                restoreFocusAfterRemoval(currentTarget, () =>
                  stockAlerts.update((all) => all.filter((alert) => !isSameLine(alert, view.line))),
                )
              }
            >
              <Icon icon={X} className="size-5" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
