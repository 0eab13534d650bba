import nextJest from 'next/jest.js';

/** Packages that are published as ES modules only, which Jest does not load untransformed. */
const esModules = [
  'next-intl',
  'use-intl',
  'intl-messageformat',
  '@formatjs',
  'icu-minify',
  'jose',
  'uuid',
  'cookie',
  '@vercel/analytics',
  'culori',
  // The families of unified, hast and rehype.
  'unified',
  'bail',
  'ccount',
  'character-entities.*',
  'comma-separated-tokens',
  'decode-named-character-reference',
  'devlop',
  'entities',
  'estree-util-.*',
  'hast.*',
  'html-void-elements',
  'is-plain-obj',
  'mdast-util-.*',
  'micromark.*',
  'parse5',
  'property-information',
  'rehype-.*',
  'space-separated-tokens',
  'stringify-entities',
  'trim-lines',
  'trough',
  'unist-util-.*',
  'vfile.*',
  'web-namespaces',
  'zwitch',
];

/** @type {import('jest').Config} */
const shared = {
  testEnvironment: 'node',
  roots: ['lib', 'upstream', 'contract', 'server', 'checks'].map((folder) => `<rootDir>/${folder}`),
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/test-results/'],
};
const startsPrograms = '.program.test.ts';

/** What is tested by itself, in milliseconds. */
const rules = {
  ...shared,
  displayName: 'rules',
  testMatch: ['**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', startsPrograms.replaceAll('.', '\\.')],
};

/** What needs the whole reference API, its database and its processes. */
const programs = {
  ...shared,
  displayName: 'programs',
  testMatch: [`**/*${startsPrograms}`],
  globalSetup: '<rootDir>/upstream/testing/bundle.ts',
};

/** next/jest puts its own patterns first, and one match is enough to leave a package untransformed. */
async function withNext(project) {
  const config = await nextJest({ dir: './' })(project)();
  return { ...config, transformIgnorePatterns: [`/node_modules/(?!(?:${esModules.join('|')})/)`] };
}

export default async () => ({
  // Jest leaves one processor to itself, which is half of two.
  maxWorkers: '100%',
  projects: [await withNext(programs), await withNext(rules)],
});
