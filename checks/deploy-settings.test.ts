import { readdirSync, readFileSync } from 'node:fs';

const readText = (file: string) => readFileSync(file, 'utf8');
const documentedSettings = new Set(
  readText('docs/settings.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => line.split('|')[1]?.match(/[A-Z][A-Z_]+/g) ?? []),
);
/** Variables that need no documentation: those of Node, glibc and the PostgreSQL image, and those that name base images. */
const exemptNames = /^(?:NODE_ENV|MALLOC_ARENA_MAX|HOME|POSTGRES_\w+|[A-Z]+_IMAGE)$/;

function settingsIn(file: string): string[] {
  const text = readText(file);
  const yamlKey = /^ +([A-Z][A-Z_]+):/gm;
  const substitution = /\$\{([A-Z][A-Z_]+)/g;
  const assignment = /(?:^ENV|^Environment=|\s)([A-Z][A-Z_]+)=/gm;
  return [yamlKey, substitution, assignment].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, name = '']) => name),
  );
}

describe('deployment files', () => {
  test.each(readdirSync('deploy').filter((file) => /Dockerfile|\.yaml$|\.service$/.test(file)))(
    'deploy/%s uses only documented settings',
    (file) => {
      const names = settingsIn(`deploy/${file}`).filter((name) => !exemptNames.test(name));
      expect(names.filter((name) => !documentedSettings.has(name))).toEqual([]);
    },
  );
});
