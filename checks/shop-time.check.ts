import { browserFilesOf } from './support/browser-files.ts';
import { importsOf } from './support/imports.ts';
import { isTestFile, sourceFiles } from './support/source-files.ts';
import { isNode, lineOf, type Node, syntaxOf, walk } from './support/syntax.ts';

/** The shop's time itself, and locks of this device, whose tabs share its clock. */
const mayReadDeviceClock =
  /^lib\/platform\/(?:shop-time\/(?:shop-time|clock-reading)|browser-storage\/tab-locks)\.ts$/;
/** Pages for developers. */
const isInternal = /^app\/\[tenant\]\/\[locale\]\/dev\//;

const files = sourceFiles(['app', 'components', 'lib', 'contract'], ['.ts', '.tsx']);
const imports = files.flatMap((file) => importsOf(file));
const browserFiles = browserFilesOf(files, imports);
const shopFiles = files.filter(
  ({ path }) => browserFiles.has(path) && !isTestFile(path) && !isInternal.test(path),
);

/** `Date.now`, called or passed on, `new Date()` and `Date()`. */
function isClockReading(node: Node): boolean {
  if (node.type === 'MemberExpression')
    return (
      isNode(node.object, 'Identifier') &&
      node.object.name === 'Date' &&
      isNode(node.property, 'Identifier') &&
      node.property.name === 'now'
    );
  if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return false;
  const isDate = isNode(node.callee, 'Identifier') && node.callee.name === 'Date';
  return isDate && (node.type === 'CallExpression' || (node.arguments as Node[]).length === 0);
}

function clockReadingsOf(file: { path: string; text: string }): string[] {
  const found: string[] = [];
  walk(syntaxOf(file), (node) => {
    if (isClockReading(node)) found.push(`${file.path}:${lineOf(node)}`);
  });
  return found;
}

describe("the device's clock", () => {
  test.each(['Date.now()', 'useState(Date.now)', 'new Date()', 'new Date().getTime()', 'Date()'])(
    'is found in %s',
    (text) => {
      expect(clockReadingsOf({ path: 'sample.ts', text })).toEqual(['sample.ts:1']);
    },
  );

  test.each(['new Date(at)', 'Date.parse(text)', 'Date.UTC(2026, 0)', 'performance.now()'])(
    'is not found in %s',
    (text) => {
      expect(clockReadingsOf({ path: 'sample.ts', text })).toEqual([]);
    },
  );

  test("is read in browsers only by the shop's time and by locks", () => {
    const readings = shopFiles.flatMap((file) => (file.text.includes('Date') ? clockReadingsOf(file) : []));
    expect(readings.filter((place) => !mayReadDeviceClock.test(place.split(':')[0] ?? ''))).toEqual([]);
    expect(readings.length).toBeGreaterThan(0);
  });
});
