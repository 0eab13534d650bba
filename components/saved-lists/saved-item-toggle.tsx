'use client';

import { useTranslations } from 'next-intl';
import { notify } from '@/components/toasts/notify';
import { useStore } from '@/lib/platform/store/use-store';
import type { Id } from '@/lib/platform/wire/identifiers';
import { track } from '@/lib/shopper/tracking/track';
import { visitorStateIfStored, visitorStore } from '@/lib/shopper/visitor/state';
import type { SavedListIcon, savedListIcons } from './saved-list-icons.tsx';

interface SavedItemToggleProps {
  list: keyof typeof savedListIcons;
  icon: SavedListIcon;
  product: { slug: string; productId: Id; title: string };
  className: string;
  /** Shows the name of the button next to the icon. */
  showsName?: boolean;
}

/** Toggle button that adds a product to the wishlist or comparison, or removes it. `useVisitorErrorToasts` shows a failure. */
export function SavedItemToggle({ list, icon, product, className, showsName = false }: SavedItemToggleProps) {
  const t = useTranslations('browser');
  const { slug, productId } = product;
  const isSaved = useStore(visitorStateIfStored, (state) => state[list].some((item) => item.slug === slug));
  const buttonName = t(`${list}.add`);
  const toggle = async () => {
    const outcome = await (await visitorStore())[list].toggle(product);
    if (outcome === 'failed') return;
    track({ type: list, productId, change: outcome });
    notify({ list, outcome, item: product });
  };
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={showsName ? undefined : buttonName}
      title={showsName ? undefined : buttonName}
      className={`needs-script ${className}`}
      onClick={toggle}
    >
      {isSaved ? icon.on : icon.off}
      {showsName && buttonName}
    </button>
  );
}
