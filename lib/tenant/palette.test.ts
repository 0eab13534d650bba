import { readFileSync } from 'node:fs';
import { wcagContrast } from 'culori';
import { paletteOf, readableShade, textOn } from './palette.ts';

const ground = '#fbf8f4';

test.each(['#C2997C', '#ffffff', '#ffee00', '#00ff88', '#5B6B8C', '#000000', '#ff0000'])(
  'text in a shade of %s is readable on the ground, and text on it is the more readable of ink and paper',
  (color) => {
    expect(wcagContrast(readableShade(color), ground)).toBeGreaterThanOrEqual(4.5);
    const best = Math.max(wcagContrast('#2a211c', color), wcagContrast('#ffffff', color));
    expect(wcagContrast(textOn(color), color)).toBeCloseTo(best);
  },
);

test('a colour that is readable already stays as it is', () => {
  expect(readableShade('#102030')).toBe('#102030');
});

test('both colours of a tenant become custom properties', () => {
  const palette = paletteOf({ tenantPrimaryColor: '#C2997C', tenantSecondaryColor: '#5B6B8C' });
  expect(palette).toMatchObject({ '--primary': '#C2997C', '--secondary': '#5B6B8C' });
});

test('edges of what is filled in or chosen stand out from ground and paper (3:1)', () => {
  const line = /--color-line: (#\w{6})/.exec(readFileSync('app/theme.css', 'utf8'))?.[1] ?? '';
  for (const surface of [ground, '#ffffff']) expect(wcagContrast(line, surface)).toBeGreaterThanOrEqual(3);
});

test('a shade is no darker than it must be, and a colour that is none is ink', () => {
  expect(wcagContrast(readableShade('#C2997C'), ground)).toBeLessThan(4.8);
  expect(readableShade('nothing')).toBe('#2a211c');
});
