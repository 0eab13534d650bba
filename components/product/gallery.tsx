import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Photo } from '@/components/ui/photo';
import type { GalleryLayout } from './gallery-layout.ts';
import { PictureRow } from './picture-row.tsx';

interface GalleryProps {
  title: string;
  images: string[];
  main: string | null;
  layout: GalleryLayout;
  onChoose(image: string): void;
  video: ReactNode;
}

/** Pictures of the chosen variant. */
export function Gallery({ title, images, main, layout, onChoose, video }: GalleryProps) {
  const t = useTranslations('browser');
  const chosenFrom = layout === 'thumbs' && images.length > 1;
  return (
    <div
      className={`self-start lg:sticky lg:top-28 ${chosenFrom ? 'grid grid-cols-1 gap-x-4 sm:grid-cols-[5.5rem_minmax(0,1fr)]' : ''}`}
    >
      {chosenFrom && (
        <ul className="needs-script hidden gap-3 sm:flex sm:flex-col">
          {images.map((image, index) => (
            <li key={image}>
              <button
                type="button"
                aria-label={t('showPicture', { index: index + 1 })}
                aria-pressed={image === main}
                onClick={() => onChoose(image)}
                className="block w-full border border-transparent aria-pressed:border-ink"
              >
                <Photo
                  address={image}
                  alt=""
                  width={900}
                  height={1200}
                  sizes="90px"
                  className="aspect-3/4 w-full"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="relative sm:col-start-2">
        {images.length === 0 && <div className="aspect-3/4 bg-backdrop max-sm:hidden" />}
        <PictureRow
          // Another colour begins at its first picture.
          key={images[0]}
          title={title}
          images={images}
          main={main}
          layout={layout}
          onChoose={onChoose}
        />
        {video}
      </div>
    </div>
  );
}
