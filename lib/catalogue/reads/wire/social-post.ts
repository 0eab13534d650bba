import { readImage } from '../../../platform/wire/image.ts';
import { asObject } from '../../../platform/wire/json.ts';
import { readLink } from '../../../platform/wire/link.ts';
import { readFlag } from '../../../platform/wire/quantity.ts';
import { type ReadContext, readField } from '../../../platform/wire/read-context.ts';
import type { SocialPost } from '../types.ts';

/** Reads a post of the social feed. Without a valid image, reports the image and returns null. */
export function readSocialPost(value: unknown, context: ReadContext): SocialPost | null {
  const raw = asObject(value) ?? {};
  const image = readImage(raw.image, 'socialPost.image', context);
  if (image === null) {
    context.reportUnreadable('socialPost.image');
    return null;
  }
  return {
    link: readField(raw.link, readLink, 'socialPost.link', context),
    image,
    isBanner: readFlag(raw.banner) ?? false,
  };
}
