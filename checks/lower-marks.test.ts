import { readFile } from 'node:fs/promises';
import { convert } from 'fontverter';
import { lowerMarks } from '../app/fonts/lower-marks.ts';

const readFace = async (weight: number) =>
  convert(
    await readFile(`node_modules/@fontsource/tajawal/files/tajawal-arabic-${weight}-normal.woff2`),
    'sfnt',
  );

/** Bounds of all outlines below the line, as a list of [least, greatest] heights. */
function outlinesBelowLine(font: Buffer): string[] {
  const tables = new Map<string, number>();
  for (let record = 12; tables.size < font.readUInt16BE(4); record += 16)
    tables.set(font.toString('latin1', record, record + 4), font.readUInt32BE(record + 8));
  const offsetOf = (name: string) => tables.get(name) ?? 0;
  const isLong = font.readInt16BE(offsetOf('head') + 50) === 1;
  const outlineAt = (glyph: number) =>
    isLong
      ? font.readUInt32BE(offsetOf('loca') + glyph * 4)
      : font.readUInt16BE(offsetOf('loca') + glyph * 2) * 2;
  const glyphs = Array.from({ length: font.readUInt16BE(offsetOf('maxp') + 4) }, (_, glyph) => glyph);
  return glyphs
    .filter((glyph) => outlineAt(glyph) < outlineAt(glyph + 1))
    .map((glyph) => offsetOf('glyf') + outlineAt(glyph))
    .map((outline) => [font.readInt16BE(outline + 4), font.readInt16BE(outline + 8)])
    .filter(([, greatest = 0]) => greatest < 0)
    .map((heights) => heights.join(' to '));
}

describe('lowered marks', () => {
  test('are drawn below the line in the bold Arabic face', async () => {
    const font = await readFace(700);
    const before = outlinesBelowLine(font);
    const added = outlinesBelowLine(lowerMarks(font)).filter((heights) => !before.includes(heights));
    // Kasratan, kasra and hamza below.
    expect(added).toEqual(['-430 to -145', '-289 to -145', '-309 to -132']);
  });

  test.each([400, 800])('leave a face alone that draws them there: %i', async (weight) => {
    const font = await readFace(weight);
    expect(lowerMarks(font).equals(font)).toBe(true);
  });
});
