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

test('its head says how many tables it has, and how to search them by halves', () => {
  const sfnt = sfntFromWoff(woff);
  expect(sfnt.readUInt32BE(0)).toBe(0x00010000);
  expect([4, 6, 8, 10].map((at) => sfnt.readUInt16BE(at))).toEqual([14, 128, 3, 96]);
});

test('tables that are not packed are taken as they are, each from a multiple of four bytes on', () => {
  const own = Buffer.alloc(44 + 2 * 20 + 8);
  own.write('wOFFOTTO', 'latin1');
  own.writeUInt16BE(2, 12);
  for (const [index, [tag, offset, length, checksum]] of (
    [
      ['aaaa', 84, 5, 0x11223344],
      ['bbbb', 89, 3, 0x55667788],
    ] as const
  ).entries()) {
    const entry = 44 + index * 20;
    own.write(tag, entry, 'latin1');
    for (const [at, value] of [offset, length, length, checksum].entries())
      own.writeUInt32BE(value, entry + 4 + at * 4);
  }
  own.write('helloyou', 84, 'latin1');
  const sfnt = sfntFromWoff(own);
  expect(sfnt.toString('latin1', 0, 4)).toBe('OTTO');
  expect(tablesOf(sfnt)).toEqual([
    { tag: 'aaaa', checksum: 0x11223344, offset: 44, length: 5 },
    { tag: 'bbbb', checksum: 0x55667788, offset: 52, length: 3 },
  ]);
  expect(sfnt.toString('latin1', 44)).toBe('hello\0\0\0you\0');
});
