import { inflateSync } from 'node:zlib';

const woffHeader = 44;
const woffEntry = 20;
const sfntHeader = 12;
const sfntEntry = 16;

/** Converts WOFF 1.0 (https://www.w3.org/TR/WOFF/) into the TrueType or OpenType font it contains. */
export function sfntFromWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF file');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => readTable(woff, woffHeader + index * woffEntry));
  const start = sfntHeader + count * sfntEntry;
  const size = tables.reduce((sum, { data }) => sum + paddedLength(data.length), start);
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
    offset += paddedLength(data.length);
  }
  return sfnt;
}

function readTable(woff: Buffer, entry: number) {
  const [tag, offset, compressedLength, length, checksum] = [0, 4, 8, 12, 16].map((field) =>
    woff.readUInt32BE(entry + field),
  ) as [number, number, number, number, number];
  const compressed = woff.subarray(offset, offset + compressedLength);
  return { tag, checksum, data: compressedLength < length ? inflateSync(compressed) : compressed };
}

/** The last three header fields support binary search in the table directory. */
function writeHeader(sfnt: Buffer, flavour: number, count: number): void {
  const entrySelector = Math.floor(Math.log2(count));
  const searchRange = 2 ** entrySelector * sfntEntry;
  sfnt.writeUInt32BE(flavour, 0);
  sfnt.writeUInt16BE(count, 4);
  sfnt.writeUInt16BE(searchRange, 6);
  sfnt.writeUInt16BE(entrySelector, 8);
  sfnt.writeUInt16BE(count * sfntEntry - searchRange, 10);
}

function paddedLength(length: number): number {
  return (length + 3) & ~3;
}
