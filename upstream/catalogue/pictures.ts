import type { Catalogue } from './catalogue.ts';

/** Media paths of a look in one colour, the front first. */
export function picturesOf(catalogue: Pick<Catalogue, 'looks'>, look: string, color: string): string[] {
  const files = catalogue.looks.find((entry) => entry.look === look)?.files ?? [];
  const front = `${look}/${color}-front.webp`;
  const shots = files.filter((file) => shotColor(file, look) === color);
  return [...shots.filter((file) => file === front), ...shots.filter((file) => file !== front)];
}

function shotColor(file: string, look: string): string | undefined {
  return /^(.+)-\w+\.webp$/.exec(file.slice(look.length + 1))?.[1];
}
