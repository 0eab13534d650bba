import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Photo } from '@/components/ui/photo';
import { useDeferredComponent } from '@/components/ui/use-deferred-component';
import { GalleryImages, type GalleryLayout } from './gallery-images.tsx';

const loadGestures = () => import('./gallery-gestures.tsx').then((module) => module.GalleryGestures);

interface GalleryProps {
  title: string;
  images: string[];
  selected: string | null;
  layout: GalleryLayout;
  onSelect(image: string): void;
  video: ReactNode;
}

/** Images of the selected variant, with thumbnails in the `thumbs` layout. */
export function Gallery({ title, images, selected, layout, onSelect, video }: GalleryProps) {
  const t = useTranslations('browser');
  // Loaded here, because `GalleryImages` remounts for another colour, and without loaded gestures a click on an image
  // would open its file.
  const Gestures = useDeferredComponent(loadGestures);
  const hasThumbnails = layout === 'thumbs' && images.length > 1;
  return (
    <div
      className={`self-start lg:sticky lg:top-28 ${hasThumbnails ? 'grid grid-cols-1 gap-4 lg:grid-cols-[5.5rem_minmax(0,1fr)]' : ''}`}
    >
      {hasThumbnails && (
        <ul className="needs-script hidden gap-3 sm:flex max-lg:order-last lg:flex-col">
          {images.map((image, index) => (
            <li key={image} className="max-lg:w-14">
              <button
                type="button"
                aria-label={t('showPicture', { index: index + 1 })}
                aria-pressed={image === selected}
                onClick={() => onSelect(image)}
                className="block w-full border border-transparent aria-pressed:border-ink"
              >
                <Photo
                  image={image}
                  alt=""
                  width={900}
                  height={1200}
                  sizes="90px"
                  widths={[180]}
                  className="aspect-3/4 w-full"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="relative lg:col-start-2">
        {images.length === 0 && (
          <Photo
            image={null}
            alt=""
            width={900}
            height={1200}
            sizes="50vw"
            className="aspect-3/4 w-full max-sm:hidden"
          />
        )}
        <GalleryImages
          // Remounts for another colour, to start at its first image.
          key={images[0]}
          title={title}
          images={images}
          selected={selected}
          layout={layout}
          onSelect={onSelect}
          Gestures={Gestures}
        />
        {video}
      </div>
    </div>
  );
}
