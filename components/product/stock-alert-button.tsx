'use client';

import { Bell } from 'lucide';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { useStore } from '@/lib/platform/store/use-store';
import type { LineKey } from '@/lib/shopper/cart/cart';
import { hasActiveAlert, stockAlerts, toggleStockAlert } from '@/lib/shopper/stock-alerts/stock-alerts';

type SoldOutVariant = LineKey & { slug: string };

const useHasActiveAlert = (item: SoldOutVariant) =>
  useStore(stockAlerts, (alerts) => hasActiveAlert(alerts, item));

/** Toggle button for a stock alert of the variant, described by `StockAlertNote`; alerts are stored on this device. */
export function StockAlertButton({ item, noteId }: { item: SoldOutVariant; noteId: string }) {
  const t = useTranslations('browser.stockAlerts');
  const isAlertActive = useHasActiveAlert(item);
  return (
    <button
      type="button"
      aria-pressed={isAlertActive}
      aria-describedby={noteId}
      className={`btn h-full w-full px-2 leading-tight ${isAlertActive ? 'btn-quiet' : ''}`}
      onClick={() => stockAlerts.update((alerts) => toggleStockAlert(alerts, item))}
    >
      <Icon icon={Bell} className={`size-5 shrink-0 ${isAlertActive ? 'fill-current' : ''}`} />
      {t('enable')}
    </button>
  );
}

/** Note that explains how the visitor is notified, and confirms an active alert. */
export function StockAlertNote({ item, id }: { item: SoldOutVariant; id: string }) {
  const t = useTranslations('browser.stockAlerts');
  return (
    <p id={id} role="status" className="mt-2 text-sm text-muted">
      {t(useHasActiveAlert(item) ? 'enabled' : 'hint')}
    </p>
  );
}
