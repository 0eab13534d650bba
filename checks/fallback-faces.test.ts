import { readFileSync } from 'node:fs';

const [faces, theme, styles] = ['fonts', 'theme', 'globals'].map((name) =>
  readFileSync(`app/${name}.css`, 'utf8'),
) as [string, string, string];

interface Face {
  family: string;
  /** Of the letters as they are drawn, in hundredths of the size asked for; null where the file's own counts. */
  ascent: number | null;
  descent: number | null;
  isLocal: boolean;
  hasLatin: boolean;
}

const all = [...faces.matchAll(/@font-face \{([^}]*)\}/g)].map(([, rule = '']): Face => {
  const percent = (name: string) => {
    const [, value] = new RegExp(`${name}: (\\d+)%`).exec(rule) ?? [];
    return value === undefined ? null : Number(value);
  };
  const size = (percent('size-adjust') ?? 100) / 100;
  const drawn = (name: string) => {
    const value = percent(name);
    return value === null ? null : value * size;
  };
  return {
    family: /font-family: "([^"]+)"/.exec(rule)?.[1] ?? '',
    ascent: drawn('ascent-override'),
    descent: drawn('descent-override'),
    isLocal: rule.includes('local('),
    hasLatin: !rule.includes('unicode-range') || rule.includes('U+0000-00FF'),
  };
});

const stacks = [...(theme + styles).matchAll(/--font-(?:sans|display): "([^"]+)", "([^"]+)"/g)];

test.each(stacks.map(([, family = '', next = '']) => [family, next]))(
  'until %s has come, %s keeps lines where they will be',
  (family, next) => {
    const fallbacks = all.filter((face) => face.family === next);
    expect(fallbacks.length).toBeGreaterThan(0);
    for (const fallback of fallbacks) {
      expect(fallback.isLocal).toBe(true);
      for (const real of all.filter((face) => face.family === family)) {
        expect(Math.abs((fallback.ascent ?? 0) - (real.ascent ?? fallback.ascent ?? 0))).toBeLessThan(1);
        expect(Math.abs((fallback.descent ?? 0) - (real.descent ?? fallback.descent ?? 0))).toBeLessThan(1);
      }
    }
  },
);

test.each(stacks.map(([, family = '', next = '']) => [family, next]))(
  'Latin letters that %s has not come from the next face in the list, not from %s',
  (family, next) => {
    const hasLatin = (name: string) => all.some((face) => face.family === name && face.hasLatin);
    expect(hasLatin(next)).toBe(hasLatin(family));
  },
);

test('both languages have a face for text and one for headings', () => {
  expect(stacks).toHaveLength(4);
});
