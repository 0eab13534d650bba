'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CountBadge } from '@/components/ui/count-badge';
import { Link } from '@/components/ui/link';
import { useStore } from '@/lib/platform/store/use-store';
import { paths } from '@/lib/platform/urls/paths';
import { visitorStateIfStored } from '@/lib/shopper/visitor/state';

interface ListLinkProps {
  list: 'wishlist' | 'compare';
  /** Icon. */
  children: ReactNode;
  className?: string;
}

/** Link to the wishlist or comparison with the number of its products. */
export function ListLink({ list, children, className = '' }: ListLinkProps) {
  const t = useTranslations('browser');
  const count = useStore(visitorStateIfStored, (state) => state[list].length);
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
