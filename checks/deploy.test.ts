import { readdirSync, readFileSync } from 'node:fs';

const read = (file: string) => readFileSync(file, 'utf8');
const documented = new Set(
  ['README.md', 'docs/reference-api.md']
    .flatMap((file) => read(file).split('\n'))
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => line.split('|')[1]?.match(/[A-Z][A-Z_]+/g) ?? []),
);
/** Read by Node, or by the image of PostgreSQL. */
const others = /^(?:NODE_ENV|POSTGRES_\w+)$/;

function namesIn(file: string): string[] {
  const text = read(file);
  const settings = [
    /^ +([A-Z][A-Z_]+):/gm,
    /\$\{([A-Z][A-Z_]+)/g,
    /(?:^ENV|^Environment=|\s)([A-Z][A-Z_]+)=/gm,
  ];
  return settings.flatMap((setting) => [...text.matchAll(setting)].map(([, name = '']) => name));
}

test.each(readdirSync('deploy').filter((file) => /Dockerfile|\.yaml$|\.service$/.test(file)))(
  'deploy/%s names only settings that are documented',
  (file) => {
    const names = namesIn(`deploy/${file}`).filter((name) => !others.test(name));
    expect(names.filter((name) => !documented.has(name))).toEqual([]);
    if (file !== 'Dockerfile') expect(names).not.toEqual([]);
  },
);
