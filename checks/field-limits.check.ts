import { isTestFile, sourceFiles } from './support/source-files.ts';
import { isNode, lineOf, type Node, syntaxOf, walk } from './support/syntax.ts';

const files = sourceFiles(['app', 'components'], ['.ts', '.tsx']).filter(({ path }) => !isTestFile(path));

/** Returns the value of `maxLength`, given to an element or in an object of attributes; null for any other node. */
function maxLengthOf(node: Node): unknown {
  if (node.type === 'JSXAttribute' && isNode(node.name, 'JSXIdentifier') && node.name.name === 'maxLength')
    return isNode(node.value, 'JSXExpressionContainer') ? node.value.expression : node.value;
  if (node.type === 'ObjectProperty' && isNode(node.key, 'Identifier') && node.key.name === 'maxLength')
    return node.value;
  return null;
}

function bareLimitsOf(file: { path: string; text: string }): string[] {
  const found: string[] = [];
  walk(syntaxOf(file), (node) => {
    const maxLength = maxLengthOf(node);
    if (isNode(maxLength, 'NumericLiteral') || isNode(maxLength, 'StringLiteral'))
      found.push(`${file.path}:${lineOf(node)}`);
  });
  return found;
}

describe('the maximum length of a field', () => {
  test.each(['<input maxLength={40} />', '<input maxLength="40" />', 'f({ maxLength: 40 })'])(
    'is a bare number in %s',
    (text) => expect(bareLimitsOf({ path: 'sample.tsx', text })).toEqual(['sample.tsx:1']),
  );

  test('is a named limit, which the API may share', () => {
    expect(bareLimitsOf({ path: 'sample.tsx', text: '<input maxLength={maxNameLength} />' })).toEqual([]);
    const fields = files.filter(({ text }) => text.includes('maxLength'));
    expect(fields.length).toBeGreaterThan(0);
    expect(fields.flatMap(bareLimitsOf)).toEqual([]);
  });
});
