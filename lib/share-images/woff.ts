import { inflateSync } from 'node:zlib';

const woffHeader = 44;
const woffEntry = 20;
const sfntHeader = 12;
const sfntEntry = 16;

/** Unpacks a WOFF 1.0 file (https://www.w3.org/TR/WOFF/) into the TrueType or OpenType font it holds. */
export function sfntFromWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is not a WOFF file');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => readTable(woff, woffHeader + index * woffEntry));
  const start = sfntHeader + count * sfntEntry;
  const size = tables.reduce((sum, { data }) => sum + padded(data.length), start);
  const sfnt = Buffer.alloc(size);
  writeHeader(sfnt, woff.readUInt32BE(4), count);
  let offset = start;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const entry = sfntHeader + index * sfntEntry;
    sfnt.writeUInt32BE(tag, entry);
    sfnt.writeUInt32BE(checksum, entry + 4);
    sfnt.writeUInt32BE(offset, entry + 8);
    sfnt.writeUInt32BE(data.length, entry + 12);
    data.copy(sfnt, offset);
    offset += padded(data.length);
  }
  return sfnt;
}

function readTable(woff: Buffer, entry: number) {
  const [tag, offset, packedLength, length, checksum] = [0, 4, 8, 12, 16].map((at) =>
    woff.readUInt32BE(entry + at),
  ) as [number, number, number, number, number];
  const packed = woff.subarray(offset, offset + packedLength);
  return { tag, checksum, data: packedLength < length ? inflateSync(packed) : packed };
}

/** The three numbers after the count let a reader search the table directory by halves. */
function writeHeader(sfnt: Buffer, flavour: number, count: number): void {
  const entrySelector = Math.floor(Math.log2(count));
  const searchRange = 2 ** entrySelector * sfntEntry;
  sfnt.writeUInt32BE(flavour, 0);
  sfnt.writeUInt16BE(count, 4);
  sfnt.writeUInt16BE(searchRange, 6);
  sfnt.writeUInt16BE(entrySelector, 8);
  sfnt.writeUInt16BE(count * sfntEntry - searchRange, 10);
}

function padded(length: number): number {
  return (length + 3) & ~3;
}
