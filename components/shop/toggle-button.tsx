'use client';

import { Heart, Scale } from 'lucide';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { useStore } from '@/lib/store/use-store';
import { track } from '@/lib/tracking/track';
import { visitor, visitorState } from '@/lib/visitor/state';
import type { Id } from '@/lib/wire/identifiers';
import { notify } from './notify.ts';

const icons = { wishlist: Heart, compare: Scale };

interface ToggleButtonProps {
  list: keyof typeof icons;
  product: { slug: string; productId: Id; title: string };
  className: string;
  /** Shows the name beside the icon. */
  named?: boolean;
}

/** Puts a product on the wishlist or the compare list, or takes it off again; pressed while it is there. */
export function ToggleButton({ list, product, className, named = false }: ToggleButtonProps) {
  const t = useTranslations('browser');
  const { slug, productId } = product;
  const pressed = useStore(visitorState, (state) => state[list].some((item) => item.slug === slug));
  const name = t(`${list}.add`);
  const toggle = async () => {
    const outcome = await (await visitor())[list].toggle({ slug, productId });
    if (outcome === 'failed') return;
    track({ type: list, productId, change: outcome });
    notify({ about: list, outcome, item: product });
  };
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-label={named ? undefined : name}
      title={named ? undefined : name}
      className={`needs-script ${className}`}
      onClick={toggle}
    >
      <Icon icon={icons[list]} className={`size-5 ${pressed ? 'fill-current' : ''}`} />
      {named && name}
    </button>
  );
}
