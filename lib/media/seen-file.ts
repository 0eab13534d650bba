import { imageSources } from './image.ts';

let seen: { src: string | null; file: string } | undefined;

/** Remembers the picture of the card whose link is followed, if it has come. */
export function noteSeen(picture: HTMLImageElement | null | undefined): void {
  seen = picture?.complete ? { src: picture.getAttribute('src'), file: picture.currentSrc } : undefined;
}

/** The file in which the card that led here showed a picture: it is there at once, while a larger one has to come. */
export function seenFile(address: string): string | undefined {
  return seen?.src === imageSources(address).src ? seen.file : undefined;
}
