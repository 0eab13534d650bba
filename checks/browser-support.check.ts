import { unminifiedFirstScript } from '../server/pages/page-scripts.ts';
import { type NewerFeature, newerScriptFeatures } from './browser-support/script-features.ts';
import { newerStyleFeatures } from './browser-support/style-features.ts';
import { untolerated, unusedTolerances } from './browser-support/tolerated-features.ts';
import { browserFilesOf } from './support/browser-files.ts';
import { importsOf } from './support/imports.ts';
import { isTestFile, sourceFiles } from './support/source-files.ts';
import { syntaxOf } from './support/syntax.ts';

const files = sourceFiles(['app', 'components', 'lib', 'contract'], ['.ts', '.tsx']);
const browserFiles = browserFilesOf(
  files,
  files.flatMap((file) => importsOf(file)),
);
/** Code for browsers, and components of the server, whose HTML reaches browsers. */
const modules = files.filter(
  ({ path }) => !isTestFile(path) && (browserFiles.has(path) || path.endsWith('.tsx')),
);
const firstScript = { path: 'first script.js', text: unminifiedFirstScript() };

const found = [
  ...[...modules, firstScript].flatMap((file) => located(file.path, newerScriptFeatures(syntaxOf(file)))),
  ...sourceFiles(['app', 'components'], ['.css'])
    .filter(({ path }) => !path.includes('/dev/'))
    .flatMap(({ path, text }) => located(path, newerStyleFeatures(text))),
];

function located(path: string, features: NewerFeature[]) {
  return features.map(({ name, line }) => ({ name, at: `${path}:${line}` }));
}

describe('the oldest supported browsers', () => {
  test('have every feature of code and styles, or a fallback', () => {
    expect(untolerated(found).map(({ name, at }) => `${at} ${name}`)).toEqual([]);
  });

  test('still lack every feature that is listed with its fallback', () => {
    expect(unusedTolerances(found.map(({ name }) => name))).toEqual([]);
  });

  test.each([
    ["URL.parse('/', 'https://shop.example')", ['URL.parse']],
    ['Promise.withResolvers()', ['Promise.withResolvers']],
    ['Object.groupBy([], String)', ['Object.groupBy']],
    ['new Set().union(new Set())', ['.union()']],
    ['new Intl.Segmenter()', ['Intl.Segmenter']],
    ["'Segmenter' in Intl && new Intl.Segmenter()", []],
    ["element.matches(':popover-open')", ['selector :popover-open']],
    ["element.matches(':is(:popover-open, [data-open])')", []],
    ["addEventListener('scrollend', stop)", ['event scrollend']],
    ['menu.hidePopover()', ['.hidePopover()']],
    ['menu.hidePopover?.()', []],
    ['const found = /\\p{L}--[a-z]/v', ['regular expression with flag v']],
    ['<button commandfor="menu" />', ['<button commandfor>']],
    ['<search />', ['<search>']],
    ['URL.canParse("/") && [1].toSorted().at(-1)', ['URL.canParse']],
    ['structuredClone(value)', []],
  ])('are checked in script: %s', (text, names) => {
    const features = newerScriptFeatures(syntaxOf({ path: 'example.tsx', text }));
    expect(features.map(({ name }) => name)).toEqual(names);
  });

  test.each([
    ['p { text-wrap: pretty }', ['text-wrap']],
    ['p:has(a) { color: red }', [':has']],
    ['@supports selector(:has(a)) { p:has(a) { color: red } }', []],
    ['p { color: light-dark(red, blue) }', ['light-dark()']],
    ['p { color: oklch(from red l c h) }', ['relative colours']],
    ['@starting-style { p { opacity: 0 } }', ['@starting-style']],
    ['@media (scripting: none) { p { color: red } }', ['@media (scripting)']],
    ['.has-\\[a\\]\\:flex { height: 100dvh; rotate: 180deg; color: color-mix(in oklab, red, blue) }', []],
  ])('are checked in styles: %s', (text, names) => {
    expect(newerStyleFeatures(text).map(({ name }) => name)).toEqual(names);
  });
});
