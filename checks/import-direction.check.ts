import { type Import, importsOf } from './support/imports.ts';
import { isTestFile, sourceFiles, topLevelNames } from './support/source-files.ts';
import { isNode, lineOf, syntaxOf, walk } from './support/syntax.ts';

/** Top-level folders that each top-level folder may import from. */
const allowedAreas: Record<string, string[]> = {
  app: ['app', 'components', 'lib'],
  components: ['components', 'lib'],
  lib: ['lib', 'contract', 'messages'],
  contract: ['contract'],
  'reference-api': ['reference-api', 'contract'],
  server: ['server', 'lib', 'contract'],
  bench: ['bench', 'e2e', 'lib', 'server', 'reference-api'],
  'middleware.ts': ['lib'],
};

/** Folders of `components/` that each folder there may import from, besides itself. */
const allowedFeatures: Record<string, string[]> = {
  ui: [],
  toasts: ['ui'],
  commerce: ['toasts', 'ui'],
  'saved-lists': ['commerce', 'toasts', 'ui'],
  search: ['ui'],
  tracking: ['ui'],
  coupons: ['commerce'],
  cart: ['coupons', 'commerce', 'toasts', 'ui'],
  wishlist: ['cart', 'saved-lists', 'commerce', 'toasts', 'ui'],
  compare: ['cart', 'saved-lists', 'commerce', 'toasts', 'ui'],
  layout: ['search', 'cart', 'saved-lists', 'tracking', 'ui'],
  product: ['layout', 'cart', 'forms', 'saved-lists', 'commerce', 'toasts', 'ui'],
  forms: ['ui'],
  account: ['forms', 'layout', 'toasts', 'ui'],
  checkout: ['account', 'cart', 'coupons', 'forms', 'commerce', 'toasts', 'ui'],
  'page-behaviour': [
    'cart',
    'coupons',
    'layout',
    'product',
    'search',
    'tracking',
    'commerce',
    'toasts',
    'ui',
  ],
  home: ['product', 'commerce', 'ui'],
  campaigns: ['forms', 'layout', 'ui'],
  listing: ['layout', 'product', 'search', 'commerce', 'ui'],
  preview: ['toasts', 'ui'],
  testing: [],
};

/** Rooms of `lib/` that `components/ui` may import: nothing specific to a shop. */
const roomsAllowedInUi = [
  'platform/browser-storage',
  'platform/i18n',
  'platform/media',
  'platform/store',
  'platform/urls',
  'site/inline-scripts',
  'site/seo',
];

/**
 * Wings of `lib/`, each with the layers of its rooms, the lowest first: a room, including its tests, imports only from
 * itself, from lower layers of its wing and from lower wings.
 */
const wings: Record<string, string[][]> = {
  platform: [
    ['forms', 'next'],
    ['i18n', 'media', 'money', 'store'],
    ['settings'],
    ['wire'],
    ['browser-storage', 'process'],
    ['cache', 'shop-time'],
    ['upstream', 'urls'],
    ['auth', 'tenant'],
    ['resource-service'],
  ],
  catalogue: [['product'], ['reads', 'sizes', 'snapshots'], ['home', 'reviews', 'search'], ['listing']],
  shopper: [
    ['address-book', 'contact', 'lists', 'tracking'],
    ['account', 'cart'],
    ['coupons', 'orders', 'saved-lists', 'stock-alerts'],
    ['visitor'],
    ['checkout'],
  ],
  site: [['inline-scripts', 'share-images'], ['seo'], ['documents'], ['campaigns', 'routing'], ['preview']],
};
const layers = Object.entries(wings).flatMap(([wing, layersOfWing]) =>
  layersOfWing.map((rooms) => rooms.map((room) => `${wing}/${room}`)),
);

/** Top-level folders and files outside the layers of the program, and settings of tools. */
const otherTopLevelNames =
  /^(?:checks|dist|docs|deploy|e2e|messages|public|test-results|playwright-report|coverage)$|\.(?:json|mjs|md|d\.ts|tsbuildinfo)$|\.config\.\w+$/;

/** Parsers of API responses. */
const wireReaders = /^lib\/[^/]+\/[^/]+\/wire\/(?!testing\.ts$)/;
/** Files that may import these parsers: the parsers themselves and the file of a room that fetches its data. */
const mayImportWireReaders =
  /^lib\/(?:[^/]+\/[^/]+\/wire\/|catalogue\/(?:(?:reads|listing)\/server(?:\.test)?\.ts$|reads\/product-server\.ts$|search\/suggest\.ts$|reviews\/server\.ts$)|site\/campaigns\/server\.ts$)/;

/** Files that get requests, with all that belongs to their visitors. */
const holdsVisitors = /^server\/(?:http\/|rate-limits\.ts$)/;

/** Files that may read `process.env`. */
const mayReadEnvironment =
  /^(?:lib\/platform\/settings\/(?:settings|testing)\.ts|lib\/site\/share-images\/draw\.test\.ts|reference-api\/settings\.ts|reference-api\/testing\/.*|server\/.*)$/;
/** Programs that may pass `process.env` to their settings. */
const mayPassEnvironmentOn = /^reference-api\/(?:main|(?:backup|import|seed)\/main)\.ts$/;

const files = sourceFiles(Object.keys(allowedAreas), ['.ts', '.tsx']);
const imports = files.flatMap((file) => importsOf(file));
const projectImports = imports.filter(({ isPackage }) => !isPackage);
/** Component tests and their support may use any component, any parser and texts. */
const isComponentTest = ({ from }: Import) => from.startsWith('components/') && isTestFile(from);
const checkedImports = projectImports.filter((each) => !isComponentTest(each));
const describeImport = ({ from, line, target }: Import) => `${from}:${line} imports ${target}`;
const areaOf = (path: string) => path.split('/', 1)[0] ?? '';

function featureOf(path: string): string | null {
  return /^components\/([^/]+)\//.exec(path)?.[1] ?? null;
}

function roomOf(path: string): string | null {
  return /^lib\/([^/]+\/[^/]+)\//.exec(path)?.[1] ?? null;
}

function layerOf(room: string): number {
  return layers.findIndex((rooms) => rooms.includes(room));
}

describe('import rules', () => {
  test('cover every top-level folder and file', () => {
    expect(
      topLevelNames().filter((name) => !(name in allowedAreas) && !otherTopLevelNames.test(name)),
    ).toEqual([]);
  });

  test('allow only the listed top-level folders', () => {
    const violations = checkedImports.filter(
      ({ from, target }) => !allowedAreas[areaOf(from)]?.includes(areaOf(target)),
    );
    expect(violations.map(describeImport)).toEqual([]);
  });

  test('allow only the listed folders of components/', () => {
    const violations = checkedImports.filter(({ from, target }) => {
      const [feature, other] = [featureOf(from), featureOf(target)];
      return feature && other && feature !== other && !allowedFeatures[feature]?.includes(other);
    });
    expect(violations.map(describeImport)).toEqual([]);
  });

  test('keep components/ui independent of the shop', () => {
    const violations = checkedImports.filter(
      ({ from, target }) =>
        featureOf(from) === 'ui' &&
        areaOf(target) === 'lib' &&
        !roomsAllowedInUi.includes(roomOf(target) ?? ''),
    );
    expect(violations.map(describeImport)).toEqual([]);
  });

  test('allow only lower wings and layers of lib/', () => {
    const violations = projectImports.filter(({ from, target }) => {
      const [room, other] = [roomOf(from), roomOf(target)];
      return room && other && room !== other && layerOf(other) >= layerOf(room);
    });
    expect(violations.map(describeImport)).toEqual([]);
  });

  test('assign every room of lib/ to one layer', () => {
    const rooms = new Set(files.map(({ path }) => roomOf(path)).filter((name) => name !== null));
    expect(layers.flat().sort()).toEqual([...rooms].sort());
  });

  test('cover every folder of components/', () => {
    const features = new Set(files.map(({ path }) => featureOf(path)).filter((name) => name !== null));
    expect([...features].filter((name) => !(name in allowedFeatures))).toEqual([]);
  });

  test('allow parsers of API responses only in files that fetch', () => {
    const violations = checkedImports.filter(
      ({ from, target }) => wireReaders.test(target) && !mayImportWireReaders.test(from),
    );
    expect(violations.map(describeImport)).toEqual([]);
  });

  test('allow no JSX in lib/', () => {
    expect(files.map(({ path }) => path).filter((path) => /^lib\/.*\.tsx$/.test(path))).toEqual([]);
  });

  test('keep visitors out of the pages that they share', () => {
    const violations = checkedImports.filter(
      ({ from, target }) => from.startsWith('server/pages/') && holdsVisitors.test(target),
    );
    expect(violations.map(describeImport)).toEqual([]);
    // Types of Node.js that hold a request; the renderer alone passes one to Next, which it makes itself.
    const files = sourceFiles(['server/pages'], ['.ts']).filter(
      ({ path }) => !isTestFile(path) && path !== 'server/pages/renderer.ts',
    );
    const requestTypes = /\bIncoming(?:Message|HttpHeaders)\b|\bServerResponse\b/;
    expect(files.filter(({ text }) => requestTypes.test(text)).map(({ path }) => path)).toEqual([]);
  });

  test('allow process.env only in the settings and in server/', () => {
    const violations: string[] = [];
    for (const file of [...files, ...sourceFiles(['next.config.mjs', 'postcss.config.mjs'], ['.mjs'])]) {
      if (mayReadEnvironment.test(file.path) || !/\benv\b/.test(file.text)) continue;
      walk(syntaxOf(file), (node, [parent]) => {
        if (node.type !== 'MemberExpression' || !isNode(node.object) || !isNode(node.property)) return;
        if (node.object.name !== 'process' || node.property.name !== 'env') return;
        if (mayPassEnvironmentOn.test(file.path) && parent?.type === 'CallExpression') return;
        violations.push(`${file.path}:${lineOf(node)}`);
      });
    }
    expect(violations).toEqual([]);
  });
});
