import { toText } from 'hast-util-to-text';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

/** Metadata in the HTML of a page, for search engines and networks. */
export interface PageMetadata {
  language: string | null;
  title: string | null;
  canonical: string | null;
  alternates: { language: string; url: string }[];
  /** `<meta>` elements by their `property` or `name`, in document order, including repeated ones. */
  metas: { name: string; content: string }[];
  /** Unparsed JSON-LD blocks. */
  structuredData: string[];
}

const parser = unified().use(rehypeParse);

type Root = ReturnType<typeof parser.parse>;
type Element = Extract<Root['children'][number], { type: 'element' }>;

/** Parses a document as a crawler without JavaScript does. */
export function readPageMetadata(html: string): PageMetadata {
  const tree = parser.parse(html);
  const allElements = [...descendantElements(tree)];
  const links = allElements.filter(({ tagName }) => tagName === 'link').map(({ properties }) => properties);
  const title = allElements.find(({ tagName }) => tagName === 'title');
  const withRel = (name: string) => links.filter(({ rel }) => [rel].flat().includes(name));
  return {
    language: attributeText(allElements.find(({ tagName }) => tagName === 'html')?.properties.lang),
    title: title ? collapseSpaces(toText(title)) || null : null,
    canonical: attributeText(withRel('canonical')[0]?.href),
    alternates: withRel('alternate').flatMap(({ hrefLang, href }) => {
      const [language, url] = [attributeText(hrefLang), attributeText(href)];
      return language && url ? [{ language, url }] : [];
    }),
    metas: allElements.flatMap(({ tagName, properties }) => {
      const name = attributeText(properties.property) ?? attributeText(properties.name);
      if (tagName !== 'meta' || name === null) return [];
      return [{ name: name.toLowerCase(), content: collapseSpaces(attributeText(properties.content) ?? '') }];
    }),
    structuredData: allElements
      .filter(({ tagName, properties }) => tagName === 'script' && properties.type === 'application/ld+json')
      .map(({ children: [child] }) => (child?.type === 'text' ? child.value : '')),
  };
}

/** Returns the first non-empty content of a `<meta>` element with that name or property. */
export function metaContent({ metas }: Pick<PageMetadata, 'metas'>, name: string): string | null {
  return metas.find((meta) => meta.name === name && meta.content !== '')?.content ?? null;
}

/** True when a robots directive of the page, in any of its robots tags, keeps it out of the index. */
export function isExcludedFromIndex({ metas }: Pick<PageMetadata, 'metas'>): boolean {
  return metas
    .filter(({ name }) => name === 'robots' || name === 'googlebot')
    .flatMap(({ content }) => content.toLowerCase().split(','))
    .some((directive) => ['noindex', 'none'].includes(directive.trim()));
}

/** True when all pages have the same hreflang alternates, which search engines require. */
export function haveSameAlternates(pages: Pick<PageMetadata, 'alternates'>[]): boolean {
  const serialized = pages.map(({ alternates }) =>
    alternates
      .map(({ language, url }) => `${language} ${url}`)
      .sort()
      .join('\n'),
  );
  return new Set(serialized).size <= 1;
}

function* descendantElements(node: Root | Element): Generator<Element> {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    yield child;
    yield* descendantElements(child);
  }
}

/** Returns an attribute as text, joining lists such as `rel`; null when empty. */
function attributeText(value: unknown): string | null {
  const joined = Array.isArray(value) ? value.join(' ') : value;
  return typeof joined === 'string' && joined.trim() !== '' ? joined.trim() : null;
}

function collapseSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
