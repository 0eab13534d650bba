import { toText } from 'hast-util-to-text';
import rehypeParse from 'rehype-parse';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import { unified } from 'unified';

const textTags = [
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

const clean = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeSanitize, {
    ...defaultSchema,
    tagNames: textTags,
    attributes: { a: ['href'] },
    protocols: { href: ['https', 'http', 'mailto'] },
  });

type Root = ReturnType<typeof clean.parse>;
type Node = Root | Root['children'][number];

/** Deeper than any text is; what makes and walks such a tree runs out of stack at some hundreds to thousands. */
const deepest = 100;

/** HTML from upstream as a tree of text elements: no script, style, picture, form, or address other than http(s) and mail. */
export function sanitizedTree(html: string): Root {
  return clean.runSync(parse(html) ?? wordsOf(html));
}

/** Null for a tree that is too deep. */
function parse(html: string): Root | null {
  try {
    const root = clean.parse(html);
    return isDeep(root) ? null : root;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function isDeep(root: Root): boolean {
  let level: Node[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return true;
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  }
  return false;
}

/** A tree deeper than any text is read as plain words. */
function wordsOf(html: string): Root {
  return { type: 'root', children: [{ type: 'text', value: html.replace(/<[^>]*>/g, ' ') }] };
}

/** What a reader would see of that HTML, as one line of plain text. */
export function plainText(html: string): string {
  return toText(sanitizedTree(html)).replace(/\s+/g, ' ').trim();
}

/** The same as lines of one text, in which items of a list are marked as such. */
export function listedText(html: string): string {
  const tree = sanitizedTree(html);
  markItems(tree);
  return linesOf(tree).join('\n');
}

function markItems(node: Node): void {
  if (!('children' in node)) return;
  for (const child of node.children) markItems(child);
  const first = 'tagName' in node && node.tagName === 'li' ? firstText(node) : null;
  if (first && !first.value.startsWith('•')) first.value = `• ${first.value.trimStart()}`;
}

function firstText(node: Node): Extract<Node, { type: 'text' }> | null {
  if (node.type === 'text') return node.value.trim() === '' ? null : node;
  if (!('children' in node)) return null;
  for (const child of node.children) {
    const found = firstText(child);
    if (found) return found;
  }
  return null;
}

/** What a reader would see of that HTML, a line for each paragraph and list item. */
export function textLines(html: string): string[] {
  return linesOf(sanitizedTree(html));
}

function linesOf(tree: Root): string[] {
  return toText(tree)
    .split(/\n+/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}
