import { fromHtml } from 'hast-util-from-html';
import { defaultSchema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { toText } from 'hast-util-to-text';
import { truncateText } from './truncate-text.ts';

const maxDepth = 100;
/** Tags that a description needs; the parser takes the square of nested ones. */
const maxTags = 5000;
const maxMetaLength = 160;
const someTag = /<\/?[a-z][^>]*>/i;
const schema = {
  ...defaultSchema,
  tagNames:
    'p ul ol li strong em b i br a h2 h3 h4 blockquote table thead tbody tr th td span div sub sup hr'.split(
      ' ',
    ),
  attributes: { a: ['href'] },
  protocols: { href: ['https', 'http', 'mailto'] },
  strip: ['script', 'style', 'template', 'iframe', 'svg', 'math', 'title'],
};

type Root = ReturnType<typeof fromHtml>;
type Node = Root | Root['children'][number];

/** Description of a product as it is stored: HTML of text elements and links only, and its text for search engines. */
export interface Description {
  html: string;
  metaText: string;
}

/** Sanitises a description. Plain text becomes paragraphs; HTML that is nested too deeply becomes plain text. */
export function readDescription(cell: string): Description {
  const tree = sanitize(parse(someTag.test(cell) ? cell : paragraphs(cell)), schema) as Root;
  const text = toText(tree).replace(/\s+/g, ' ').trim();
  return { html: text === '' ? '' : toHtml(tree), metaText: truncateText(text, maxMetaLength) };
}

function parse(html: string): Root {
  try {
    const root = html.split('<').length > maxTags ? null : fromHtml(html, { fragment: true });
    if (root && !isTooDeep(root)) return root;
  } catch (error) {
    // The parser overflowed the stack.
    if (!(error instanceof RangeError)) throw error;
  }
  return fromHtml(
    paragraphs(
      html
        .replace(/<[^>]*>/g, ' ')
        .replace(/ +/g, ' ')
        .trim(),
    ),
    { fragment: true },
  );
}

function isTooDeep(root: Root): boolean {
  let level: Node[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth) return true;
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  }
  return false;
}

function paragraphs(text: string): string {
  const escaped = text
    .replace(/&(?!#?\w+;)/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');
  return escaped
    .split(/\s*(?:\r?\n|\\n)\s*(?:\r?\n|\\n)\s*/)
    .filter(Boolean)
    .map((paragraph) => `<p>${paragraph.replace(/\s*(?:\r?\n|\\n)\s*/g, '<br>')}</p>`)
    .join('');
}
