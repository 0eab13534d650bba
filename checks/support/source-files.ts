import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..', '..');
const unread = new Set(['node_modules', 'migrations']);

export interface SourceFile {
  /** Relative to the project, with slashes. */
  path: string;
  text: string;
}

/** Files with one of the endings in these files and folders of the project. */
export function sourceFiles(places: string[], endings: string[]): SourceFile[] {
  return places
    .flatMap(filesAt)
    .filter((file) => endings.some((ending) => file.endsWith(ending)))
    .sort()
    .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));
}

/** Names of the files and folders directly in the project, without hidden ones. */
export function topLevelNames(): string[] {
  return readdirSync(root).filter((name) => !name.startsWith('.') && !unread.has(name));
}

function filesAt(place: string): string[] {
  const found = statSync(path.join(root, place), { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [place] : [];
  return readdirSync(path.join(root, place))
    .filter((name) => !name.startsWith('.') && !unread.has(name))
    .flatMap((name) => filesAt(`${place}/${name}`));
}
