'use client';

import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { ImageZoom } from './image-zoom.tsx';

interface GalleryGesturesProps {
  row: RefObject<HTMLUListElement | null>;
  title: string;
  images: string[];
  /** Called with the image that a swipe has reached. */
  onSwipe(image: string): void;
}

/** Reports swipes along the image row, and opens the clicked image in the zoom. */
export function GalleryGestures({ row, title, images, onSwipe }: GalleryGesturesProps) {
  const [zoomed, setZoomed] = useState<{ index: number; point: { x: number; y: number } | null } | null>(
    null,
  );
  const reportCurrent = useEffectEvent(({ scrollLeft, clientWidth }: HTMLElement) => {
    const current = images[Math.round(Math.abs(scrollLeft) / clientWidth)];
    if (current) onSwipe(current);
  });
  const open = useEffectEvent((event: MouseEvent, list: HTMLElement) => {
    const item = (event.target as Element).closest('li');
    if (!item || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { left, top, width, height } = item.getBoundingClientRect();
    const isKeyboardClick = event.detail === 0;
    const point = isKeyboardClick
      ? null
      : { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
    setZoomed({ index: [...list.children].indexOf(item), point });
  });
  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const onScroll = () => reportCurrent(list);
    const onClick = (event: MouseEvent) => open(event, list);
    list.addEventListener('scroll', onScroll, { passive: true });
    list.addEventListener('click', onClick);
    // The row may have been swiped before this component loaded.
    if (list.scrollLeft !== 0) reportCurrent(list);
    return () => {
      list.removeEventListener('scroll', onScroll);
      list.removeEventListener('click', onClick);
    };
  }, [row]);
  if (!zoomed) return null;
  return (
    <ImageZoom
      title={title}
      images={images}
      initialIndex={zoomed.index}
      point={zoomed.point}
      onClose={() => setZoomed(null)}
    />
  );
}
