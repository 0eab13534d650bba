'use client';

import { Play } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { useLater } from '@/components/ui/use-later';

const loadDialog = () => import('./video-dialog.tsx').then((module) => module.VideoDialog);

/** Opens a product's video over the page. Without script the link leads to the video itself. */
export function VideoPopup({ address, title }: { address: string; title: string }) {
  const t = useTranslations('browser');
  const [open, setOpen] = useState(false);
  const Dialog = useLater(loadDialog, open);
  return (
    <>
      <a
        href={address}
        aria-haspopup="dialog"
        className="btn btn-quiet mt-4 max-sm:absolute max-sm:end-0 max-sm:bottom-7 max-sm:size-11 max-sm:rounded-full max-sm:border-transparent max-sm:bg-paper/75 max-sm:px-0"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Icon icon={Play} className="size-4" />
        <span className="max-sm:sr-only">{t('playVideo')}</span>
      </a>
      {open && Dialog && <Dialog address={address} title={title} onClose={() => setOpen(false)} />}
    </>
  );
}
