import { readFileSync } from 'node:fs';

const [fontsCss, themeCss, globalsCss] = ['fonts', 'theme', 'globals'].map((name) =>
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

const fontFaces = [...fontsCss.matchAll(/@font-face \{([^}]*)\}/g)].map(([, rule = '']): FontFace => {
  const percent = (name: string) => {
    const [, value] = new RegExp(`${name}: (\\d+)%`).exec(rule) ?? [];
    return value === undefined ? null : Number(value);
  };
  const sizeFactor = (percent('size-adjust') ?? 100) / 100;
  const scaled = (name: string) => {
    const value = percent(name);
    return value === null ? null : value * sizeFactor;
  };
  return {
    family: /font-family: "([^"]+)"/.exec(rule)?.[1] ?? '',
    ascent: scaled('ascent-override'),
    descent: scaled('descent-override'),
    isLocal: rule.includes('local('),
    hasLatin: !rule.includes('unicode-range') || rule.includes('U+0000-00FF'),
  };
});

const fontVariables = [...(themeCss + globalsCss).matchAll(/--font-(?:sans|display): "([^"]+)", "([^"]+)"/g)];
const fontsWithFallback = fontVariables.map(([, family = '', fallback = '']) => [family, fallback]);

/** Difference in percent of the font size; zero when the web font has its own metrics. */
function metricDifference(fallbackValue: number | null, webValue: number | null): number {
  return Math.abs((fallbackValue ?? 0) - (webValue ?? fallbackValue ?? 0));
}

describe('fallback fonts', () => {
  test.each(fontsWithFallback)('match the line height of %s: %s', (family, fallback) => {
    const fallbackFaces = fontFaces.filter((face) => face.family === fallback);
    expect(fallbackFaces.length).toBeGreaterThan(0);
    for (const fallbackFace of fallbackFaces) {
      expect(fallbackFace.isLocal).toBe(true);
      for (const webFace of fontFaces.filter((face) => face.family === family)) {
        expect(metricDifference(fallbackFace.ascent, webFace.ascent)).toBeLessThan(1);
        expect(metricDifference(fallbackFace.descent, webFace.descent)).toBeLessThan(1);
      }
    }
  });

  test.each(fontsWithFallback)('cover Latin exactly when %s does: %s', (family, fallback) => {
    const hasLatin = (name: string) => fontFaces.some((face) => face.family === name && face.hasLatin);
    expect(hasLatin(fallback)).toBe(hasLatin(family));
  });

  test('exist for text and headings of both languages', () => {
    expect(fontsWithFallback).toHaveLength(4);
  });
});
