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
  test.each(stacks.map(([, family = '', next = '']) => [family, next]))(
    'match the line height of %s: %s',
    (family, next) => {
      const fallbacks = fontFaces.filter((face) => face.family === next);
      expect(fallbacks.length).toBeGreaterThan(0);
      for (const fallback of fallbacks) {
        expect(fallback.isLocal).toBe(true);
        for (const real of fontFaces.filter((face) => face.family === family)) {
          expect(Math.abs((fallback.ascent ?? 0) - (real.ascent ?? fallback.ascent ?? 0))).toBeLessThan(1);
          expect(Math.abs((fallback.descent ?? 0) - (real.descent ?? fallback.descent ?? 0))).toBeLessThan(1);
        }
      }
    },
  );

  test.each(stacks.map(([, family = '', next = '']) => [family, next]))(
    'cover Latin exactly when %s does: %s',
    (family, next) => {
      const hasLatin = (name: string) => fontFaces.some((face) => face.family === name && face.hasLatin);
      expect(hasLatin(next)).toBe(hasLatin(family));
    },
  );

  test('exist for text and headings of both languages', () => {
    expect(stacks).toHaveLength(4);
  });
});
