import type { Import } from './imports.ts';

const extension = /\.tsx?$/;

/** Circles of files that import each other, each once, as the path around; what is loaded later counts, too. */
export function circlesOf(imports: readonly Import[]): string[] {
  const targets = new Map<string, string[]>();
  for (const { from, target, isPackage } of imports) {
    const name = nameOf(from);
    if (!isPackage) targets.set(name, [...(targets.get(name) ?? []), nameOf(target)]);
  }
  const done = new Set<string>();
  const circles: string[] = [];
  const follow = (name: string, way: string[]) => {
    const met = way.indexOf(name);
    if (met >= 0) circles.push([...way.slice(met), name].join(' → '));
    if (met >= 0 || done.has(name)) return;
    for (const next of targets.get(name) ?? []) follow(next, [...way, name]);
    done.add(name);
  };
  for (const name of targets.keys()) follow(name, []);
  return circles;
}

/** Imports may leave the ending out. */
function nameOf(path: string): string {
  return path.replace(extension, '');
}
