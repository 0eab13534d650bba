'use client';

import { type ComponentProps, useState } from 'react';
import { Photo } from '@/components/ui/photo';
import { imageSources } from '@/lib/media/image';
import { seenFile } from '@/lib/media/seen-file';

/** A large picture of a product: where a card led here that showed it, in the file of the card until the larger one is there. */
export function LargePhoto({
  address,
  ...rest
}: ComponentProps<typeof Photo> & { address: string; sizes: string }) {
  const [seen, setSeen] = useState(() => seenFile(address));
  const enlarge = async () => {
    const larger = Object.assign(new Image(), {
      sizes: rest.sizes,
      srcset: imageSources(address).srcSet,
    });
    await larger.decode().catch(() => {});
    setSeen(undefined);
  };
  const first = seen && { src: seen, srcSet: undefined, onLoad: enlarge };
  return <Photo address={address} {...rest} {...first} />;
}
