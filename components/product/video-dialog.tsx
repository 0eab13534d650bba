'use client';

import { useTranslations } from 'next-intl';
import { useLayoutEffect, useRef } from 'react';

/** URL of a video file, with or without a query; any other URL is a page that embeds a player. */
const videoFilePattern = /\.(?:webm|mp4|ogv|m4v)(?:\?|$)/i;

interface VideoDialogProps {
  url: string;
  title: string;
  onClose(): void;
}

/** Video dialog that is open while mounted; any click closes it. */
export function VideoDialog({ url, title, onClose }: VideoDialogProps) {
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
      {videoFilePattern.test(url) ? (
        // biome-ignore lint/a11y/useMediaCaption: the videos have no sound
        <video src={url} controls autoPlay loop playsInline className="max-h-[85dvh] bg-backdrop" />
      ) : (
        <iframe
          src={url}
          title={t('video', { title })}
          allow="autoplay; fullscreen"
          className="aspect-video w-[min(92vw,60rem)]"
        />
      )}
    </dialog>
  );
}
