import type { SocialPost } from '../../catalogue/types.ts';
import { readImage } from './image.ts';
import { asObject } from './json.ts';
import { readLink } from './link.ts';
import { readFlag } from './quantity.ts';
import { type Reader, readField } from './reader.ts';

/** Reads a social feed item (specification section 3); null, and counted, without a usable picture. */
export function readSocialPost(value: unknown, reader: Reader): SocialPost | null {
  const raw = asObject(value) ?? {};
  const image = readImage(raw.image, 'socialPost.image', reader);
  if (image === null) {
    reader.unreadable('socialPost.image');
    return null;
  }
  return {
    link: readField(raw.link, readLink, 'socialPost.link', reader),
    image,
    banner: readFlag(raw.banner) ?? false,
  };
}
