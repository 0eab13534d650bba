'use client';

import { Play } from 'lucide';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';

const isFile = /\.(?:webm|mp4|ogv|m4v)(?:\?|$)/i;

/** Opens a product's video over the page; a click anywhere closes it. Without script the link leads to the video itself. */
export function VideoPopup({ address, title }: { address: string; title: string }) {
  const t = useTranslations('browser');
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <a
        href={address}
        aria-haspopup="dialog"
        className="btn btn-quiet mt-4"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
          dialog.current?.showModal();
        }}
      >
        <Icon icon={Play} className="size-4" />
        {t('playVideo')}
      </a>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a dialog closes on Escape by itself */}
      <dialog
        ref={dialog}
        aria-label={t('video', { title })}
        className="m-auto max-h-[92dvh] max-w-[92vw] bg-transparent"
        onClose={() => setOpen(false)}
        onClick={() => dialog.current?.close()}
      >
        <button type="button" className="btn mb-3">
          {t('close')}
        </button>
        {open &&
          (isFile.test(address) ? (
            // biome-ignore lint/a11y/useMediaCaption: the videos have no sound
            <video src={address} controls autoPlay loop playsInline className="max-h-[80dvh] bg-backdrop" />
          ) : (
            <iframe
              src={address}
              title={t('video', { title })}
              allow="autoplay; fullscreen"
              className="aspect-video w-[min(92vw,60rem)]"
            />
          ))}
      </dialog>
    </>
  );
}
