import { existsSync, readFileSync } from 'node:fs';

/** Returns the headings of a Markdown page, without their marks; none where it does not exist. */
export function headingsOf(file: string): string[] {
  if (!existsSync(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
}

/** Returns the anchor of a heading, as it stands behind `#` in a link. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');
}
