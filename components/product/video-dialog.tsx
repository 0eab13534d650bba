'use client';

import { useTranslations } from 'next-intl';
import { useLayoutEffect, useRef } from 'react';

const isFile = /\.(?:webm|mp4|ogv|m4v)(?:\?|$)/i;

interface VideoDialogProps {
  address: string;
  title: string;
  onClose(): void;
}

/** A video over the page, open as long as it is there; a click anywhere closes it. */
export function VideoDialog({ address, title, onClose }: VideoDialogProps) {
  const t = useTranslations('browser');
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a dialog closes on Escape by itself
    <dialog
      ref={dialog}
      aria-label={t('video', { title })}
      className="m-auto max-h-[92dvh] max-w-[92vw] bg-transparent"
      onClose={onClose}
      onClick={() => dialog.current?.close()}
    >
      <button type="button" className="btn mb-3">
        {t('close')}
      </button>
      {isFile.test(address) ? (
        // biome-ignore lint/a11y/useMediaCaption: the videos have no sound
        <video src={address} controls autoPlay loop playsInline className="max-h-[85dvh] bg-backdrop" />
      ) : (
        <iframe
          src={address}
          title={t('video', { title })}
          allow="autoplay; fullscreen"
          className="aspect-video w-[min(92vw,60rem)]"
        />
      )}
    </dialog>
  );
}
