import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { importsOf } from './support/imports.ts';
import { sourceFiles } from './support/source-files.ts';

interface PackageLists {
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Files of each program, and the only list of packages that they may import; `npm run unused` finds listed packages that nothing imports. */
const programs = [
  { list: 'package.json', files: ['app', 'components', 'lib', 'server', 'middleware.ts'] },
  { list: 'contract/package.json', files: ['contract'] },
  { list: 'reference-api/package.json', files: ['reference-api'] },
];

/** Files that a running program does not import: tests and the build. */
const developmentOnly =
  /\.test\.tsx?$|\/testing[/.]|^reference-api\/drizzle\.config\.ts$|^(?:server\/build|app\/fonts\/subset)\.ts$/;

describe.each(programs)('$list', ({ list, files }) => {
  const { dependencies, devDependencies = {} } = JSON.parse(readFileSync(list, 'utf8')) as PackageLists;
  const imports = sourceFiles(files, ['.ts', '.tsx', '.mjs'])
    .flatMap((file) => importsOf(file))
    .filter(({ target, isPackage }) => isPackage && !isBuiltin(target));

  test('lists every package that its files import', () => {
    const names = { ...dependencies, ...devDependencies };
    const missing = imports.filter(({ target }) => !(target in names));
    expect(missing.map(({ from, line, target }) => `${from}:${line} imports ${target}`)).toEqual([]);
  });

  test('lists under `dependencies` every package that the running program imports', () => {
    const missing = imports.filter(
      ({ from, target, isTypeOnly }) =>
        !isTypeOnly && !developmentOnly.test(from) && !(target in dependencies),
    );
    expect(missing.map(({ from, line, target }) => `${from}:${line} imports ${target}`)).toEqual([]);
  });
});

test('a package in several lists has the same version in each', () => {
  const versions = programs.flatMap(({ list }) => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(list, 'utf8')) as PackageLists;
    return Object.entries({ ...dependencies, ...devDependencies });
  });
  const mismatches = versions.filter(([name, version]) =>
    versions.some(([other, otherVersion]) => other === name && otherVersion !== version),
  );
  expect(mismatches).toEqual([]);
});
