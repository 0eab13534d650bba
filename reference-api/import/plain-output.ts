const maxLength = 200;

/** Returns a text of a file as the terminal may show it: one line, without control characters or marks of direction, and short. */
export function plainOutput(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return line.length > maxLength ? `${line.slice(0, maxLength)}…` : line;
}
