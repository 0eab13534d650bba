'use client';

import { Heart, Scale } from 'lucide';
import { useTranslations } from 'next-intl';
import { paths } from '@/lib/address/address';
import { CountBadge } from './count-badge.tsx';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import { useVisitor } from './use-visitor.ts';

const icons = { wishlist: Heart, compare: Scale };

/** Leads to the wishlist or the compare list; says how many products are on it. */
export function ListLink({ list, className = '' }: { list: keyof typeof icons; className?: string }) {
  const t = useTranslations('browser');
  const count = useVisitor((state) => state[list].length);
  const icon = icons[list];
  return (
    <Link
      href={paths[list]}
      aria-label={t(`${list}.link`, { count })}
      className={`icon-btn relative ${className}`}
    >
      <Icon icon={icon} className="size-5" />
      <CountBadge count={count} />
    </Link>
  );
}
