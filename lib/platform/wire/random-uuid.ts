/**
 * Returns a random UUID (version 4). Not from the package `uuid`, which would add the validation of all UUID versions to the scripts of
 * every page.
 */
export function randomUuid(): string {
  // `randomUUID` exists only over HTTPS and on localhost, but not where a phone opens the site of a development machine.
  return crypto.randomUUID?.() ?? uuidOf(crypto.getRandomValues(new Uint8Array(16)));
}

/** Formats 16 random bytes. @see https://www.rfc-editor.org/rfc/rfc9562#section-5.4 */
function uuidOf(bytes: Uint8Array): string {
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Returns whether a text has the form of a UUID. */
export function isUuid(text: string): boolean {
  return uuid.test(text);
}
