import { availableParallelism } from 'node:os';
import nextJest from 'next/jest.js';

/** Packages published as ES modules only, which Jest must transform. */
const esModules = [
  'next-intl',
  'use-intl',
  'intl-messageformat',
  '@formatjs',
  'icu-minify',
  'jose',
  'uuid',
  'cookie',
  'get-port',
  '@vercel/analytics',
  'culori',
  // Dependencies of unified, hast and rehype.
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
  testEnvironment: '<rootDir>/checks/test-environments/node.mjs',
  roots: ['lib', 'reference-api', 'contract', 'server', 'checks'].map((folder) => `<rootDir>/${folder}`),
  modulePathIgnorePatterns: ['/\\.next/', '<rootDir>/test-results/'],
  // The compiler resolves these imports, too, but Jest finds the tests that a change affects only by its own resolution.
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
};
const programTestSuffix = '.program.test.ts';

/** Tests within one process, each a few milliseconds. */
const unitProject = {
  ...shared,
  displayName: 'unit',
  globalSetup: '<rootDir>/checks/test-environments/share-image-fonts.ts',
  testMatch: ['**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', programTestSuffix.replaceAll('.', '\\.')],
};

/** Tests that start programs: the reference API with its database, and instances of the storefront. */
const programsProject = {
  ...shared,
  displayName: 'programs',
  testMatch: [`**/*${programTestSuffix}`],
  globalSetup: '<rootDir>/reference-api/testing/global-setup.ts',
  globalTeardown: '<rootDir>/reference-api/testing/global-teardown.ts',
};

/** Tests of components and hooks in a simulated browser. */
const componentsProject = {
  ...shared,
  displayName: 'components',
  // `lib` has no such tests. As a root, it lets Jest find the tests that a change in `lib` affects.
  roots: ['app', 'components', 'lib'].map((folder) => `<rootDir>/${folder}`),
  testMatch: ['<rootDir>/{app,components}/**/*.test.{ts,tsx}'],
  testEnvironment: '<rootDir>/checks/test-environments/jsdom.mjs',
  moduleNameMapper: {
    // Outside of Next's server, these throw or do not exist.
    '^next-intl/server$': '<rootDir>/components/testing/next-intl-server.ts',
    '^next/cache$': '<rootDir>/components/testing/next-cache.ts',
    '^next/root-params$': '<rootDir>/components/testing/next-root-params.ts',
    ...shared.moduleNameMapper,
  },
  setupFilesAfterEnv: ['<rootDir>/components/testing/component-test-setup.ts'],
};

/** Replaces the ignore patterns of next/jest, which would leave these packages untransformed. */
async function withNext(project) {
  const config = await nextJest({ dir: './' })(project)();
  return { ...config, transformIgnorePatterns: [`/node_modules/(?!(?:${esModules.join('|')})/)`] };
}

export default async () => ({
  // One more than the processors, because workers also spend time waiting for programs and timers.
  maxWorkers: availableParallelism() + 1,
  // On a busy machine, the default of five seconds is too short for tests that render, compress or start a program.
  testTimeout: 30_000,
  projects: [await withNext(programsProject), await withNext(componentsProject), await withNext(unitProject)],
});
