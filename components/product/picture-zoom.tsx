'use client';

import { X } from 'lucide';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { Photo } from '@/components/ui/photo';

interface PictureZoomProps {
  title: string;
  images: string[];
  /** Which picture it opens with. */
  start: number;
  /** Where the picture was clicked, as shares of its width and height; null where a key opened it. */
  at: { x: number; y: number } | null;
  onClose(): void;
}

/**
 * A product's pictures over the whole screen: swiped or scrolled from one to the next, or walked with the arrow keys; enlarged where they are clicked or tapped, and
 * with two fingers by the browser itself. With a mouse it opens enlarged.
 */
export function PictureZoom({ title, images, start, at, onClose }: PictureZoomProps) {
  const t = useTranslations('browser');
  const dialog = useRef<HTMLDialogElement>(null);
  const [large, enlarge] = useState<number | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is there
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!element.open) element.showModal();
    const picture = element.querySelectorAll<HTMLElement>('li')[start];
    picture?.scrollIntoView({ behavior: 'instant' });
    picture?.querySelector('button')?.focus({ preventScroll: true });
    if (picture && at && matchMedia('(pointer: fine)').matches) show(picture, start, at);
  }, []);

  const show = (frame: HTMLElement, index: number, point: { x: number; y: number }) => {
    enlarge(index);
    requestAnimationFrame(() => {
      frame.scrollLeft = 0;
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = frame;
      const fromLeft = point.x * scrollWidth - clientWidth / 2;
      const rightToLeft = getComputedStyle(frame).direction === 'rtl';
      frame.scrollTo({
        left: rightToLeft ? fromLeft - (scrollWidth - clientWidth) : fromLeft,
        top: point.y * scrollHeight - clientHeight / 2,
        behavior: 'instant',
      });
    });
  };
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    // An enlarged picture is moved by the same keys.
    if (large !== null || !/^Arrow(?:Left|Right)$/.test(event.key)) return;
    const onward = event.key === (document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
    const beside = (event.target as Element).closest('li')?.[
      onward ? 'nextElementSibling' : 'previousElementSibling'
    ];
    event.preventDefault();
    beside?.querySelector('button')?.focus();
  };
  const toggle = (event: MouseEvent<HTMLElement>, index: number) => {
    if (large === index) return enlarge(null);
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const frame = event.currentTarget.closest('li');
    const x = event.detail === 0 ? 0.5 : (event.clientX - left) / width;
    const y = event.detail === 0 ? 0.5 : (event.clientY - top) / height;
    if (frame) show(frame, index, { x, y });
  };

  return (
    <dialog
      ref={dialog}
      aria-label={title}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-backdrop"
      onClose={onClose}
    >
      <ul
        className="flex h-full snap-x snap-mandatory overflow-x-auto [scrollbar-width:none]"
        onKeyDown={walk}
      >
        {images.map((image, index) => (
          <li key={image} className="h-full w-full shrink-0 snap-start overflow-auto">
            <button
              type="button"
              aria-label={t('zoom', { index: index + 1 })}
              aria-pressed={large === index}
              className={`grid cursor-zoom-in place-items-center aria-pressed:cursor-zoom-out ${large === index ? '' : 'size-full'}`}
              style={{ outlineOffset: -4, inlineSize: large === index ? 'max(200vw, 133dvh)' : undefined }}
              onClick={(event) => toggle(event, index)}
            >
              <Photo
                address={image}
                alt=""
                width={900}
                height={1200}
                sizes="200vw"
                className={`bg-transparent ${large === index ? 'w-full' : 'size-full object-contain'}`}
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
