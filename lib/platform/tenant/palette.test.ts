import { readFileSync } from 'node:fs';
import { wcagContrast } from 'culori';
import { paletteOf, readableShade, readableTextColor } from './palette.ts';

const ground = '#fbf8f4';

describe('palette', () => {
  test.each(['#C2997C', '#ffffff', '#ffee00', '#00ff88', '#5B6B8C', '#000000', '#ff0000'])(
    '%s gets a readable shade and the text colour with more contrast',
    (color) => {
      expect(wcagContrast(readableShade(color), ground)).toBeGreaterThanOrEqual(4.5);
      const best = Math.max(wcagContrast('#2a211c', color), wcagContrast('#ffffff', color));
      expect(wcagContrast(readableTextColor(color), color)).toBeCloseTo(best);
    },
  );

  test('a colour with enough contrast stays unchanged', () => {
    expect(readableShade('#102030')).toBe('#102030');
  });

  test('both colours of a tenant become custom properties', () => {
    const palette = paletteOf({ tenantPrimaryColor: '#C2997C', tenantSecondaryColor: '#5B6B8C' });
    expect(palette).toMatchObject({ '--primary': '#C2997C', '--secondary': '#5B6B8C' });
  });

  test('borders of fields have enough contrast (3:1)', () => {
    const line = /--color-line: (#\w{6})/.exec(readFileSync('app/theme.css', 'utf8'))?.[1] ?? '';
    for (const surface of [ground, '#ffffff']) expect(wcagContrast(line, surface)).toBeGreaterThanOrEqual(3);
  });

  test('a shade is darkened no more than needed; invalid colours become ink', () => {
    expect(wcagContrast(readableShade('#C2997C'), ground)).toBeLessThan(4.8);
    expect(readableShade('nothing')).toBe('#2a211c');
  });
});
