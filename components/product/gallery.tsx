import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Photo } from '@/components/ui/photo';

/** `thumbs`: one large picture and thumbnails; `list`: all large, one below the other; `gallery`: all in a grid. */
export type GalleryLayout = 'thumbs' | 'list' | 'gallery';

interface GalleryProps {
  title: string;
  images: string[];
  main: string | null;
  layout: GalleryLayout;
  onChoose(image: string): void;
  video: ReactNode;
}

const large = '(min-width: 992px) 48vw, 92vw';

/** Pictures of the chosen variant. */
export function Gallery({ title, images, main, layout, onChoose, video }: GalleryProps) {
  const t = useTranslations('browser');
  if (layout !== 'thumbs') {
    return (
      <div>
        <ul className={layout === 'list' ? 'grid gap-4' : 'grid gap-4 sm:grid-cols-2'}>
          {images.map((image, index) => (
            <li key={image}>
              <Photo
                address={image}
                alt={t('picture', { title, index: index + 1 })}
                width={900}
                height={1200}
                sizes={layout === 'list' ? large : '(min-width: 992px) 24vw, 46vw'}
                priority={index === 0}
                className="aspect-3/4 w-full"
              />
            </li>
          ))}
        </ul>
        {video}
      </div>
    );
  }
  return (
    <div className="grid grid-cols-1 content-start gap-4 sm:grid-cols-[5.5rem_minmax(0,1fr)]">
      <ul className="needs-script order-2 flex flex-wrap gap-3 sm:order-1 sm:flex-col">
        {images.map((image, index) => (
          <li key={image} className="w-20 sm:w-auto">
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
      <div className="order-1 sm:order-2 sm:col-start-2">
        <Photo
          address={main}
          alt={title}
          width={900}
          height={1200}
          sizes={large}
          priority
          className="aspect-3/4 w-full"
        />
        <ul className="without-script mt-4 grid grid-cols-2 gap-4">
          {images
            .filter((image) => image !== main)
            .map((image, index) => (
              <li key={image}>
                <Photo
                  address={image}
                  alt={t('picture', { title, index: index + 2 })}
                  width={900}
                  height={1200}
                  sizes="(min-width: 992px) 24vw, 46vw"
                  className="aspect-3/4 w-full"
                />
              </li>
            ))}
        </ul>
        {video}
      </div>
    </div>
  );
}
