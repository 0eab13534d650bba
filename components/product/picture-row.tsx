'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { useLater } from '@/components/ui/use-later';
import type { GalleryLayout } from './gallery-layout.ts';
import { LargePhoto } from './large-photo.tsx';

const loadTouch = () => import('./picture-touch.tsx').then((module) => module.PictureTouch);

interface PictureRowProps {
  title: string;
  images: string[];
  main: string | null;
  layout: GalleryLayout;
  onChoose(image: string): void;
}

const rows: Record<GalleryLayout, string> = {
  thumbs: 'gallery-row flex snap-x snap-mandatory overflow-x-auto [scrollbar-width:none] sm:block',
  list: 'grid gap-4',
  gallery: 'grid grid-cols-2 gap-4',
};

/**
 * The large pictures of a product: all, or on a phone a row that is swiped, with dots, and on wider screens the chosen one. Each leads
 * to itself, which a click opens over the page instead once `PictureTouch` has arrived.
 */
export function PictureRow({ title, images, main, layout, onChoose }: PictureRowProps) {
  const t = useTranslations('browser');
  const row = useRef<HTMLUListElement>(null);
  const swiped = layout === 'thumbs';
  const Touch = useLater(loadTouch);
  return (
    <>
      <ul ref={row} className={rows[layout]}>
        {images.map((image, index) => (
          <li
            key={image}
            className={`w-full shrink-0 snap-start ${swiped && image !== main ? 'sm:scripted:hidden' : ''}`}
          >
            <a href={image} className="always-light block cursor-zoom-in">
              <LargePhoto
                address={image}
                alt={swiped && image === main ? title : t('picture', { title, index: index + 1 })}
                width={900}
                height={1200}
                sizes={
                  layout === 'gallery' ? '(min-width: 992px) 24vw, 92vw' : '(min-width: 992px) 48vw, 100vw'
                }
                priority={image === main}
                className={`w-full sm:aspect-3/4 ${swiped ? 'aspect-6/7' : 'aspect-3/4'}`}
              />
            </a>
          </li>
        ))}
      </ul>
      {swiped && images.length > 1 && (
        <p aria-hidden="true" className="flex justify-center gap-2 pt-2.5 sm:hidden">
          {images.map((image) => (
            <span
              key={image}
              className={`size-1.5 rounded-full ${image === main ? 'bg-ink' : 'bg-ink/25'}`}
            />
          ))}
        </p>
      )}
      {Touch && <Touch row={row} title={title} images={images} onSeen={onChoose} />}
    </>
  );
}
