import { readFileSync } from 'node:fs';
import { clampChroma, converter, formatHex, wcagContrast } from 'culori';

const oklch = converter('oklch');
const [dark = ''] = readFileSync('app/dark.css', 'utf8').split('.always-light');

/** The colours of the dark scheme for a shop's colour, as `app/dark.css` derives them. */
function darkColors(primary: string): Record<string, string> {
  const base = oklch(primary);
  if (!base) throw new Error(`${primary} is no colour`);
  const derived = [
    ...dark.matchAll(
      /--color-([\w-]+): oklch\(from var\(--\w+\) (?:max\(l, )?([\d.]+)(\)?) min\(c, ([\d.]+)\) h\)/g,
    ),
  ].map(([, name = '', least, isLeast, most]) => {
    const l = isLeast ? Math.max(base.l, Number(least)) : Number(least);
    return [name, { ...base, l, c: Math.min(base.c, Number(most)) }] as const;
  });
  const fixed = [...dark.matchAll(/--color-([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)].map(
    ([, name = '', l, c, h]) =>
      [name, { mode: 'oklch' as const, l: Number(l), c: Number(c), h: Number(h) }] as const,
  );
  return Object.fromEntries(
    [...derived, ...fixed].map(([name, color]) => [name, formatHex(clampChroma(color, 'oklch'))]),
  );
}

describe.each([
  ['tan', '#C2997C'],
  ['slate', '#5B6B8C'],
  ['pale', '#F5EFE6'],
  ['dark', '#101828'],
  ['neon', '#39FF14'],
  ['grey', '#808080'],
])('in the dark scheme of a %s shop', (_, primary) => {
  const colors = darkColors(primary);
  const contrast = (one: string, other: string) => wcagContrast(colors[one] ?? '', colors[other] ?? '');

  test.each(['ground', 'paper', 'backdrop'])('text is readable on %s (4.5:1)', (surface) => {
    for (const text of ['ink', 'muted', 'alert', 'primary-ink', 'secondary-ink'])
      expect([text, contrast(text, surface) >= 4.5]).toEqual([text, true]);
  });

  test('edges stand out (3:1), and fills carry their text', () => {
    for (const surface of ['ground', 'paper']) expect(contrast('line', surface)).toBeGreaterThanOrEqual(3);
    expect(contrast('ground', 'ink')).toBeGreaterThanOrEqual(4.5);
    expect(contrast('paper', 'alert')).toBeGreaterThanOrEqual(4.5);
  });
});
