'use client';

import { X } from 'lucide';
import { useTranslations } from 'next-intl';
import { LinePicture } from '@/components/cart/line-picture';
import { Icon } from '@/components/ui/icon';
import { keepFocusOf } from '@/components/ui/keep-focus';
import { Link } from '@/components/ui/link';
import { awaited, isBack, isListed, viewAwaited } from '@/lib/awaited/awaited';
import { sameLine } from '@/lib/cart/cart';
import { useProducts } from '@/lib/catalogue/use-products';
import { useStore } from '@/lib/store/use-store';

/** What the visitor waits for, and whether it is back; nothing where they wait for nothing. */
export function AwaitedList() {
  const t = useTranslations('browser');
  const items = useStore(awaited);
  const { factsOf } = useProducts(items.map(({ slug }) => slug));
  const views = items.flatMap((item) => {
    const view = viewAwaited(item, factsOf(item.slug), Date.now());
    return isListed(item, view) ? [view] : [];
  });
  if (views.length === 0) return null;
  return (
    <section aria-label={t('awaited.title')} className="mb-12">
      <h2 className="title mb-4 text-3xl">{t('awaited.title')}</h2>
      <ul>
        {views.map((view) => (
          <li key={view.itemId} className="flex items-center gap-4 border-b border-sand py-4">
            <LinePicture path={view.path} image={view.image} className="w-16" />
            <div className="min-w-0 grow">
              <Link href={view.path} className="wrap-anywhere hover:text-primary-ink">
                {view.title}
              </Link>
              <p className="text-sm text-muted">{[view.color, view.size].filter(Boolean).join(' · ')}</p>
              {view.known && (
                <p className={`text-sm font-semibold ${isBack(view) ? 'text-primary-ink' : 'text-muted'}`}>
                  {isBack(view)
                    ? t('awaited.back')
                    : t(view.trouble?.kind === 'gone' ? 'cart.trouble.gone' : 'cart.trouble.soldOut')}
                </p>
              )}
            </div>
            <button
              type="button"
              aria-label={t('cart.remove', { title: view.title })}
              className="icon-btn"
              data-removes
              onClick={async ({ currentTarget }) => {
                const keepFocus = keepFocusOf(currentTarget);
                await awaited.update((all) => all.filter((item) => !sameLine(item, view.line)));
                keepFocus();
              }}
            >
              <Icon icon={X} className="size-5" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
