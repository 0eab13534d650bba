import { circlesOf } from './support/circles.ts';
import { type Import, importsOf } from './support/imports.ts';
import { sourceFiles, topLevelNames } from './support/source-files.ts';
import { isNode, lineOf, syntaxOf, walk } from './support/syntax.ts';

/** What each area of the map may import from. */
const areas: Record<string, string[]> = {
  app: ['app', 'components', 'lib'],
  components: ['components', 'lib'],
  lib: ['lib', 'contract', 'messages'],
  contract: ['contract'],
  upstream: ['upstream', 'contract'],
  server: ['server', 'lib'],
  bench: ['bench', 'e2e', 'server', 'upstream'],
  'middleware.ts': ['lib'],
};

/** What each feature of `components/` may import from, besides itself. */
const features: Record<string, string[]> = {
  ui: [],
  shop: ['ui'],
  search: ['shop', 'ui'],
  tracking: ['shop', 'ui'],
  cart: ['shop', 'ui'],
  wishlist: ['cart', 'shop', 'ui'],
  compare: ['cart', 'shop', 'ui'],
  layout: ['search', 'cart', 'wishlist', 'compare', 'tracking', 'shop', 'ui'],
  product: ['layout', 'cart', 'wishlist', 'compare', 'shop', 'ui'],
  forms: ['shop', 'ui'],
  account: ['forms', 'layout', 'shop', 'ui'],
  checkout: ['account', 'cart', 'forms', 'shop', 'ui'],
  shell: ['cart', 'layout', 'product', 'tracking', 'shop', 'ui'],
  home: ['product', 'shop', 'ui'],
  campaigns: ['forms', 'layout', 'shop', 'ui'],
  listing: ['layout', 'product', 'shop', 'ui'],
  preview: ['shop', 'ui'],
};

/** What the pieces of `components/ui` may know of: nothing that is particular to a shop. */
const knownToUi = ['address', 'boot', 'i18n', 'media', 'seo', 'store'];

/** The order inside `lib/`: a domain imports from those above its own line, and from itself. Tests keep to it, too. */
const layers = [
  ['i18n', 'media', 'money', 'queue', 'store'],
  ['settings', 'wire'],
  ['browser-storage'],
  ['address', 'address-book', 'lists', 'upstream'],
  ['auth', 'catalogue', 'saved-items', 'tenant'],
  ['account', 'cart', 'compare', 'contact', 'search', 'share-images', 'tracking'],
  ['awaited', 'checkout', 'orders', 'seo', 'wishlist'],
  ['documents', 'listing', 'visitor'],
  ['campaigns', 'routing'],
  ['boot', 'preview'],
];

/** Folders and files beside the map: no part of the storefront, or settings of a tool. */
const besideTheMap =
  /^(?:checks|docs|deploy|e2e|messages|public|test-results|playwright-report|coverage)$|\.(?:json|mjs|md|d\.ts|tsbuildinfo)$|\.config\.\w+$/;

/** Packages of the reference API, which the storefront must never carry. */
const upstreamOnly =
  /^(?:hono|@hono\/.*|drizzle-orm|drizzle-kit|postgres|@electric-sql\/.*|@node-rs\/argon2)$/;

/** Where a domain's wire is read: beside its readers. */
const wireReader = /^lib\/[^/]+\/wire\//;
/** Who turns wire into domain: the readers, and the one file of a domain that asks for its data. */
const knowsTheWire =
  /^lib\/(?:[^/]+\/wire\/|(?:catalogue|listing)\/server(?:\.test)?\.ts$|catalogue\/(?:fetch|product-server)\.ts$|search\/suggest\.ts$|auth\/(?:accounts|renew-token)\.ts$|account\/(?:profile|sessions)\.ts$|orders\/orders\.ts$|cart\/calls\.ts$|checkout\/place-order\.ts$|campaigns\/server\.ts$)/;

/** Where the environment may be read. */
const readsEnvironment =
  /^(?:lib\/settings\/(?:settings|testing)\.ts|lib\/share-images\/draw\.test\.ts|upstream\/settings\.ts|upstream\/testing\/.*|server\/.*)$/;
/** Programs that may hand their whole environment to the settings. */
const handsEnvironmentOver = /^upstream\/(?:main|seed\/main)\.ts$/;

const files = sourceFiles(Object.keys(areas), ['.ts', '.tsx']);
const imports = files.flatMap((file) => importsOf(file));
const inProject = imports.filter(({ isPackage }) => !isPackage);
const shown = ({ from, line, target }: Import) => `${from}:${line} imports ${target}`;
const areaOf = (path: string) => path.split('/', 1)[0] ?? '';

function featureOf(path: string): string | null {
  return /^components\/([^/]+)\//.exec(path)?.[1] ?? null;
}

function domainOf(path: string): string | null {
  return /^lib\/([^/]+)\//.exec(path)?.[1] ?? null;
}

function layerOf(domain: string): number {
  return layers.findIndex((names) => names.includes(domain));
}

test('the map names every folder and file at the top of the project', () => {
  expect(topLevelNames().filter((name) => !(name in areas) && !besideTheMap.test(name))).toEqual([]);
});

test('arrows point one way: app → components → lib → contract, upstream → contract, server → lib', () => {
  const wrong = inProject.filter(({ from, target }) => !areas[areaOf(from)]?.includes(areaOf(target)));
  expect(wrong.map(shown)).toEqual([]);
});

test("a feature's components reach into another feature only where the table says so", () => {
  const wrong = inProject.filter(({ from, target }) => {
    const [feature, other] = [featureOf(from), featureOf(target)];
    return feature && other && feature !== other && !features[feature]?.includes(other);
  });
  expect(wrong.map(shown)).toEqual([]);
});

test('components/ui knows nothing of the shop', () => {
  const wrong = inProject.filter(
    ({ from, target }) =>
      featureOf(from) === 'ui' && areaOf(target) === 'lib' && !knownToUi.includes(domainOf(target) ?? ''),
  );
  expect(wrong.map(shown)).toEqual([]);
});

test('a domain of lib/ imports only from domains of lower layers', () => {
  const wrong = inProject.filter(({ from, target }) => {
    const [domain, other] = [domainOf(from), domainOf(target)];
    return domain && other && domain !== other && layerOf(other) >= layerOf(domain);
  });
  expect(wrong.map(shown)).toEqual([]);
});

test('every domain of lib/ is in one layer', () => {
  const found = new Set(files.map(({ path }) => domainOf(path)).filter((name) => name !== null));
  expect(layers.flat().sort()).toEqual([...found].sort());
});

test('no file leads back to itself, whatever it goes through', () => {
  expect(
    circlesOf([...inProject, ...sourceFiles(['e2e', 'checks'], ['.ts']).flatMap((file) => importsOf(file))]),
  ).toEqual([]);
});

test('every feature of components/ has its row in the table', () => {
  const found = new Set(files.map(({ path }) => featureOf(path)).filter((name) => name !== null));
  expect([...found].filter((name) => !(name in features))).toEqual([]);
});

test('only the readers and the files that ask for data know how the wire is spelt', () => {
  const wrong = inProject.filter(({ from, target }) => wireReader.test(target) && !knowsTheWire.test(from));
  expect(wrong.map(shown)).toEqual([]);
});

test('the contract stands on zod alone', () => {
  const wrong = imports.filter(
    ({ from, isPackage, target }) => areaOf(from) === 'contract' && isPackage && target !== 'zod',
  );
  expect(wrong.map(shown)).toEqual([]);
});

test('packages of the reference API stay in upstream/', () => {
  const wrong = imports.filter(
    ({ from, isPackage, target }) => areaOf(from) !== 'upstream' && isPackage && upstreamOnly.test(target),
  );
  expect(wrong.map(shown)).toEqual([]);
});

test('lib/ knows things and draws nothing', () => {
  expect(files.map(({ path }) => path).filter((path) => /^lib\/.*\.tsx$/.test(path))).toEqual([]);
});

test('the environment is read by the settings and by server/ alone', () => {
  const wrong: string[] = [];
  for (const file of [...files, ...sourceFiles(['next.config.mjs', 'postcss.config.mjs'], ['.mjs'])]) {
    if (readsEnvironment.test(file.path) || !/\benv\b/.test(file.text)) continue;
    walk(syntaxOf(file), (node, [parent]) => {
      if (node.type !== 'MemberExpression' || !isNode(node.object) || !isNode(node.property)) return;
      if (node.object.name !== 'process' || node.property.name !== 'env') return;
      if (handsEnvironmentOver.test(file.path) && parent?.type === 'CallExpression') return;
      wrong.push(`${file.path}:${lineOf(node)}`);
    });
  }
  expect(wrong).toEqual([]);
});
