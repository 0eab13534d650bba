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

/** HTML from upstream as a tree of text elements: no script, style, picture, form, or address other than http(s) and mail. */
export function sanitizedTree(html: string) {
  return clean.runSync(clean.parse(html));
}

/** What a reader would see of that HTML, as one line of plain text. */
export function plainText(html: string): string {
  return toText(sanitizedTree(html)).replace(/\s+/g, ' ').trim();
}

/** What a reader would see of that HTML, a line for each paragraph and list item. */
export function textLines(html: string): string[] {
  return toText(sanitizedTree(html))
    .split(/\n+/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}
