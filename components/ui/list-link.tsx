'use client';

import { Heart, Scale } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { paths } from '@/lib/address/address';
import { CountBadge } from './count-badge.tsx';
import { Link } from './link.tsx';
import { useVisitor } from './use-visitor.ts';

const icons = { wishlist: Heart, compare: Scale };

/** Leads to the wishlist or the compare list; says how many products are on it. */
export function ListLink({ list, className = '' }: { list: keyof typeof icons; className?: string }) {
  const t = useTranslations('browser');
  const count = useVisitor((state) => state[list].length);
  const Icon = icons[list];
  return (
    <Link
      href={paths[list]}
      aria-label={t(`${list}.link`, { count: String(count) })}
      className={`icon-btn relative ${className}`}
    >
      <Icon className="size-5" aria-hidden="true" />
      <CountBadge count={count} />
    </Link>
  );
}
