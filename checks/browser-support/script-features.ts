import type { Identifier } from '@mdn/browser-compat-data';
import { isNode, lineOf, literalText, type Node, walk } from '../support/syntax.ts';
import { compatData, featuresOf, isNewer, isShared } from './compat-data.ts';

/** A feature that one of the oldest browsers lacks. */
export interface NewerFeature {
  /** Such as `URL.parse()`, `.hidePopover`, `<dialog closedby>`. */
  name: string;
  line: number;
}

const { api, css, html, javascript } = compatData;
const interfaces = [
  ...featuresOf(api),
  ...featuresOf(javascript.builtins),
  ...featuresOf(javascript.builtins?.Intl),
];

/** Static members by `Interface.member`, such as `URL.parse`. */
const statics = new Map(
  interfaces.flatMap(([type, members]) =>
    featuresOf(members).map(([member, feature]) => [`${type}.${member.replace(/_static$/, '')}`, feature]),
  ),
);
const newerStatics = newerNames([...statics]);
/** Global objects and members of `window`. */
const newerGlobals = newerNames([...interfaces, ...featuresOf(api.Window)]);
/** Methods and properties that no interface has in the oldest browsers. */
const newerMembers = newerNames(interfaces.flatMap(([, members]) => featuresOf(members)));
/** Pseudo-classes and pseudo-elements. */
const newerSelectors = newerNames(featuresOf(css.selectors));

/**
 * Returns the names that mean a newer feature wherever they occur. Features of a single engine do not count, since their names are often
 * ordinary words.
 */
function newerNames(features: [string, Identifier][]): Set<string> {
  const old = new Set(features.filter(([, feature]) => !isNewer(feature)).map(([name]) => name));
  return new Set(
    features.filter(([name, feature]) => !old.has(name) && isShared(feature)).map(([name]) => name),
  );
}

/** Properties of `RegExp` that flags set. */
const flagProperties: Record<string, string> = { v: 'unicodeSets', d: 'hasIndices' };

/**
 * Returns the features in a module that one of the oldest browsers lacks. Left out are those that the module tests for, by `'name' in`,
 * `typeof` or an optional call.
 */
export function newerScriptFeatures(tree: Node): NewerFeature[] {
  const found: NewerFeature[] = [];
  const declared = new Set<string>();
  const tested = new Set<string>();
  walk(tree, (node, ancestors) => {
    collectDeclared(node, declared);
    collectTested(node, tested);
    if (ancestors.some(({ type }) => isTypeNode(type))) return;
    const name = newerFeatureOf(node, ancestors[0]);
    if (name) found.push({ name, line: lineOf(node) });
  });
  return found.filter(({ name }) => {
    const [word = ''] = /\w+(?=\W*$)/.exec(name) ?? [];
    return !tested.has(word) && !(/^\w+$/.test(name) && declared.has(name));
  });
}

function isTypeNode(type: string): boolean {
  return type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull)Expression$/.test(type);
}

function newerFeatureOf(node: Node, parent: Node | undefined): string | null {
  switch (node.type) {
    case 'MemberExpression':
    case 'OptionalMemberExpression': {
      const { object, property, computed } = node as unknown as {
        object: Node;
        property: Node;
        computed: boolean;
      };
      if (computed || !isNode(property, 'Identifier')) return null;
      const member = String(property.name);
      const qualifiedName = `${isNode(object, 'Identifier') ? object.name : ''}.${member}`;
      if (statics.has(qualifiedName)) return newerStatics.has(qualifiedName) ? qualifiedName : null;
      return isNode(parent, 'CallExpression') && parent.callee === node && newerMembers.has(member)
        ? `.${member}()`
        : null;
    }
    case 'Identifier': {
      const isMember = parent?.type === 'MemberExpression' || parent?.type === 'OptionalMemberExpression';
      const isKey = parent?.type === 'ObjectProperty' && parent.key === node && parent.value !== node;
      const isReference = isMember ? parent.object === node : !isKey;
      return isReference && newerGlobals.has(String(node.name)) ? String(node.name) : null;
    }
    case 'CallExpression': {
      const [event] = node.arguments as Node[];
      const callee = node.callee as Node;
      const called = isNode(callee, 'MemberExpression') ? (callee.property as Node) : callee;
      const name = event && called.name === 'addEventListener' ? literalText(event) : null;
      return name !== null && newerMembers.has(`${name}_event`) ? `event ${name}` : null;
    }
    case 'StringLiteral':
    case 'TemplateElement':
      return newerSelectorIn(literalText(node) ?? '');
    case 'RegExpLiteral': {
      const flag = [...String(node.flags)].find((name) => newerMembers.has(flagProperties[name] ?? ''));
      return flag ? `regular expression with flag ${flag}` : null;
    }
    case 'JSXOpeningElement':
      return newerElementOf(node);
    case 'JSXAttribute':
      return parent ? newerAttributeOf(node, parent) : null;
    default:
      return null;
  }
}

const forgivingSelector = /:(?:is|where)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

/** Removes `:is()` and `:where()`, which ignore selectors that they do not know. */
export function withoutForgiving(selector: string): string {
  return selector.replace(forgivingSelector, '');
}

function newerSelectorIn(text: string): string | null {
  const names = withoutForgiving(text).matchAll(/(?<![\w:]):([a-z-]+)/g);
  const newer = [...names].find(([, name = '']) => newerSelectors.has(name));
  return newer ? `selector ${newer[0]}` : null;
}

function newerElementOf(node: Node): string | null {
  const tag = String((node.name as Node).name);
  const element = html.elements?.[tag];
  return element && isNewer(element) ? `<${tag}>` : null;
}

function newerAttributeOf(node: Node, parent: Node): string | null {
  const tag = String(isNode(parent.name) ? parent.name.name : '');
  const name = String((node.name as Node).name).toLowerCase();
  const feature = html.elements?.[tag]?.[name] ?? html.global_attributes?.[name];
  return html.elements?.[tag] && feature && isNewer(feature) ? `<${tag} ${name}>` : null;
}

/** Adds names that the module declares itself. */
function collectDeclared(node: Node, names: Set<string>): void {
  for (const key of ['id', 'local', 'params', 'param'] as const) {
    const value = node[key];
    for (const pattern of [value].flat()) {
      if (!isNode(pattern)) continue;
      walk(pattern, ({ type, name }) => {
        if (type === 'Identifier') names.add(String(name));
      });
    }
  }
}

function collectTested(node: Node, names: Set<string>): void {
  if (node.type === 'BinaryExpression' && node.operator === 'in') {
    const text = literalText(node.left as Node);
    if (text !== null) names.add(text);
  }
  const tested =
    node.type === 'UnaryExpression' && node.operator === 'typeof'
      ? (node.argument as Node)
      : node.type === 'OptionalCallExpression' && node.optional
        ? (node.callee as Node)
        : null;
  const name = isNode(tested?.property) ? tested.property.name : tested?.name;
  if (typeof name === 'string') names.add(name);
}
