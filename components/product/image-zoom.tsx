'use client';

import { X } from 'lucide';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { Photo } from '@/components/ui/photo';

interface ImageZoomProps {
  title: string;
  images: string[];
  /** Index of the image to open with. */
  initialIndex: number;
  /** Clicked point as fractions of width and height; null when opened by keyboard. */
  point: { x: number; y: number } | null;
  onClose(): void;
}

/**
 * Full-screen images. Swipe, scroll or arrow keys move between the images. A click or tap zooms in at that point, or out again;
 * pinching is left to the browser. After a mouse click on the product page, the clicked image opens zoomed in.
 */
export function ImageZoom({ title, images, initialIndex, point, onClose }: ImageZoomProps) {
  const t = useTranslations('browser');
  const dialog = useRef<HTMLDialogElement>(null);
  const [zoomedIndex, setZoomedIndex] = useState<number | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on mount only
  useLayoutEffect(() => {
    const dialogElement = dialog.current;
    if (!dialogElement) return;
    if (!dialogElement.open) dialogElement.showModal();
    const listItem = dialogElement.querySelectorAll<HTMLElement>('li')[initialIndex];
    listItem?.scrollIntoView({ behavior: 'instant' });
    listItem?.querySelector('button')?.focus({ preventScroll: true });
    if (listItem && point && matchMedia('(pointer: fine)').matches) zoomTo(listItem, initialIndex, point);
  }, []);

  const zoomTo = (listItem: HTMLElement, index: number, center: { x: number; y: number }) => {
    setZoomedIndex(index);
    // Scrolls once the enlarged image is rendered.
    requestAnimationFrame(() => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = listItem;
      const fromLeft = center.x * scrollWidth - clientWidth / 2;
      // From right to left, the scroll position is 0 at the right end and negative further left.
      const isRightToLeft = getComputedStyle(listItem).direction === 'rtl';
      listItem.scrollTo({
        left: isRightToLeft ? fromLeft - (scrollWidth - clientWidth) : fromLeft,
        top: center.y * scrollHeight - clientHeight / 2,
        behavior: 'instant',
      });
    });
  };
  const onArrowKey = (event: KeyboardEvent<HTMLElement>) => {
    // Arrow keys scroll a zoomed image.
    if (zoomedIndex !== null || !/^Arrow(?:Left|Right)$/.test(event.key)) return;
    const isNext = event.key === (document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
    const listItem = (event.target as Element).closest('li');
    const sibling = isNext ? listItem?.nextElementSibling : listItem?.previousElementSibling;
    event.preventDefault();
    sibling?.querySelector('button')?.focus();
  };
  const toggleZoom = (event: MouseEvent<HTMLElement>, index: number) => {
    if (zoomedIndex === index) return setZoomedIndex(null);
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const listItem = event.currentTarget.closest('li');
    const isKeyboardClick = event.detail === 0;
    const clickedPoint = isKeyboardClick
      ? { x: 0.5, y: 0.5 }
      : { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
    if (listItem) zoomTo(listItem, index, clickedPoint);
  };

  return (
    <dialog
      ref={dialog}
      aria-label={title}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-backdrop"
      onClose={onClose}
    >
      <ul className="snap-row flex h-full" onKeyDown={onArrowKey}>
        {images.map((image, index) => (
          <li key={image} className="h-full w-full shrink-0 snap-start overflow-auto">
            <button
              type="button"
              aria-label={t('zoom', { index: index + 1 })}
              aria-pressed={zoomedIndex === index}
              className={`grid cursor-zoom-in place-items-center aria-pressed:cursor-zoom-out ${zoomedIndex === index ? '' : 'size-full'}`}
              style={{
                outlineOffset: -4,
                // Larger than the screen in both directions; the images are 3:4.
                inlineSize: zoomedIndex === index ? 'max(200vw, 133dvh)' : undefined,
              }}
              onClick={(event) => toggleZoom(event, index)}
            >
              <Photo
                image={image}
                alt=""
                width={900}
                height={1200}
                sizes="200vw"
                className={`bg-transparent ${zoomedIndex === index ? 'w-full' : 'size-full object-contain'}`}
              />
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        aria-label={t('close')}
        className="icon-btn fixed end-3 top-3 bg-paper"
        onClick={() => dialog.current?.close()}
      >
        <Icon icon={X} className="size-6" />
      </button>
    </dialog>
  );
}
