'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { notify } from '@/components/shop/notify';
import { localePath } from '@/lib/address/address';
import { awaited, isBack, viewAwaited } from '@/lib/awaited/awaited';
import { sameLine } from '@/lib/cart/cart';
import type { LineView } from '@/lib/cart/line-view';
import { fetchProducts } from '@/lib/catalogue/fetch-products';
import type { Locale } from '@/lib/i18n/routing';

/** Tells the visitor, of each once, what is back that they wait for. */
export function BackInStockNotice() {
  const t = useTranslations('browser.awaited');
  const locale = useLocale();
  const router = useRouter();
  useEffect(() => {
    const show = ({ title, color, size, path }: LineView) =>
      notify({
        kind: 'success',
        text: t('returned', { title }),
        detail: [color, size].filter(Boolean).join(' · '),
        action: { label: t('look'), run: () => router.push(localePath(locale, path)) },
      });
    // What could not be asked is asked on the next visit.
    backInStock(locale).then(
      (views) => views.forEach(show),
      () => {},
    );
  }, [locale, router, t]);
  return null;
}

/** What is back that the visitor has not heard of; it counts as heard from then on. */
async function backInStock(locale: Locale): Promise<LineView[]> {
  const waiting = awaited.get().filter(({ told }) => !told);
  if (waiting.length === 0) return [];
  const facts = await fetchProducts(
    locale,
    waiting.map(({ slug }) => slug),
  );
  const views = waiting.map((item) => viewAwaited(item, facts[item.slug], Date.now())).filter(isBack);
  if (views.length > 0) {
    await awaited.update((items) =>
      items.map((item) => (views.some(({ line }) => sameLine(line, item)) ? { ...item, told: true } : item)),
    );
  }
  return views;
}
