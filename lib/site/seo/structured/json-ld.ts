const unsafeCharacters = /[<>&\u2028\u2029]/g;

/** Serializes JSON-LD for a script element, escaping characters that could end it. */
export function jsonLd(data: object): string {
  return JSON.stringify(data).replace(
    unsafeCharacters,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
