'use client';

import { type ComponentProps, useState } from 'react';
import { Photo } from '@/components/ui/photo';
import { imageSources } from '@/lib/platform/media/image-sources';
import { placeholderFor } from '@/lib/platform/media/placeholder-image';

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
