'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import type { GalleryGestures } from './gallery-gestures.tsx';
import { ProgressivePhoto } from './progressive-photo.tsx';

/**
 * `thumbs`: large image with thumbnails, on a phone a swipeable row; `list`: large images in one column; `gallery`:
 * large images in two columns.
 */
export type GalleryLayout = 'thumbs' | 'list' | 'gallery';

interface GalleryImagesProps {
  title: string;
  images: string[];
  selected: string | null;
  layout: GalleryLayout;
  onSelect(image: string): void;
  /** Null until it has loaded. */
  Gestures: typeof GalleryGestures | null;
}

const listClasses: Record<GalleryLayout, string> = {
  thumbs: 'gallery-row snap-row flex sm:block',
  list: 'grid gap-4',
  gallery: 'grid grid-cols-2 gap-4',
};

/**
 * Large images of a product. The `thumbs` layout shows the selected one; on a phone, a swipeable row with dots. Each image
 * links to its file; once `GalleryGestures` has loaded, a click opens the zoom instead.
 */
export function GalleryImages({ title, images, selected, layout, onSelect, Gestures }: GalleryImagesProps) {
  const t = useTranslations('browser');
  const row = useRef<HTMLUListElement>(null);
  const isSwipeable = layout === 'thumbs';
  return (
    <>
      <ul ref={row} className={listClasses[layout]}>
        {images.map((image, index) => (
          <li
            key={image}
            className={`w-full shrink-0 snap-start ${isSwipeable && image !== selected ? 'sm:scripted:hidden' : ''}`}
          >
            <a href={image} className="always-light block cursor-zoom-in">
              <ProgressivePhoto
                image={image}
                alt={isSwipeable && image === selected ? title : t('picture', { title, index: index + 1 })}
                width={900}
                height={1200}
                sizes={
                  layout === 'gallery' ? '(min-width: 992px) 24vw, 92vw' : '(min-width: 992px) 48vw, 100vw'
                }
                priority={image === selected}
                className={`w-full sm:aspect-3/4 ${isSwipeable ? 'aspect-6/7' : 'aspect-3/4'}`}
              />
            </a>
          </li>
        ))}
      </ul>
      {isSwipeable && images.length > 1 && (
        <p aria-hidden="true" className="flex justify-center gap-2 pt-2.5 sm:hidden">
          {images.map((image) => (
            <span
              key={image}
              className={`size-1.5 rounded-full ${image === selected ? 'bg-ink' : 'bg-ink-faint'}`}
            />
          ))}
        </p>
      )}
      {Gestures && <Gestures row={row} title={title} images={images} onSwipe={onSelect} />}
    </>
  );
}
