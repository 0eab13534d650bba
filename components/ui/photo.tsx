'use client';

import type { ComponentProps } from 'react';
import { imageSources, widthsUpTo } from '@/lib/media/image-sources';

interface PhotoProps extends Omit<ComponentProps<'img'>, 'width' | 'height'> {
  /** Image URL; null renders the empty backdrop. */
  image: string | null;
  alt: string;
  sizes: string;
  width: number;
  height: number;
  /** Widest source offered, in pixels. */
  maxWidth?: number;
  /** The only sources offered, in pixels. */
  widths?: readonly number[];
  /** Set for the image that is the page's largest contentful paint. */
  priority?: boolean;
}

/**
 * Responsive image on a plain backdrop. A client component, because React preloads images of server components when their page
 * is only prefetched.
 */
export function Photo({
  image,
  priority = false,
  maxWidth,
  widths = maxWidth === undefined ? undefined : widthsUpTo(maxWidth),
  alt,
  className = '',
  ...rest
}: PhotoProps) {
  const classes = `bg-backdrop object-cover ${className}`;
  if (image === null) return <span className={`block ${classes}`} aria-hidden="true" />;
  return (
    <img
      {...imageSources(image, widths)}
      {...rest}
      alt={alt}
      className={classes}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
    />
  );
}
