import { readdirSync, readFileSync } from 'node:fs';

const read = (file: string) => readFileSync(file, 'utf8');
const documented = new Set(
  ['README.md', 'docs/reference-api.md']
    .flatMap((file) => read(file).split('\n'))
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => line.split('|')[1]?.match(/[A-Z][A-Z_]+/g) ?? []),
);
/** Variables without documentation: of Node, of the PostgreSQL image, and the names of base images. */
const exemptNames = /^(?:NODE_ENV|HOME|POSTGRES_\w+|[A-Z]+_IMAGE)$/;

function settingsIn(file: string): string[] {
  const text = read(file);
  const settings = [
    /^ +([A-Z][A-Z_]+):/gm,
    /\$\{([A-Z][A-Z_]+)/g,
    /(?:^ENV|^Environment=|\s)([A-Z][A-Z_]+)=/gm,
  ];
  return settings.flatMap((setting) => [...text.matchAll(setting)].map(([, name = '']) => name));
}

describe('deployment files', () => {
  test.each(readdirSync('deploy').filter((file) => /Dockerfile|\.yaml$|\.service$/.test(file)))(
    'deploy/%s uses only documented settings',
    (file) => {
      const names = settingsIn(`deploy/${file}`).filter((name) => !exemptNames.test(name));
      expect(names.filter((name) => !documented.has(name))).toEqual([]);
    },
  );
});
