import { readFileSync } from 'node:fs';
import { sfntFromWoff } from './woff.ts';

const woff = readFileSync('node_modules/@fontsource/tajawal/files/tajawal-arabic-400-normal.woff');

function tablesOf(sfnt: Buffer) {
  return Array.from({ length: sfnt.readUInt16BE(4) }, (_, index) => {
    const entry = 12 + index * 16;
    const [checksum = 0, offset = 0, length = 0] = [4, 8, 12].map((field) =>
      sfnt.readUInt32BE(entry + field),
    );
    return { tag: sfnt.toString('latin1', entry, entry + 4), checksum, offset, length };
  });
}

/** Table checksum as defined by TrueType. */
function checksumOf(data: Buffer): number {
  const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
  let sum = 0;
  for (let offset = 0; offset < padded.length; offset += 4) sum = (sum + padded.readUInt32BE(offset)) >>> 0;
  return sum;
}

describe('sfntFromWoff', () => {
  test('keeps every table with its checksum', () => {
    const sfnt = sfntFromWoff(woff);
    const tables = tablesOf(sfnt);
    expect(sfnt.length).toBe(woff.readUInt32BE(16));
    expect(tables.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['cmap', 'glyf', 'GSUB']));
    for (const { tag, checksum, offset, length } of tables) {
      const data = Buffer.from(sfnt.subarray(offset, offset + length));
      // The checksum of this table is computed with zero in its field `checkSumAdjustment`.
      if (tag === 'head') data.writeUInt32BE(0, 8);
      expect([tag, checksumOf(data)]).toEqual([tag, checksum]);
    }
  });

  test('rejects other files', () => {
    expect(() => sfntFromWoff(Buffer.from('not a font at all'))).toThrow('Not a WOFF file');
  });

  test('writes the header fields for binary search', () => {
    const sfnt = sfntFromWoff(woff);
    expect(sfnt.readUInt32BE(0)).toBe(0x00010000);
    expect([4, 6, 8, 10].map((offset) => sfnt.readUInt16BE(offset))).toEqual([14, 128, 3, 96]);
  });

  test('copies uncompressed tables, aligned to four bytes', () => {
    const uncompressed = Buffer.alloc(44 + 2 * 20 + 8);
    uncompressed.write('wOFFOTTO', 'latin1');
    uncompressed.writeUInt16BE(2, 12);
    for (const [index, [tag, offset, length, checksum]] of (
      [
        ['aaaa', 84, 5, 0x11223344],
        ['bbbb', 89, 3, 0x55667788],
      ] as const
    ).entries()) {
      const entry = 44 + index * 20;
      uncompressed.write(tag, entry, 'latin1');
      for (const [field, value] of [offset, length, length, checksum].entries())
        uncompressed.writeUInt32BE(value, entry + 4 + field * 4);
    }
    uncompressed.write('helloyou', 84, 'latin1');
    const sfnt = sfntFromWoff(uncompressed);
    expect(sfnt.toString('latin1', 0, 4)).toBe('OTTO');
    expect(tablesOf(sfnt)).toEqual([
      { tag: 'aaaa', checksum: 0x11223344, offset: 44, length: 5 },
      { tag: 'bbbb', checksum: 0x55667788, offset: 52, length: 3 },
    ]);
    expect(sfnt.toString('latin1', 44)).toBe('hello\0\0\0you\0');
  });
});
