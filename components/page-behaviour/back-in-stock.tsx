import { useEffect, useState } from 'react';
import { useDeferredComponent } from '@/components/ui/use-deferred-component';
import { hasStockAlerts } from '@/lib/shopper/stock-alerts/has-stock-alerts';
import { whenIdle } from '@/lib/shopper/tracking/when-idle';

const loadToasts = () => import('./back-in-stock-toasts.tsx').then((module) => module.BackInStockToasts);

/** Loads the toasts about variants that are back in stock when the browser is idle. Loads nothing for a visitor without stock alerts. */
export function BackInStock() {
  const [hasAlerts, setHasAlerts] = useState(false);
  useEffect(() => whenIdle(() => setHasAlerts(hasStockAlerts())), []);
  const Toasts = useDeferredComponent(loadToasts, hasAlerts);
  return Toasts && <Toasts />;
}
