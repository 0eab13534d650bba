'use client';

import type { ComponentProps } from 'react';
import { type ImageWidth, imageSources } from '@/lib/platform/media/image-sources';
import { missingPicture } from '@/lib/platform/media/missing-picture';

interface PhotoProps extends Omit<ComponentProps<'img'>, 'width' | 'height'> {
  /** Image URL; null renders a placeholder without `alt` text. */
  image: string | null;
  alt: string;
  sizes: string;
  width: number;
  height: number;
  /**
   * Widths of the offered sources, in pixels; all widths by default. One width is enough for a small image, whose sources
   * differ by few kilobytes.
   */
  widths?: readonly ImageWidth[];
  /** Set for an image that may be the page's largest contentful paint. */
  priority?: boolean;
}

/**
 * Responsive image on a plain backdrop. A client component, because React preloads the images of server components even while
 * their page is only prefetched.
 */
export function Photo({ image, priority = false, widths, sizes, alt, className = '', ...rest }: PhotoProps) {
  const sources = image ? imageSources(image, widths) : { src: missingPicture };
  return (
    <img
      className={`bg-backdrop object-cover ${className}`}
      decoding="async"
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      {...sources}
      sizes={sources.srcSet && sizes}
      {...rest}
      alt={image ? alt : ''}
    />
  );
}
