import { readFileSync } from 'node:fs';
import { sfntFromWoff } from './woff.ts';

const woff = readFileSync('node_modules/@fontsource/tajawal/files/tajawal-arabic-400-normal.woff');

function tablesOf(sfnt: Buffer) {
  return Array.from({ length: sfnt.readUInt16BE(4) }, (_, index) => {
    const entry = 12 + index * 16;
    const [checksum = 0, offset = 0, length = 0] = [4, 8, 12].map((at) => sfnt.readUInt32BE(entry + at));
    return { tag: sfnt.toString('latin1', entry, entry + 4), checksum, offset, length };
  });
}

/** Sum of a table's words as the TrueType format defines it. */
function sumOf(data: Buffer): number {
  const whole = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
  let sum = 0;
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0;
  return sum;
}

test('a font is unpacked whole: every table has the checksum that its maker gave it', () => {
  const sfnt = sfntFromWoff(woff);
  const tables = tablesOf(sfnt);
  expect(sfnt.length).toBe(woff.readUInt32BE(16));
  expect(tables.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['cmap', 'glyf', 'GSUB']));
  for (const { tag, checksum, offset, length } of tables) {
    const data = Buffer.from(sfnt.subarray(offset, offset + length));
    if (tag === 'head') data.writeUInt32BE(0, 8);
    expect([tag, sumOf(data)]).toEqual([tag, checksum]);
  }
});

test('what is no WOFF file is refused', () => {
  expect(() => sfntFromWoff(Buffer.from('not a font at all'))).toThrow('not a WOFF file');
});
