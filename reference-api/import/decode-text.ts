/** Encodings of exported tables. */
export type TableEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'windows-1256';

/** Three letters in a row outside of ASCII: a word in Arabic, never one in a Western language. */
const arabicWord = /[\x80-\xff]{3}/;
const sampleLength = 2000;

/** Decodes a file to text without its byte order mark. Spreadsheets save UTF-8, UTF-16 and the Western or Arabic code page of Windows. */
export function decodeText(bytes: Uint8Array): { text: string; encoding: TableEncoding } {
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  return { text: encoding === 'windows-1252' ? withWindowsCharacters(text) : text, encoding };
}

/** Characters of Windows-1252 from 0x80 on; Node 20 decodes these bytes as ISO 8859-1. */
const windowsCharacters = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

function withWindowsCharacters(text: string): string {
  return text.replace(/[\x80-\x9f]/g, (character) => windowsCharacters[character.charCodeAt(0) - 0x80] ?? '');
}

function encodingOf(bytes: Uint8Array): TableEncoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const withoutMark = wideEncodingOf(bytes.subarray(0, sampleLength));
  if (withoutMark) return withoutMark;
  if (isUtf8(bytes)) return 'utf-8';
  return arabicWord.test(Buffer.from(bytes).toString('latin1')) ? 'windows-1256' : 'windows-1252';
}

/** Returns the UTF-16 encoding of a sample without a byte order mark: the header of a table is ASCII, so every other byte is zero. */
function wideEncodingOf(sample: Uint8Array): TableEncoding | undefined {
  const zeros = [0, 0];
  for (let index = 0; index < sample.length; index += 1)
    if (sample[index] === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [highFirst = 0, lowFirst = 0] = zeros;
  if (Math.max(highFirst, lowFirst) < sample.length / 4) return undefined;
  return lowFirst > highFirst ? 'utf-16le' : 'utf-16be';
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
