const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** Returns HTML without scripts, styles and comments. */
function markup(html: string): string {
  return html
    .replace(/<script\b[\s\S]*?<\/script>/gi, '')
    .replace(/<style\b[\s\S]*?<\/style>/gi, '')
    .replace(/<!--[\s\S]*?-->/g, '');
}

const tagPattern = /<([a-z][a-z0-9-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
const attributePattern = /([^\s"'<>/=]+)(?:="([^"]*)"|='([^']*)')?/g;

interface HtmlElement {
  name: string;
  attributes: Record<string, string>;
}

/** All elements in document order, with lowercase tag and attribute names. */
export function allElements(html: string): HtmlElement[] {
  return [...markup(html).matchAll(tagPattern)].map(([, name = '', attributeText = '']) => ({
    name: name.toLowerCase(),
    attributes: Object.fromEntries(
      [...attributeText.matchAll(attributePattern)].map(([, key = '', doubleQuoted, singleQuoted]) => [
        key.toLowerCase(),
        decode(doubleQuoted ?? singleQuoted ?? ''),
      ]),
    ),
  }));
}

/** Attributes of every element with this tag name. */
export function elements(html: string, name: string): Record<string, string>[] {
  return allElements(html)
    .filter((element) => element.name === name)
    .map(({ attributes }) => attributes);
}

/** Text of the body, with whitespace collapsed. */
export function visibleText(html: string): string {
  const body = markup(html).replace(/<head\b[\s\S]*?<\/head>/i, '');
  return decode(body.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}

/** Link targets of a page. */
export function links(html: string): string[] {
  return elements(html, 'a').map(({ href = '' }) => href);
}

/** Content of a `<meta>` element by name or property. */
export function meta(html: string, name: string): string | undefined {
  return elements(html, 'meta').find((entry) => entry.name === name || entry.property === name)?.content;
}

export function title(html: string): string | undefined {
  const encodedTitle = /<title>([^<]*)<\/title>/.exec(markup(html))?.[1];
  return encodedTitle === undefined ? undefined : decode(encodedTitle);
}

/** All blocks of structured data in document order. */
export function structuredData(html: string): Record<string, unknown>[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
  return [...blocks].map(([, text = '']) => JSON.parse(text));
}

function decode(text: string): string {
  return text.replace(/&(#x[\da-f]+|#\d+|\w+);/gi, (whole, code: string) => {
    if (code.startsWith('#x')) return String.fromCodePoint(Number.parseInt(code.slice(2), 16));
    if (code.startsWith('#')) return String.fromCodePoint(Number(code.slice(1)));
    return entities[code] ?? whole;
  });
}
