import { inflateSync } from 'node:zlib';

/** Sizes of the file header and of an entry in the table directory, in bytes. */
const woffHeaderBytes = 44;
const woffEntryBytes = 20;
const sfntHeaderBytes = 12;
const sfntEntryBytes = 16;

/** Converts WOFF 1.0 (https://www.w3.org/TR/WOFF/) into the TrueType or OpenType font it contains. */
export function sfntFromWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF file');
  const tableCount = woff.readUInt16BE(12);
  const tables = Array.from({ length: tableCount }, (_, index) =>
    readTable(woff, woffHeaderBytes + index * woffEntryBytes),
  );
  const tablesStart = sfntHeaderBytes + tableCount * sfntEntryBytes;
  const size = tables.reduce((sum, { data }) => sum + paddedLength(data.length), tablesStart);
  const sfnt = Buffer.alloc(size);
  writeHeader(sfnt, woff.readUInt32BE(4), tableCount);
  let offset = tablesStart;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const entryOffset = sfntHeaderBytes + index * sfntEntryBytes;
    sfnt.writeUInt32BE(tag, entryOffset);
    sfnt.writeUInt32BE(checksum, entryOffset + 4);
    sfnt.writeUInt32BE(offset, entryOffset + 8);
    sfnt.writeUInt32BE(data.length, entryOffset + 12);
    data.copy(sfnt, offset);
    offset += paddedLength(data.length);
  }
  return sfnt;
}

function readTable(woff: Buffer, entryOffset: number) {
  const [tag, offset, compressedLength, length, checksum] = [0, 4, 8, 12, 16].map((field) =>
    woff.readUInt32BE(entryOffset + field),
  ) as [number, number, number, number, number];
  const compressed = woff.subarray(offset, offset + compressedLength);
  return { tag, checksum, data: compressedLength < length ? inflateSync(compressed) : compressed };
}

/** Writes the header. Its last three fields support binary search in the table directory. */
function writeHeader(sfnt: Buffer, flavor: number, tableCount: number): void {
  const entrySelector = Math.floor(Math.log2(tableCount));
  const searchRange = 2 ** entrySelector * sfntEntryBytes;
  sfnt.writeUInt32BE(flavor, 0);
  sfnt.writeUInt16BE(tableCount, 4);
  sfnt.writeUInt16BE(searchRange, 6);
  sfnt.writeUInt16BE(entrySelector, 8);
  sfnt.writeUInt16BE(tableCount * sfntEntryBytes - searchRange, 10);
}

/** Rounds up to a multiple of four bytes, to which tables are aligned. */
function paddedLength(length: number): number {
  return (length + 3) & ~3;
}
