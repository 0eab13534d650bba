const dangerous = /[<>&\u2028\u2029]/g;

/** Structured data as the text of a script element, which no field can close, open or break a line of. */
export function jsonLd(data: object): string {
  return JSON.stringify(data).replace(
    dangerous,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
