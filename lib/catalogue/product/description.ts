import { toText } from 'hast-util-to-text';
import rehypeParse from 'rehype-parse';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import { unified } from 'unified';

const allowedTags = [
  'p',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'b',
  'i',
  'br',
  'a',
  'h2',
  'h3',
  'h4',
  'blockquote',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'span',
  'div',
  'sub',
  'sup',
  'hr',
];

const processor = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeSanitize, {
    ...defaultSchema,
    tagNames: allowedTags,
    attributes: { a: ['href'] },
    protocols: { href: ['https', 'http', 'mailto'] },
  });

type Root = ReturnType<typeof processor.parse>;
type Node = Root | Root['children'][number];

/** Maximum nesting of elements: parsers and tree walkers overflow the stack at some hundreds to thousands of levels. */
const maxHtmlDepth = 100;

/**
 * Parses HTML of the API into a sanitised tree: text elements and http(s) or mailto links only. HTML that is nested too deeply
 * becomes plain text.
 */
export function sanitizedTree(html: string): Root {
  return processor.runSync(parseHtml(html) ?? textRoot(html));
}

/** Parses HTML; null when it is nested too deeply. */
function parseHtml(html: string): Root | null {
  try {
    const root = processor.parse(html);
    return isTooDeep(root) ? null : root;
  } catch (error) {
    // The parser overflowed the stack.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function isTooDeep(root: Root): boolean {
  let nodesAtDepth: Node[] = [root];
  for (let depth = 0; nodesAtDepth.length > 0; depth += 1) {
    if (depth > maxHtmlDepth) return true;
    nodesAtDepth = nodesAtDepth.flatMap((node) => ('children' in node ? node.children : []));
  }
  return false;
}

/** Returns the HTML as one text node, without its tags. */
function textRoot(html: string): Root {
  return { type: 'root', children: [{ type: 'text', value: html.replace(/<[^>]*>/g, ' ') }] };
}

/** Converts HTML to one line of plain text. */
export function plainText(html: string): string {
  return toText(sanitizedTree(html)).replace(/\s+/g, ' ').trim();
}

/** Converts HTML to plain text, one line for each block, with bullets before list items. */
export function bulletedText(html: string): string {
  const tree = sanitizedTree(html);
  addBullets(tree);
  return linesOf(tree).join('\n');
}

function addBullets(node: Node): void {
  if (!('children' in node)) return;
  for (const child of node.children) addBullets(child);
  const textNode = 'tagName' in node && node.tagName === 'li' ? firstTextNode(node) : null;
  if (textNode && !textNode.value.startsWith('•')) textNode.value = `• ${textNode.value.trimStart()}`;
}

function firstTextNode(node: Node): Extract<Node, { type: 'text' }> | null {
  if (node.type === 'text') return node.value.trim() === '' ? null : node;
  if (!('children' in node)) return null;
  for (const child of node.children) {
    const textNode = firstTextNode(child);
    if (textNode) return textNode;
  }
  return null;
}

/** Converts HTML to lines of plain text, one for each paragraph and list item. */
export function textLines(html: string): string[] {
  return linesOf(sanitizedTree(html));
}

function linesOf(tree: Root): string[] {
  return toText(tree)
    .split(/\n+/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

/** Maximum length of a description on the product page and on cards in a list, in grapheme clusters. */
export const maxDescriptionLength = 100;

/** Maximum length of a description on the compare page, in grapheme clusters. */
export const maxCompareDescriptionLength = 150;

/** Null in Firefox before 125, where code points are counted instead. */
const graphemes = 'Segmenter' in Intl ? new Intl.Segmenter('en', { granularity: 'grapheme' }) : null;

/**
 * Truncates plain text to at most `maxLength` grapheme clusters, at a word boundary where there is one. `isTruncated` is true when
 * text was removed.
 */
export function truncateAtWordBoundary(
  text: string,
  maxLength: number,
): { text: string; isTruncated: boolean } {
  if (text.length <= maxLength) return { text, isTruncated: false };
  let count = 0;
  let end = 0;
  for (const cluster of clustersOf(text)) {
    if (count === maxLength) return { text: dropPartialWord(text, end), isTruncated: true };
    count += 1;
    end += cluster.length;
  }
  return { text, isTruncated: false };
}

function* clustersOf(text: string): Generator<string> {
  if (!graphemes) yield* text;
  else for (const { segment } of graphemes.segment(text)) yield segment;
}

/** Returns the text before `end` without a partial last word and trailing punctuation, unless nothing else is left. */
function dropPartialWord(text: string, end: number): string {
  const truncated = text.slice(0, end);
  const wholeWords = /\s/.test(text.charAt(end)) ? truncated : truncated.replace(/\s+\S*$/, '');
  return wholeWords.replace(/[\s,;:.،؛–—]+$/, '') || truncated;
}
