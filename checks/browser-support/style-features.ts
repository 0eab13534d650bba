import postcss, { type AtRule, type ChildNode, type Declaration } from 'postcss';
import { compatData, featuresOf, isNewer } from './compat-data.ts';
import { type NewerFeature, withoutForgiving } from './script-features.ts';

const { css } = compatData;
const atRules = css['at-rules'];
const types = featuresOf(css.types).flatMap(([name, type]) => [[name, type] as const, ...featuresOf(type)]);
const newerFunctions = new Set(types.filter(([, feature]) => isNewer(feature)).map(([name]) => name));

/**
 * Returns the features in a style sheet that one of the oldest browsers lacks, without those in an `@supports` block. Nesting does not
 * count, because the build resolves it.
 */
export function newerStyleFeatures(text: string): NewerFeature[] {
  const found: NewerFeature[] = [];
  postcss.parse(text).walk((node) => {
    if (isInSupports(node)) return;
    for (const name of newerFeaturesOf(node)) found.push({ name, line: node.source?.start?.line ?? 0 });
  });
  return found;
}

function isInSupports(node: ChildNode): boolean {
  for (let parent = node.parent; parent; parent = parent.parent as typeof parent) {
    if (parent.type === 'atrule' && (parent as AtRule).name === 'supports') return true;
  }
  return false;
}

function newerFeaturesOf(node: ChildNode): string[] {
  switch (node.type) {
    case 'decl':
      return newerInDeclaration(node);
    case 'rule':
      return newerInSelector(node.selector);
    case 'atrule':
      return newerInAtRule(node);
    default:
      return [];
  }
}

function newerInDeclaration({ prop, value }: Declaration): string[] {
  if (prop.startsWith('--') && !value.includes('(')) return [];
  const property = css.properties?.[prop];
  if (!prop.startsWith('--') && property && isNewer(property)) return [prop];
  const words =
    value.replace(/url\([^)]*\)|"[^"]*"|'[^']*'/g, '').match(/[a-z][a-z-]*(?=\()|[a-z][a-z-]*/gi) ?? [];
  // Phones, which have no cursor, count as browsers without its keywords.
  const keywords = (prop === 'cursor' ? [] : words)
    .filter((word) => property?.[word] && isNewer(property[word]))
    .map((word) => `${prop}: ${word}`);
  const functions = [...value.matchAll(/([a-z][a-z-]*)\(/gi)].map(([, name = '']) => name);
  const newer = functions.filter((name) => newerFunctions.has(name)).map((name) => `${name}()`);
  const relative = /\b(?:oklch|oklab|rgb|hsl|lch|lab)\(from /.test(value) ? ['relative colours'] : [];
  return [...keywords, ...newer, ...relative];
}

function newerInSelector(selector: string): string[] {
  const names = withoutForgiving(selector.replace(/\\./g, '')).match(/(?<=::?)[a-z-]+/g) ?? [];
  const isNewerSelector = (name: string) => {
    const feature = css.selectors?.[name];
    return feature !== undefined && isNewer(feature);
  };
  return [...new Set(names)]
    .filter((name) => !name.startsWith('-') && isNewerSelector(name))
    .map((name) => `:${name}`);
}

function newerInAtRule({ name, params }: AtRule): string[] {
  const rule = atRules?.[name];
  if (rule && isNewer(rule)) return [`@${name}`];
  if (name !== 'media') return [];
  const features = [...params.matchAll(/\(\s*([a-z-]+)/g)].map(([, feature = '']) => feature);
  return features
    .filter((feature) => isNewer(atRules?.media?.[feature] ?? {}))
    .map((feature) => `@media (${feature})`);
}
