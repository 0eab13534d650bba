'use client';

import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { PictureZoom } from './picture-zoom.tsx';

interface PictureTouchProps {
  row: RefObject<HTMLUListElement | null>;
  title: string;
  images: string[];
  /** Told which picture a swipe has come to. */
  onSeen(image: string): void;
}

/** Follows swipes along a row of pictures, and opens the one that is clicked over the page. */
export function PictureTouch({ row, title, images, onSeen }: PictureTouchProps) {
  const [zoomed, zoom] = useState<{ index: number; at: { x: number; y: number } | null } | null>(null);
  const follow = useEffectEvent(({ scrollLeft, clientWidth }: HTMLElement) => {
    const seen = images[Math.round(Math.abs(scrollLeft) / clientWidth)];
    if (seen) onSeen(seen);
  });
  const open = useEffectEvent((event: MouseEvent, list: HTMLElement) => {
    const picture = (event.target as Element).closest('li');
    if (!picture || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { left, top, width, height } = picture.getBoundingClientRect();
    const byKey = event.detail === 0;
    const at = byKey ? null : { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
    zoom({ index: [...list.children].indexOf(picture), at });
  });
  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const onScroll = () => follow(list);
    const onClick = (event: MouseEvent) => open(event, list);
    list.addEventListener('scroll', onScroll, { passive: true });
    list.addEventListener('click', onClick);
    // Pictures may have been swiped before this file was there.
    if (list.scrollLeft !== 0) follow(list);
    return () => {
      list.removeEventListener('scroll', onScroll);
      list.removeEventListener('click', onClick);
    };
  }, [row]);
  if (!zoomed) return null;
  return (
    <PictureZoom
      title={title}
      images={images}
      start={zoomed.index}
      at={zoomed.at}
      onClose={() => zoom(null)}
    />
  );
}
