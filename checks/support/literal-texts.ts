import { isNode, lineOf, literalText, type Node, nodesOf } from './syntax.ts';

/** Attributes that people see or hear. */
const spoken = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'summary',
  'title',
]);

const letter = /\p{L}/u;

/** Texts with letters in them that stand in the code as children of elements or in spoken attributes. */
export function literalTexts(tree: Node): { text: string; line: number }[] {
  const children = [...nodesOf(tree, 'JSXElement'), ...nodesOf(tree, 'JSXFragment')].flatMap(
    ({ children }) => children as Node[],
  );
  const values = nodesOf(tree, 'JSXAttribute')
    .filter(({ name }) => isNode(name) && spoken.has(String(name.name)))
    .map(({ value }) => value)
    .filter((value) => isNode(value));
  return [...children, ...values].flatMap(shownText).filter(({ text }) => letter.test(text));
}

/** Texts that an expression can come to, without those it hands to functions or compares with. */
function shownText(node: Node): { text: string; line: number }[] {
  const inside = (fields: string[]) =>
    fields
      .flatMap((field) => node[field] as Node | Node[])
      .filter((value) => isNode(value))
      .flatMap(shownText);
  switch (node.type) {
    case 'JSXText':
      return [{ text: node.value as string, line: lineOf(node) }];
    case 'StringLiteral':
    case 'TemplateElement':
      return [{ text: literalText(node) ?? '', line: lineOf(node) }];
    case 'JSXExpressionContainer':
      return inside(['expression']);
    case 'TemplateLiteral':
      return inside(['quasis', 'expressions']);
    case 'ConditionalExpression':
      return inside(['consequent', 'alternate']);
    case 'LogicalExpression':
    case 'BinaryExpression':
      return node.operator === '||' ||
        node.operator === '??' ||
        node.operator === '&&' ||
        node.operator === '+'
        ? inside(['left', 'right'])
        : [];
    default:
      return [];
  }
}
