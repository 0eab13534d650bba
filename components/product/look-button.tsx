'use client';

import type { ReactNode } from 'react';
import { withMessages } from '@/components/ui/with-messages';
import { fetchMessages } from '@/lib/platform/i18n/deferred-messages';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { useLoadedSheet } from './use-loaded-sheet.ts';

const loadSheet = async () => {
  const [{ LookSheet }, messages] = await Promise.all([
    import('./look-sheet.tsx'),
    fetchMessages('look', pageLocale()),
  ]);
  return withMessages(LookSheet, messages);
};

/**
 * Button that opens the sheet in which a look is added to the cart.
 * @param slugs products of the look; the product of the page is first
 */
export function LookButton({ slugs, children }: { slugs: string[]; children: ReactNode }) {
  const { Sheet, close, buttonProps } = useLoadedSheet(loadSheet);
  return (
    <>
      <button type="button" className="btn needs-script mt-8" {...buttonProps}>
        {children}
      </button>
      {Sheet && <Sheet slugs={slugs} onClose={close} />}
    </>
  );
}
