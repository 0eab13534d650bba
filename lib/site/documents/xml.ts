const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Characters that are forbidden in XML, even as references. */
const forbiddenCharacters = /(?![\t\n\r])\p{Cc}|\p{Surrogate}|[\ufffe\uffff]/gu;

/** Escapes text for XML elements and attributes. */
export function escapeXml(text: string): string {
  return text
    .replace(forbiddenCharacters, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Formats an XML element that contains text; returns an empty string without text. */
export function xmlElement(name: string, text: string | null | undefined): string {
  return text ? `<${name}>${escapeXml(text)}</${name}>\n` : '';
}
