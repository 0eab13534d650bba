import { readFileSync } from 'node:fs';
import { wcagContrast } from 'culori';

const theme = readFileSync('app/theme.css', 'utf8');
const colors = Object.fromEntries(
  [...theme.matchAll(/--color-([\w-]+): (#\w{6});/g)].map(([, name = '', code = '']) => [name, code]),
);
const contrast = (one: string, other: string) => wcagContrast(colors[one] ?? '', colors[other] ?? '');

test.each(['ground', 'paper', 'backdrop'])('on %s texts and placeholders are readable (4.5:1)', (surface) => {
  for (const text of ['ink', 'muted', 'alert'])
    expect([text, contrast(text, surface) >= 4.5]).toEqual([text, true]);
});

test.each(['ground', 'paper', 'backdrop'])(
  'the edges of fields and sizes stand out on %s (3:1)',
  (surface) => {
    expect(contrast('line', surface)).toBeGreaterThanOrEqual(3);
  },
);
