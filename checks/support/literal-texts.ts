import { isNode, lineOf, literalText, type Node, nodesOf } from './syntax.ts';

/** Attributes shown or read aloud to visitors. */
const visibleAttributes = new Set([
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

/** Literal texts with letters in JSX children and visible attributes. */
export function literalTexts(tree: Node): { text: string; line: number }[] {
  const children = [...nodesOf(tree, 'JSXElement'), ...nodesOf(tree, 'JSXFragment')].flatMap(
    ({ children }) => children as Node[],
  );
  const attributeValues = nodesOf(tree, 'JSXAttribute')
    .filter(({ name }) => isNode(name) && visibleAttributes.has(String(name.name)))
    .map(({ value }) => value)
    .filter((value) => isNode(value));
  return [...children, ...attributeValues].flatMap(possibleTexts).filter(({ text }) => letter.test(text));
}

/** Literals that an expression can evaluate to; arguments and operands of comparisons are left out. */
function possibleTexts(node: Node): { text: string; line: number }[] {
  const textsIn = (fields: string[]) =>
    fields
      .flatMap((field) => node[field] as Node | Node[])
      .filter((value) => isNode(value))
      .flatMap(possibleTexts);
  switch (node.type) {
    case 'JSXText':
      return [{ text: node.value as string, line: lineOf(node) }];
    case 'StringLiteral':
    case 'TemplateElement':
      return [{ text: literalText(node) ?? '', line: lineOf(node) }];
    case 'JSXExpressionContainer':
      return textsIn(['expression']);
    case 'TemplateLiteral':
      return textsIn(['quasis', 'expressions']);
    case 'ConditionalExpression':
      return textsIn(['consequent', 'alternate']);
    case 'LogicalExpression':
    case 'BinaryExpression':
      return node.operator === '||' ||
        node.operator === '??' ||
        node.operator === '&&' ||
        node.operator === '+'
        ? textsIn(['left', 'right'])
        : [];
    default:
      return [];
  }
}
