import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..', '..');
const ignoredNames = new Set(['node_modules', 'migrations']);

export interface SourceFile {
  /** Relative to the project, with slashes. */
  path: string;
  text: string;
}

/**
 * True for tests and their helpers. Tests repeat paths and texts literally, so that a wrong constant fails them; checks that
 * forbid such literals therefore skip test files.
 */
export function isTestFile(file: string): boolean {
  return /\.(?:test|spec)\.tsx?$|(?:^|\/)testing(?:\.tsx?$|\/)/.test(file);
}

/** Reads the files at and below these paths that have one of the extensions; sorted by path. */
export function sourceFiles(paths: string[], extensions: string[]): SourceFile[] {
  return paths
    .flatMap(filesBelow)
    .filter((file) => extensions.some((extension) => file.endsWith(extension)))
    .sort()
    .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));
}

/** Names of the top-level files and folders, without hidden ones. */
export function topLevelNames(): string[] {
  return readdirSync(root).filter((name) => !name.startsWith('.') && !ignoredNames.has(name));
}

/** Names of the top-level files and folders of the project, without generated folders. */
export function projectPaths(): string[] {
  return topLevelNames().filter((name) => !/^(?:dist|test-results|playwright-report|coverage)$/.test(name));
}

function filesBelow(fileOrFolder: string): string[] {
  const stats = statSync(path.join(root, fileOrFolder), { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats ? [fileOrFolder] : [];
  return readdirSync(path.join(root, fileOrFolder))
    .filter((name) => !name.startsWith('.') && !ignoredNames.has(name))
    .flatMap((name) => filesBelow(`${fileOrFolder}/${name}`));
}
