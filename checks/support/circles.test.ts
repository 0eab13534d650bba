import { circlesOf } from './circles.ts';
import type { Import } from './imports.ts';

const imports = (...pairs: [from: string, target: string][]): Import[] =>
  pairs.map(([from, target]) => ({ from, line: 1, target, isPackage: false }));

test('a circle is found whoever leads into it, with and without endings of names', () => {
  const found = circlesOf(
    imports(['start.ts', 'a'], ['a.ts', 'b.tsx'], ['b.tsx', 'c'], ['c.ts', 'a.ts'], ['c.ts', 'end']),
  );
  expect(found).toEqual(['a → b → c → a']);
});

test('two ways to the same file are no circle', () => {
  expect(circlesOf(imports(['a.ts', 'b'], ['a.ts', 'c'], ['b.ts', 'd'], ['c.ts', 'd']))).toEqual([]);
});
