/*
 * Some faces draw the marks below a letter, such as kasra, above the line and let their anchors lower them. WebKit then lowers the
 * letters after them, too. Here such a mark is drawn where it belongs.
 */

/** Offsets of vertical fields: in an anchor table (`GPOS`), and the bounds in the header of an outline (`glyf`). */
const yOffset = { anchor: 4, outlineMin: 4, outlineMax: 8 };
const lookupTypes = { markToBase: 4, markToMark: 6, extension: 9 };
const flag = { yIsByte: 0x04, repeats: 0x08, xIsByte: 0x02, xIsSame: 0x10, yIsSame: 0x20 };

/** Subtable that attaches marks to bases, or to other marks. Anchors are offsets in the font; 0 for none. */
interface MarkAttachment {
  type: number;
  marks: { glyph: number; markClass: number; anchor: number }[];
  /** Glyphs that marks attach to, with an anchor for each class of marks. */
  bases: { glyph: number; anchors: number[] }[];
}

/** Moves outlines and anchors of lowered marks in a TrueType font down to the line. Returns a changed copy. */
export function lowerMarks(font: Buffer): Buffer {
  const lowered = Buffer.from(font);
  const tables = tableOffsets(lowered);
  const attachments = readAttachments(lowered, tables.get('GPOS') ?? 0);
  const lowestOf = (glyph: number) =>
    lowered.readInt16BE(outlineOffset(lowered, tables, glyph) + yOffset.outlineMin);
  const shifts = shiftsOf(lowered, attachments, lowestOf);
  const shiftByAnchor = new Map<number, number>();
  for (const { marks, bases } of attachments) {
    const anchored = [...marks.map(({ glyph, anchor }) => ({ glyph, anchors: [anchor] })), ...bases];
    for (const { glyph, anchors } of anchored)
      for (const anchor of anchors.filter(Boolean)) {
        const shift = shifts.get(glyph) ?? 0;
        if ((shiftByAnchor.get(anchor) ?? shift) !== shift)
          throw new Error(`Glyph ${glyph} shares an anchor`);
        shiftByAnchor.set(anchor, shift);
      }
  }
  for (const [anchor, shift] of shiftByAnchor) addInt16(lowered, anchor + yOffset.anchor, shift);
  for (const [glyph, shift] of shifts) shiftOutline(lowered, outlineOffset(lowered, tables, glyph), shift);
  return lowered;
}

/**
 * Distance of each lowered mark: from its own anchor to the median of the anchors below the line that it attaches to.
 * @param lowestOf returns the least height of a glyph's outline
 */
function shiftsOf(
  font: Buffer,
  attachments: MarkAttachment[],
  lowestOf: (glyph: number) => number,
): Map<number, number> {
  const shifts = new Map<number, number>();
  for (const { type, marks, bases } of attachments) {
    if (type !== lookupTypes.markToBase) continue;
    for (const { glyph, markClass, anchor } of marks) {
      const heights = bases
        .flatMap(({ anchors }) => anchors[markClass] || [])
        .map((offset) => font.readInt16BE(offset + yOffset.anchor))
        .sort((a, b) => a - b);
      const median = heights[heights.length >> 1] ?? 0;
      if (lowestOf(glyph) > 0 && median < 0)
        shifts.set(glyph, median - font.readInt16BE(anchor + yOffset.anchor));
    }
  }
  return shifts;
}

function tableOffsets(font: Buffer): Map<string, number> {
  const count = font.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const record = 12 + index * 16;
      return [font.toString('latin1', record, record + 4), font.readUInt32BE(record + 8)];
    }),
  );
}

function readAttachments(font: Buffer, gpos: number): MarkAttachment[] {
  const lookupList = gpos + font.readUInt16BE(gpos + 8);
  return readOffsets(font, lookupList, lookupList).flatMap((lookup) =>
    readOffsets(font, lookup + 4, lookup).flatMap((offset) => {
      const isExtension = font.readUInt16BE(lookup) === lookupTypes.extension;
      const type = font.readUInt16BE(isExtension ? offset + 2 : lookup);
      const subtable = isExtension ? offset + font.readUInt32BE(offset + 4) : offset;
      const isAttachment = type === lookupTypes.markToBase || type === lookupTypes.markToMark;
      return isAttachment ? [readAttachment(font, type, subtable)] : [];
    }),
  );
}

function readAttachment(font: Buffer, type: number, subtable: number): MarkAttachment {
  const [markCoverage = 0, baseCoverage = 0] = [2, 4].map(
    (field) => subtable + font.readUInt16BE(subtable + field),
  );
  const classCount = font.readUInt16BE(subtable + 6);
  const [markArray = 0, baseArray = 0] = [8, 10].map(
    (field) => subtable + font.readUInt16BE(subtable + field),
  );
  const anchorAt = (array: number, field: number) => {
    const offset = font.readUInt16BE(field);
    return offset === 0 ? 0 : array + offset;
  };
  return {
    type,
    marks: coveredGlyphs(font, markCoverage).map((glyph, index) => {
      const record = markArray + 2 + index * 4;
      return { glyph, markClass: font.readUInt16BE(record), anchor: anchorAt(markArray, record + 2) };
    }),
    bases: coveredGlyphs(font, baseCoverage).map((glyph, index) => ({
      glyph,
      anchors: Array.from({ length: classCount }, (_, markClass) =>
        anchorAt(baseArray, baseArray + 2 + (index * classCount + markClass) * 2),
      ),
    })),
  };
}

function coveredGlyphs(font: Buffer, coverage: number): number[] {
  const count = font.readUInt16BE(coverage + 2);
  if (font.readUInt16BE(coverage) === 1)
    return Array.from({ length: count }, (_, index) => font.readUInt16BE(coverage + 4 + index * 2));
  return Array.from({ length: count }, (_, index) => coverage + 4 + index * 6).flatMap((range) => {
    const first = font.readUInt16BE(range);
    return Array.from({ length: font.readUInt16BE(range + 2) - first + 1 }, (_, index) => first + index);
  });
}

/** Reads a count and as many offsets from `origin`. */
function readOffsets(font: Buffer, list: number, origin: number): number[] {
  const count = font.readUInt16BE(list);
  return Array.from({ length: count }, (_, index) => origin + font.readUInt16BE(list + 2 + index * 2));
}

function outlineOffset(font: Buffer, tables: Map<string, number>, glyph: number): number {
  const loca = tables.get('loca') ?? 0;
  const hasLongOffsets = font.readInt16BE((tables.get('head') ?? 0) + 50) === 1;
  const offset = hasLongOffsets
    ? font.readUInt32BE(loca + glyph * 4)
    : font.readUInt16BE(loca + glyph * 2) * 2;
  return (tables.get('glyf') ?? 0) + offset;
}

/** Moves a simple outline: its bounds and its first point, to which the others are relative. */
function shiftOutline(font: Buffer, outline: number, shift: number): void {
  const contourCount = font.readInt16BE(outline);
  if (contourCount < 1) throw new Error('Only simple outlines can be moved');
  addInt16(font, outline + yOffset.outlineMin, shift);
  addInt16(font, outline + yOffset.outlineMax, shift);
  const lastPoint = outline + 10 + (contourCount - 1) * 2;
  const pointCount = font.readUInt16BE(lastPoint) + 1;
  let position = lastPoint + 4 + font.readUInt16BE(lastPoint + 2);
  const flags: number[] = [];
  while (flags.length < pointCount) {
    const pointFlags = font.readUInt8(position);
    const count = pointFlags & flag.repeats ? font.readUInt8(position + 1) + 1 : 1;
    position += pointFlags & flag.repeats ? 2 : 1;
    for (let repeat = 0; repeat < count; repeat += 1) flags.push(pointFlags);
  }
  for (const pointFlags of flags)
    position += pointFlags & flag.xIsByte ? 1 : pointFlags & flag.xIsSame ? 0 : 2;
  if ((flags[0] ?? 0) & (flag.yIsByte | flag.yIsSame))
    throw new Error('The first point has no full coordinate');
  addInt16(font, position, shift);
}

function addInt16(font: Buffer, offset: number, amount: number): void {
  font.writeInt16BE(font.readInt16BE(offset) + amount, offset);
}
