/**
 * Layout of a table directory and the `cmap` table, in bytes. All offsets in this file are those of OpenType
 * (https://learn.microsoft.com/typography/opentype/spec/cmap).
 */
const directoryOffset = 12;
const directoryEntryBytes = 16;
const encodingEntryBytes = 8;
/** Ends the segments of format 4; no character has it. */
const lastBmpCode = 0xffff;
/** Glyph that is drawn for characters that the font lacks. */
const missingGlyph = 0;

/** Returns the code points for which a TrueType or OpenType font has a glyph. Reads the formats 4 and 12 of `cmap`. */
export function glyphCodePoints(font: Buffer): Set<number> {
  const table = findTable(font, 'cmap');
  const codes = new Set<number>();
  for (let index = 0; index < font.readUInt16BE(table + 2); index += 1) {
    const subtable = table + font.readUInt32BE(table + 8 + index * encodingEntryBytes);
    const format = font.readUInt16BE(subtable);
    const found =
      format === 4 ? readFormat4(font, subtable) : format === 12 ? readFormat12(font, subtable) : [];
    for (const code of found) codes.add(code);
  }
  return codes;
}

function findTable(font: Buffer, tag: string): number {
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const entry = directoryOffset + index * directoryEntryBytes;
    if (font.toString('latin1', entry, entry + 4) === tag) return font.readUInt32BE(entry + 8);
  }
  throw new Error(`The font has no table ${tag}`);
}

/** Reads segments of adjacent codes. Four arrays have an entry for each: last code, first code, delta to glyphs, distance to glyphs. */
function* readFormat4(font: Buffer, start: number): Iterable<number> {
  const arrayBytes = font.readUInt16BE(start + 6);
  const [lastCodesAt, firstCodesAt, deltasAt, distancesAt] = [0, 1, 2, 3].map(
    // A reserved field of two bytes follows the last codes.
    (array) => start + 14 + array * arrayBytes + (array > 0 ? 2 : 0),
  ) as [number, number, number, number];
  for (let segment = 0; segment < arrayBytes; segment += 2) {
    // From the entry itself to the first glyph of the segment; 0 where glyphs follow from the delta.
    const distance = font.readUInt16BE(distancesAt + segment);
    const firstCode = font.readUInt16BE(firstCodesAt + segment);
    const lastCode = font.readUInt16BE(lastCodesAt + segment);
    for (let code = firstCode; code <= lastCode && code < lastBmpCode; code += 1) {
      const glyph =
        distance === 0
          ? (code + font.readUInt16BE(deltasAt + segment)) % 0x10000
          : font.readUInt16BE(distancesAt + segment + distance + (code - firstCode) * 2);
      if (glyph !== missingGlyph) yield code;
    }
  }
}

/** Reads groups of adjacent codes, each with its first and last code. */
function* readFormat12(font: Buffer, start: number): Iterable<number> {
  for (let index = 0; index < font.readUInt32BE(start + 12); index += 1) {
    const group = start + 16 + index * 12;
    for (let code = font.readUInt32BE(group); code <= font.readUInt32BE(group + 4); code += 1) yield code;
  }
}
