import { readFileSync } from 'node:fs';
import { clampChroma, converter, formatHex, wcagContrast } from 'culori';

const oklch = converter('oklch');
/** Rules of the dark scheme, without those of `.always-light`, which have light colours. */
const [darkCss = ''] = readFileSync('app/dark.css', 'utf8').split('.always-light');

/** Returns the colours of `app/dark.css`, fixed ones and those derived from the shop's primary colour, as hex codes by name. */
function darkColors(primary: string): Record<string, string> {
  const base = oklch(primary);
  if (!base) throw new Error(`${primary} is not a colour`);
  const derived = [
    ...darkCss.matchAll(
      /--color-([\w-]+): oklch\(from var\(--\w+\) (?:max\(l, )?([\d.]+)(\)?) min\(c, ([\d.]+)\) h\)/g,
    ),
  ].map(([, name = '', lightness, isMinimum, maxChroma]) => {
    const l = isMinimum ? Math.max(base.l, Number(lightness)) : Number(lightness);
    return [name, { ...base, l, c: Math.min(base.c, Number(maxChroma)) }] as const;
  });
  const fixed = [...darkCss.matchAll(/--color-([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)].map(
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
  const contrast = (first: string, second: string) => wcagContrast(colors[first] ?? '', colors[second] ?? '');

  test.each(['ground', 'paper', 'backdrop'])('text is readable on %s (4.5:1)', (surface) => {
    for (const text of ['ink', 'muted', 'alert', 'primary-ink', 'secondary-ink'])
      expect([text, contrast(text, surface) >= 4.5]).toEqual([text, true]);
  });

  test('borders and filled areas have enough contrast', () => {
    for (const surface of ['ground', 'paper']) expect(contrast('line', surface)).toBeGreaterThanOrEqual(3);
    expect(contrast('ground', 'ink')).toBeGreaterThanOrEqual(4.5);
    expect(contrast('paper', 'alert')).toBeGreaterThanOrEqual(4.5);
  });
});
