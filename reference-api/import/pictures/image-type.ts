const signatures: [extension: string, matches: (head: string) => boolean][] = [
  ['.jpg', (head) => head.startsWith('\xff\xd8\xff')],
  ['.png', (head) => head.startsWith('\x89PNG\r\n\x1a\n')],
  ['.webp', (head) => head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP'],
  ['.gif', (head) => /^GIF8[79]a/.test(head)],
  ['.avif', (head) => head.slice(4, 8) === 'ftyp' && /^avi[fs]$/.test(head.slice(8, 12))],
];

/** Returns the extension of an image by its first bytes, whatever its name and `Content-Type` say; undefined for any other file. */
export function imageExtensionOf(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  return signatures.find(([, matches]) => matches(head))?.[0];
}
