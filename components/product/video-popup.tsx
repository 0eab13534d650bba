'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { reportLoadFailure } from '@/components/ui/report-load-failure';
import { useDeferredComponent } from '@/components/ui/use-deferred-component';

const loadDialog = () => import('./video-dialog.tsx').then((module) => module.VideoDialog);

/** Link to a product's video, which opens in a dialog once scripts run. */
export function VideoPopup({ url, title, icon }: { url: string; title: string; icon: ReactNode }) {
  const t = useTranslations('browser');
  const [isOpen, setIsOpen] = useState(false);
  const Dialog = useDeferredComponent(loadDialog, isOpen, (error) => {
    setIsOpen(false);
    reportLoadFailure(error, url);
  });
  return (
    <>
      <a
        href={url}
        aria-haspopup="dialog"
        className="btn btn-quiet mt-4 max-sm:absolute max-sm:end-0 max-sm:bottom-7 max-sm:size-11 max-sm:rounded-full max-sm:border-transparent max-sm:bg-paper-veil max-sm:px-0"
        onClick={(event) => {
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        {icon}
        <span className="max-sm:sr-only">{t('playVideo')}</span>
      </a>
      {isOpen && Dialog && <Dialog url={url} title={title} onClose={() => setIsOpen(false)} />}
    </>
  );
}
