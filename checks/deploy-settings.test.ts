import { readdirSync, readFileSync } from 'node:fs';

const readText = (file: string) => readFileSync(file, 'utf8');
const documentedSettings = new Set(
  readText('docs/settings.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => line.split('|')[1]?.match(/[A-Z][A-Z\d_]+/g) ?? []),
);
/** Variables that need no documentation: those of Node, glibc and the PostgreSQL image, and those that name base images. */
const exemptNames = /^(?:NODE_ENV|MALLOC_ARENA_MAX|HOME|POSTGRES_\w+|[A-Z]+_IMAGE)$/;

/** Settings that no operator sets: those of platforms and of the start, and one that was renamed. */
const undocumentedNames: Record<string, string[]> = {
  'lib/platform/settings/settings.ts': ['GENERATED_REVALIDATE_SECRET', 'VERCEL', 'NODE_ENV'],
  'reference-api/settings.ts': ['TRUST_PROXY', 'NODE_ENV'],
};

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

describe('docs/settings.md', () => {
  test.each(['lib/platform/settings/settings.ts', 'reference-api/settings.ts'])(
    'documents every setting of %s',
    (file) => {
      const names = [...readText(file).matchAll(/^ +([A-Z][A-Z\d_]+): /gm)].map(([, name = '']) => name);
      expect(names.length).toBeGreaterThan(20);
      expect(names.filter((name) => !documentedSettings.has(name))).toEqual(undocumentedNames[file]);
    },
  );
});
