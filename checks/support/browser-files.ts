import type { Import } from './imports.ts';
import type { SourceFile } from './source-files.ts';

/** Paths of the files that begin with 'use client' and of everything they import, other than types. */
export function browserFilesOf(files: readonly SourceFile[], imports: readonly Import[]): Set<string> {
  const paths = new Set(files.map(({ path }) => path));
  const targetsByFile = new Map<string, string[]>();
  for (const { from, target, isPackage, isTypeOnly } of imports) {
    if (!isPackage && !isTypeOnly) targetsByFile.set(from, [...(targetsByFile.get(from) ?? []), target]);
  }
  const reached = new Set<string>();
  const follow = (path: string) => {
    const file = [path, `${path}.ts`, `${path}.tsx`].find((candidate) => paths.has(candidate));
    if (file === undefined || reached.has(file)) return;
    reached.add(file);
    for (const target of targetsByFile.get(file) ?? []) follow(target);
  };
  for (const { path, text } of files) if (/^\s*['"]use client['"]/.test(text)) follow(path);
  return reached;
}
