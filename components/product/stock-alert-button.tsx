'use client';

import { Bell } from 'lucide';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Icon } from '@/components/ui/icon';
import type { LineKey } from '@/lib/cart/cart';
import { hasPendingAlert, stockAlerts, toggleStockAlert } from '@/lib/stock-alerts/stock-alerts';
import { useStore } from '@/lib/store/use-store';

/** Toggle button for a stock alert of a sold-out variant; alerts are stored on this device. */
export function StockAlertButton({ item }: { item: LineKey & { slug: string } }) {
  const t = useTranslations('browser.stockAlerts');
  const noteId = useId();
  const isActive = useStore(stockAlerts, (items) => hasPendingAlert(items, item));
  return (
    <>
      <button
        type="button"
        aria-pressed={isActive}
        aria-describedby={noteId}
        className={`btn w-full px-4 ${isActive ? 'btn-quiet' : ''}`}
        onClick={() => stockAlerts.update((items) => toggleStockAlert(items, item))}
      >
        <Icon icon={Bell} className={`size-5 ${isActive ? 'fill-current' : ''}`} />
        {t('enable')}
      </button>
      <p id={noteId} role="status" className="mt-2 text-sm text-muted">
        {isActive ? t('enabled') : t('hint')}
      </p>
    </>
  );
}
