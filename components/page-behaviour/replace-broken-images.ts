import { missingPicture } from '@/lib/platform/media/missing-picture';

/** Every `Photo` but logos, which show their name where they cannot be loaded. */
const photoSelector = '.bg-backdrop:not(.always-light)';

/** Shows the placeholder in place of every photo that cannot be loaded. Returns a function that removes the listener. */
export function startReplacingBrokenImages(): () => void {
  const replace = (image: HTMLImageElement) => {
    if (image.getAttribute('src') === missingPicture) return;
    image.removeAttribute('srcset');
    image.src = missingPicture;
  };
  const isPhoto = (element: unknown): element is HTMLImageElement =>
    element instanceof HTMLImageElement && element.matches(photoSelector);
  const onError = ({ target }: Event) => isPhoto(target) && replace(target);
  // Errors of images do not bubble.
  addEventListener('error', onError, true);
  for (const image of document.images) {
    // Decoding tells a broken image from a lazy one that has not begun to load.
    if (isPhoto(image) && image.complete && image.naturalWidth === 0)
      image.decode().catch(() => replace(image));
  }
  return () => removeEventListener('error', onError, true);
}
