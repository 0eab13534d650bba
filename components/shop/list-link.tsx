'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CountBadge } from '@/components/ui/count-badge';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/address/address';
import { useStore } from '@/lib/store/use-store';
import { visitorState } from '@/lib/visitor/state';

interface ListLinkProps {
  list: 'wishlist' | 'compare';
  /** Its drawing. */
  children: ReactNode;
  className?: string;
}

/** Leads to the wishlist or the compare list; says how many products are on it. */
export function ListLink({ list, children, className = '' }: ListLinkProps) {
  const t = useTranslations('browser');
  const count = useStore(visitorState, (state) => state[list].length);
  return (
    <Link
      href={paths[list]}
      aria-label={t(`${list}.link`, { count })}
      className={`icon-btn relative ${className}`}
    >
      {children}
      <CountBadge count={count} />
    </Link>
  );
}
