'use client';

import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useDeferredComponent } from '@/components/ui/use-deferred-component';

const loadZoom = () => import('./image-zoom.tsx').then((module) => module.ImageZoom);

interface GalleryGesturesProps {
  row: RefObject<HTMLUListElement | null>;
  title: string;
  images: string[];
  /** Called with the image that a swipe has reached. */
  onSwipe(image: string): void;
}

/**
 * Reports swipes along the image row, and opens the clicked image in the zoom, which loads once a pointer enters the row. An image whose
 * zoom cannot be loaded opens as a file.
 */
export function GalleryGestures({ row, title, images, onSwipe }: GalleryGesturesProps) {
  const [zoomedImage, setZoomedImage] = useState<{
    index: number;
    /** Clicked point as fractions of width and height; null for a click by keyboard. */
    point: { x: number; y: number } | null;
  } | null>(null);
  const zoomedFile = images[zoomedImage?.index ?? -1];
  const Zoom = useDeferredComponent(loadZoom, zoomedImage !== null, () => {
    setZoomedImage(null);
    if (zoomedFile) location.assign(zoomedFile);
  });
  const reportCurrentImage = useEffectEvent(({ scrollLeft, clientWidth }: HTMLElement) => {
    // The scroll position is negative from right to left.
    const currentImage = images[Math.round(Math.abs(scrollLeft) / clientWidth)];
    if (currentImage) onSwipe(currentImage);
  });
  const openZoom = useEffectEvent((event: MouseEvent, rowElement: HTMLElement) => {
    const listItem = (event.target as Element).closest('li');
    if (!listItem || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { left, top, width, height } = listItem.getBoundingClientRect();
    const isKeyboardClick = event.detail === 0;
    const point = isKeyboardClick
      ? null
      : { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
    setZoomedImage({ index: [...rowElement.children].indexOf(listItem), point });
  });
  useEffect(() => {
    const rowElement = row.current;
    if (!rowElement) return;
    const onScroll = () => reportCurrentImage(rowElement);
    const onClick = (event: MouseEvent) => openZoom(event, rowElement);
    const preloadZoom = () => void loadZoom().catch(() => {});
    rowElement.addEventListener('scroll', onScroll, { passive: true });
    rowElement.addEventListener('click', onClick);
    rowElement.addEventListener('pointerenter', preloadZoom, { once: true });
    // The row may have been swiped before this component loaded.
    if (rowElement.scrollLeft !== 0) reportCurrentImage(rowElement);
    return () => {
      rowElement.removeEventListener('scroll', onScroll);
      rowElement.removeEventListener('click', onClick);
      rowElement.removeEventListener('pointerenter', preloadZoom);
    };
  }, [row]);
  if (!zoomedImage || !Zoom) return null;
  return (
    <Zoom
      title={title}
      images={images}
      initialIndex={zoomedImage.index}
      point={zoomedImage.point}
      onClose={() => setZoomedImage(null)}
    />
  );
}
