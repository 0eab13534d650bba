import { toText } from 'hast-util-to-text';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

/** The metadata in the HTML of a page, for search engines and networks. */
export interface Head {
  language: string | null;
  title: string | null;
  canonical: string | null;
  alternates: { language: string; address: string }[];
  /** Names and properties in document order, as often as they stand there. */
  metas: { name: string; content: string }[];
  /** Texts of the blocks of structured data, unread. */
  data: string[];
}

const parser = unified().use(rehypeParse);

type Root = ReturnType<typeof parser.parse>;
type Element = Extract<Root['children'][number], { type: 'element' }>;

/** Reads a whole document as a crawler without script would. */
export function readHead(html: string): Head {
  const tree = parser.parse(html);
  const found = [...elements(tree)];
  const links = found.filter(({ tagName }) => tagName === 'link').map(({ properties }) => properties);
  const title = found.find(({ tagName }) => tagName === 'title');
  const withRel = (name: string) => links.filter(({ rel }) => [rel].flat().includes(name));
  return {
    language: text(found.find(({ tagName }) => tagName === 'html')?.properties.lang),
    title: title ? line(toText(title)) || null : null,
    canonical: text(withRel('canonical')[0]?.href),
    alternates: withRel('alternate').flatMap(({ hrefLang, href }) => {
      const [language, address] = [text(hrefLang), text(href)];
      return language && address ? [{ language, address }] : [];
    }),
    metas: found.flatMap(({ tagName, properties }) => {
      const name = text(properties.property) ?? text(properties.name);
      if (tagName !== 'meta' || name === null) return [];
      return [{ name: name.toLowerCase(), content: line(text(properties.content) ?? '') }];
    }),
    data: found
      .filter(({ tagName, properties }) => tagName === 'script' && properties.type === 'application/ld+json')
      .map(({ children: [child] }) => (child?.type === 'text' ? child.value : '')),
  };
}

/** The first content of a name or property that says anything. */
export function metaOf({ metas }: Pick<Head, 'metas'>, name: string): string | null {
  return metas.find((meta) => meta.name === name && meta.content !== '')?.content ?? null;
}

/** Whether a page asks to be left out of search results. */
export function isKeptOut(head: Pick<Head, 'metas'>): boolean {
  return ['robots', 'googlebot'].some((name) => /\b(?:noindex|none)\b/i.test(metaOf(head, name) ?? ''));
}

/** Whether pages name the same addresses in other languages, as they must to be taken for one another. */
export function agreeOnLanguages(heads: Pick<Head, 'alternates'>[]): boolean {
  const named = heads.map(({ alternates }) =>
    alternates
      .map(({ language, address }) => `${language} ${address}`)
      .sort()
      .join('\n'),
  );
  return new Set(named).size <= 1;
}

function* elements(node: Root | Element): Generator<Element> {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    yield child;
    yield* elements(child);
  }
}

/** A property of one word or of several, such as `rel`; null when it says nothing. */
function text(value: unknown): string | null {
  const joined = Array.isArray(value) ? value.join(' ') : value;
  return typeof joined === 'string' && joined.trim() !== '' ? joined.trim() : null;
}

function line(words: string): string {
  return words.replace(/\s+/g, ' ').trim();
}
