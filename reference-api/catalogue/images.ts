import type { Catalogue } from './catalogue.ts';

/** Returns the media paths of an image set (`look`) in one colour, the front first. */
export function imagesOf(catalogue: Pick<Catalogue, 'looks'>, look: string, color: string): string[] {
  const files = catalogue.looks.find((entry) => entry.look === look)?.files ?? [];
  const front = `${look}/${color}-front.webp`;
  const images = files.filter((file) => colorOfFile(file, look) === color);
  return [...images.filter((file) => file === front), ...images.filter((file) => file !== front)];
}

/** Returns the colour of a file named `{look}/{color}-{view}.webp`; colours may contain hyphens, views do not. */
function colorOfFile(file: string, look: string): string | undefined {
  return /^(.+)-\w+\.webp$/.exec(file.slice(look.length + 1))?.[1];
}
