'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, type ReactNode, useState } from 'react';
import { notify } from '@/components/toasts/notify';
import { useSinglePress } from '@/components/ui/use-single-press';
import { withMessages } from '@/components/ui/with-messages';
import { fetchMessages } from '@/lib/i18n/deferred-messages';
import { pageLocale } from '@/lib/i18n/page-locale';
import type { LookSheetProps } from './look-sheet.tsx';

const loadSheet = async () => {
  const [{ LookSheet }, messages] = await Promise.all([
    import('./look-sheet.tsx'),
    fetchMessages('look', pageLocale()),
  ]);
  return withMessages(LookSheet, messages);
};

/**
 * Button that opens the sheet in which a look is added to the cart; the sheet is loaded then.
 * @param slugs products of the look, that of the page first
 */
export function LookButton({ slugs, children }: { slugs: string[]; children: ReactNode }) {
  const t = useTranslations('browser');
  const [loaded, setLoaded] = useState<{ Sheet: ComponentType<LookSheetProps> } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { press, busy } = useSinglePress(async () => {
    try {
      if (!loaded) setLoaded({ Sheet: await loadSheet() });
      setOpen(true);
    } catch {
      notify({ kind: 'error', text: t('notLoaded') });
    }
  });
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="btn needs-script mt-8"
        {...busy}
        onClick={() => void press()}
      >
        {children}
      </button>
      {isOpen && loaded && <loaded.Sheet slugs={slugs} onClose={() => setOpen(false)} />}
    </>
  );
}
