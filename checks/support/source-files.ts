import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..', '..');
const ignoredNames = new Set(['node_modules', 'migrations']);

export interface SourceFile {
  /** Relative to the project, with slashes. */
  path: string;
  text: string;
}

/** Tests and their support. They repeat paths and texts instead of importing them, so that they detect a mistake in a constant. */
export function isTestFile(file: string): boolean {
  return /\.(?:test|spec)\.tsx?$|(?:^|\/)testing(?:\.tsx?$|\/)/.test(file);
}

/** Files with one of the extensions among these files and folders. */
export function sourceFiles(paths: string[], extensions: string[]): SourceFile[] {
  return paths
    .flatMap(filesBelow)
    .filter((file) => extensions.some((ending) => file.endsWith(ending)))
    .sort()
    .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));
}

/** Names of the top-level files and folders, without hidden ones. */
export function topLevelNames(): string[] {
  return readdirSync(root).filter((name) => !name.startsWith('.') && !ignoredNames.has(name));
}

/** Top-level names without generated folders. */
export function projectFolders(): string[] {
  return topLevelNames().filter((name) => !/^(?:test-results|playwright-report|coverage)$/.test(name));
}

function filesBelow(fileOrFolder: string): string[] {
  const found = statSync(path.join(root, fileOrFolder), { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [fileOrFolder] : [];
  return readdirSync(path.join(root, fileOrFolder))
    .filter((name) => !name.startsWith('.') && !ignoredNames.has(name))
    .flatMap((name) => filesBelow(`${fileOrFolder}/${name}`));
}
