'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Photo } from '@/components/ui/photo';
import { useDeferredComponent } from '@/components/ui/use-deferred-component';
import { imageSources } from '@/lib/platform/media/image-sources';
import { placeholderFor } from '@/lib/platform/media/placeholder-image';

const loadZoom = () => import('./image-zoom.tsx').then((module) => module.ImageZoom);

interface GalleryProps extends GalleryImagesProps {
  /** Link to the product's video. */
  video: ReactNode;
}

/** Images of the selected variant, with thumbnails in the `thumbs` layout. */
export function Gallery({ title, images, sizes, selected, layout, onSelect, video }: GalleryProps) {
  const t = useTranslations('browser');
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
          sizes={sizes}
          selected={selected}
          layout={layout}
          onSelect={onSelect}
        />
        {video}
      </div>
    </div>
  );
}

/**
 * `thumbs`: large image with thumbnails, on a phone a swipeable row; `list`: large images in one column; `gallery`:
 * large images in two columns.
 */
export type GalleryLayout = 'thumbs' | 'list' | 'gallery';

interface GalleryImagesProps {
  title: string;
  /** Image URLs. */
  images: string[];
  /** `sizes` of the images. */
  sizes: string;
  /** The one of `images` that is shown or in view; null without images. */
  selected: string | null;
  layout: GalleryLayout;
  onSelect(image: string): void;
}

interface ZoomedImage {
  index: number;
  /** Clicked point as fractions of width and height; null for a click by keyboard. */
  point: { x: number; y: number } | null;
}

const listClasses: Record<GalleryLayout, string> = {
  thumbs: 'gallery-row snap-row flex sm:block',
  list: 'grid gap-4',
  gallery: 'grid grid-cols-2 gap-4',
};

/**
 * Large images of a product. The `thumbs` layout shows the selected one; on a phone, a swipeable row with dots. Each image links to its
 * file, but a click opens the image in the zoom. The zoom loads once a pointer enters the row; if it cannot be loaded, the file opens.
 */
function GalleryImages({ title, images, sizes, selected, layout, onSelect }: GalleryImagesProps) {
  const t = useTranslations('browser');
  const row = useRef<HTMLUListElement>(null);
  const [zoomedImage, setZoomedImage] = useState<ZoomedImage | null>(null);
  const zoomedFile = zoomedImage && images[zoomedImage.index];
  const Zoom = useDeferredComponent(loadZoom, zoomedImage !== null, () => {
    setZoomedImage(null);
    if (zoomedFile) location.assign(zoomedFile);
  });
  const isThumbsLayout = layout === 'thumbs';
  const selectImageInView = ({ scrollLeft, clientWidth }: HTMLElement) => {
    // The scroll position is negative from right to left.
    const image = images[Math.round(Math.abs(scrollLeft) / clientWidth)];
    if (image) onSelect(image);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row may have been swiped before it hydrated
  useEffect(() => {
    if (row.current?.scrollLeft) selectImageInView(row.current);
  }, []);
  const openZoom = (event: MouseEvent<HTMLElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const listItem = (event.target as Element).closest('li');
    if (!listItem) return;
    event.preventDefault();
    const { left, top, width, height } = listItem.getBoundingClientRect();
    const isKeyboardClick = event.detail === 0;
    setZoomedImage({
      index: [...event.currentTarget.children].indexOf(listItem),
      point: isKeyboardClick
        ? null
        : { x: (event.clientX - left) / width, y: (event.clientY - top) / height },
    });
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the click is that of a link in the list */}
      <ul
        ref={row}
        className={listClasses[layout]}
        onScroll={({ currentTarget }) => selectImageInView(currentTarget)}
        onPointerEnter={() => void loadZoom().catch(() => {})}
        onClick={openZoom}
      >
        {images.map((image, index) => (
          <li
            key={image}
            className={`w-full shrink-0 snap-start ${isThumbsLayout && image !== selected ? 'sm:scripted:hidden' : ''}`}
          >
            <a href={image} className="always-light block cursor-zoom-in">
              <ProgressivePhoto
                image={image}
                alt={isThumbsLayout && image === selected ? title : t('picture', { title, index: index + 1 })}
                width={900}
                height={1200}
                sizes={sizes}
                priority={image === selected}
                className={`w-full sm:aspect-3/4 ${isThumbsLayout ? 'aspect-6/7' : 'aspect-3/4'}`}
              />
            </a>
          </li>
        ))}
      </ul>
      {isThumbsLayout && images.length > 1 && (
        <p aria-hidden="true" className="flex justify-center gap-2 pt-2.5 sm:hidden">
          {images.map((image) => (
            <span
              key={image}
              className={`size-1.5 rounded-full ${image === selected ? 'bg-ink' : 'bg-ink-faint'}`}
            />
          ))}
        </p>
      )}
      {zoomedImage && Zoom && (
        <Zoom
          title={title}
          images={images}
          initialIndex={zoomedImage.index}
          point={zoomedImage.point}
          onClose={() => setZoomedImage(null)}
        />
      )}
    </>
  );
}

/** Large product image. After a navigation from a card, shows the card's smaller file until the large one is decoded. */
export function ProgressivePhoto({
  image,
  ...rest
}: ComponentProps<typeof Photo> & { image: string; sizes: string }) {
  const [placeholder, setPlaceholder] = useState(() => placeholderFor(image));
  const loadFullSize = async () => {
    const fullSizeImage = Object.assign(new Image(), {
      sizes: rest.sizes,
      srcset: imageSources(image).srcSet,
    });
    await fullSizeImage.decode().catch(() => {});
    setPlaceholder(undefined);
  };
  const placeholderProps = placeholder && { src: placeholder, srcSet: undefined, onLoad: loadFullSize };
  return <Photo image={image} {...rest} {...placeholderProps} />;
}
