'use client';

import type { ComponentProps } from 'react';
import { imageSources } from '@/lib/media/image';

interface PhotoProps extends Omit<ComponentProps<'img'>, 'width' | 'height'> {
  /** Address of the picture; null shows the bare backdrop. */
  address: string | null;
  alt: string;
  sizes: string;
  width: number;
  height: number;
  /** Widest address offered, in pixels. */
  largest?: number;
  /** True for the one picture that is the largest thing a visitor sees first. */
  priority?: boolean;
}

/**
 * A picture of the shop on the calm backdrop, in as many widths as screens need. A client component, because pictures in
 * server components are fetched along with a page that is only fetched ahead.
 */
export function Photo({ address, priority = false, largest, alt, className = '', ...rest }: PhotoProps) {
  const shape = `bg-backdrop object-cover ${className}`;
  if (address === null) return <span className={`block ${shape}`} aria-hidden="true" />;
  return (
    <img
      {...imageSources(address, largest)}
      {...rest}
      alt={alt}
      className={shape}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
    />
  );
}
