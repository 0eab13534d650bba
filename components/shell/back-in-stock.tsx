import { useEffect, useState } from 'react';
import { useLater } from '@/components/ui/use-later';
import { awaitsAny } from '@/lib/awaited/awaits-any';
import { whenIdle } from '@/lib/tracking/when-idle';

const loadNotice = () => import('./back-in-stock-notice.tsx').then((module) => module.BackInStockNotice);

/** Looks for what the visitor waits for, once the page has nothing better to do; who waits for nothing fetches nothing. */
export function BackInStock() {
  const [waits, setWaits] = useState(false);
  useEffect(() => whenIdle(() => setWaits(awaitsAny())), []);
  const Notice = useLater(loadNotice, waits);
  return Notice && <Notice />;
}
