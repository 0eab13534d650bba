import { readFileSync } from 'node:fs';

const [faces, theme, styles] = ['fonts', 'theme', 'globals'].map((name) =>
  readFileSync(`app/${name}.css`, 'utf8'),
) as [string, string, string];

interface FontFace {
  family: string;
  /** Percent of the font size after `size-adjust`; null when the font file's own metrics apply. */
  ascent: number | null;
  descent: number | null;
  isLocal: boolean;
  hasLatin: boolean;
}

const fontFaces = [...faces.matchAll(/@font-face \{([^}]*)\}/g)].map(([, rule = '']): FontFace => {
  const percent = (name: string) => {
    const [, value] = new RegExp(`${name}: (\\d+)%`).exec(rule) ?? [];
    return value === undefined ? null : Number(value);
  };
  const size = (percent('size-adjust') ?? 100) / 100;
  const scaled = (name: string) => {
    const value = percent(name);
    return value === null ? null : value * size;
  };
  return {
    family: /font-family: "([^"]+)"/.exec(rule)?.[1] ?? '',
    ascent: scaled('ascent-override'),
    descent: scaled('descent-override'),
    isLocal: rule.includes('local('),
    hasLatin: !rule.includes('unicode-range') || rule.includes('U+0000-00FF'),
  };
});

const stacks = [...(theme + styles).matchAll(/--font-(?:sans|display): "([^"]+)", "([^"]+)"/g)];

describe('fallback fonts', () => {
  test.each(stacks.map(([, family = '', fallback = '']) => [family, fallback]))(
    'match the line height of %s: %s',
    (family, fallback) => {
      const fallbackFaces = fontFaces.filter((face) => face.family === fallback);
      expect(fallbackFaces.length).toBeGreaterThan(0);
      for (const fallbackFace of fallbackFaces) {
        expect(fallbackFace.isLocal).toBe(true);
        for (const webFace of fontFaces.filter((face) => face.family === family)) {
          expect(
            Math.abs((fallbackFace.ascent ?? 0) - (webFace.ascent ?? fallbackFace.ascent ?? 0)),
          ).toBeLessThan(1);
          expect(
            Math.abs((fallbackFace.descent ?? 0) - (webFace.descent ?? fallbackFace.descent ?? 0)),
          ).toBeLessThan(1);
        }
      }
    },
  );

  test.each(stacks.map(([, family = '', fallback = '']) => [family, fallback]))(
    'cover Latin exactly when %s does: %s',
    (family, fallback) => {
      const hasLatin = (name: string) => fontFaces.some((face) => face.family === name && face.hasLatin);
      expect(hasLatin(fallback)).toBe(hasLatin(family));
    },
  );

  test('exist for text and headings of both languages', () => {
    expect(stacks).toHaveLength(4);
  });
});
